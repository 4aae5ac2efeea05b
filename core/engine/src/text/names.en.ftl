# What the sides are called where their pieces are orange and blue. Every text says it by these.
-orange = Orange
-blue = Blue
-orange-adjective = orange
-blue-adjective = blue
-an-orange = an orange
-a-blue = a blue
