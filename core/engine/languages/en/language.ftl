### What every language has in a file of this name. Weekdays and grouping are CLDR's (version 46) for the language's
### most likely region.

# Its own name, as a menu shows it.
name = English
# What stands between the thousands of a number, such as a comma; {"\u00A0"} is a no-break space.
digit-group = ,
# The first day of the week in a calendar where the system names no region, from 1 for Monday to 7 for Sunday.
first-weekday = 7
# The least number of digits of a number that is grouped: 4 groups 1,000, and 5 only 10,000.
grouped-from = 4
