# What every language has in a file of this name.

# Its own name, as a menu shows it
name = English
# What stands between the thousands of a number
digit-group = ,
