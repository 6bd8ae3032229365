# faketime: another date for one process and what it starts, for scripts/test_dates.

FAKETIME=/usr/lib/$(uname -m)-linux-gnu/faketime/libfaketimeMT.so.1

make_faketime() { [[ -e $FAKETIME ]] || need_debian faketime; }
