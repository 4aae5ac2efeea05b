# Come si chiamano le parti dove i pezzi sono arancioni e blu. Tutti i testi usano questi termini.
# il, Il, del, al: il nome con l’articolo o la preposizione (Il: a inizio frase); m, f, mp, fp: l’aggettivo.
-orange = Arancione
-blue = Blu
-il-orange = l’Arancione
-il-blue = il Blu
-Il-orange = L’Arancione
-Il-blue = Il Blu
-del-orange = dell’Arancione
-del-blue = del Blu
-al-orange = all’Arancione
-al-blue = al Blu
-orange-m = arancione
-blue-m = blu
-orange-f = arancione
-blue-f = blu
-orange-mp = arancioni
-blue-mp = blu
-orange-fp = arancioni
-blue-fp = blu
