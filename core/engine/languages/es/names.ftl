# Cómo se llaman los bandos cuando sus fichas son naranjas y azules. Todos los textos lo dicen con estos términos.
# m, f: adjetivo masculino y femenino; mp, fp: en plural.
-orange = Naranja
-blue = Azul
-orange-m = naranja
-blue-m = azul
-orange-f = naranja
-blue-f = azul
-orange-mp = naranjas
-blue-mp = azules
-orange-fp = naranjas
-blue-fp = azules
