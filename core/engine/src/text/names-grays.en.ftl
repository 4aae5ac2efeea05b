# What the sides are called where no colors are shown.
-orange = White
-blue = Black
-orange-adjective = white
-blue-adjective = black
-an-orange = a white
-a-blue = a black
