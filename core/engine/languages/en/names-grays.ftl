### What the sides are called in the grayscale palette: the same terms as in names.ftl.

# Name of the first side as a noun.
-orange = White
# Name of the second side as a noun.
-blue = Black
# Before a piece: a white disc.
-orange-adjective = white
# Before a piece: a black disc.
-blue-adjective = black
# With the article: a white bridge.
-an-orange = a white
# With the article: a black bridge.
-a-blue = a black
