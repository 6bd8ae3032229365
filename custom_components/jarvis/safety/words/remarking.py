"""What makes a wish of a statement about a thing, per language, as patterns.

`front` begins a statement besides the words that all do, `verb` holds together what
begins as one: "a lamp for my desk" states nothing. `sways` makes a wish of it:
a need, a trouble, a state that may be ended. `general` tells what is so as a rule or
was so once: then only what `presses` does. `subject` are words before what looks like
an order and is none. `stays` marks what is to stay as it is, `on` and `off` the
states, `unmarked` what takes that back. `things` are the things of commands. `topic`
begins what no order begins with, besides, `some` what one would have: "a little light".
"""
