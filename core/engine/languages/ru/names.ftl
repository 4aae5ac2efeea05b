# Как называются стороны, когда их шашки оранжевые и синие. Имя с большой буквы начинает предложение; внутри него стоят
# падежи: именительный, родительный (он же винительный), дательный, творительный. Дальше прилагательные в единственном
# числе: мужской род, женский род, женский род в родительном и в винительном падеже.
-orange = Оранжевые
-blue = Синие
-orange-nominative = оранжевые
-blue-nominative = синие
-orange-genitive = оранжевых
-blue-genitive = синих
-orange-dative = оранжевым
-blue-dative = синим
-orange-instrumental = оранжевыми
-blue-instrumental = синими
-orange-adjective = оранжевый
-blue-adjective = синий
-orange-feminine = оранжевая
-blue-feminine = синяя
-orange-feminine-genitive = оранжевой
-blue-feminine-genitive = синей
-orange-feminine-accusative = оранжевую
-blue-feminine-accusative = синюю
