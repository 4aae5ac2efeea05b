# What the sides are called where no colours are shown.
-orange = White
-blue = Black
-orange-adjective = white
-blue-adjective = black
-an-orange = a white
-a-blue = a black
