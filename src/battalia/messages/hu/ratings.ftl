### Értékelt játszmák: mi nem értékelhető, és mi lett belőlük.

rated-seed = olyan játszma, amelynek a magját valaki ismeri, nem értékelt
rated-from-start = csak új játszma értékelt: jegyzőkönyv, állás, forgatókönyv és lecke nem
rated-by-the-box = az értékelt játszmához az kell, ami a dobozokban van: idegen térkép, javítás és modul nem
rated-level = nincs értékszáma ennek a számítógépnek: „{ $level }”, ezért vele nincs értékelt játszma
rated-without-people = a csak számítógépek közötti játszma nem értékelt
rated-one-seat = értékelt játszmában mindenki magáért játszik: egy helyed van
rated-needs-clock = az emberek közötti értékelt játszmához óra kell
rated-needs-account = értékelt játszmát csak az játszhat, akinek van fiókja
rated-seat-stays = értékelt játszmában a hely nem adható tovább
rated-no-help = ez a játszma értékelt: amíg véget nem ér, senki sem kap segítséget
rated-stays = az értékelt játszmát végig kell játszani: előbb add fel
rated-no-stand-in = értékelt játszmában nem játszik helyetted számítógép; feladhatod
table-rated = Értékelt
table-over-rating = Értékszám
rating-provisional = ideiglenes: még kevés játszma
