### What the sides are called where their pieces are orange and blue. All texts name them by these terms. A language
### may add terms, such as -orange-genitive, in pairs of both sides and in both files of names.

# Name of the first side as a noun.
-orange = Orange
# Name of the second side as a noun.
-blue = Blue
# Before a piece: an orange disc.
-orange-adjective = orange
# Before a piece: a blue disc.
-blue-adjective = blue
# With the article: an orange bridge.
-an-orange = an orange
# With the article: a blue bridge.
-a-blue = a blue
