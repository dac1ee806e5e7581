## The board in the browser: the map, its pieces, and what lies on a space in words.

board-title = La mappa
board-keys = Le frecce vanno da uno spazio all’altro, Pag su e Pag giù al prossimo spazio in cui puoi agire, Invio sceglie. Più e meno cambiano la grandezza, 0 mostra tutta la mappa, Ctrl con una freccia la sposta. R ruota la carta che stai collocando.
board-zoom-in = Ingrandisci
board-zoom-out = Rimpicciolisci
board-zoom-fit = Mostra tutta la mappa
board-turn-right = Ruota la carta verso destra
board-turn-left = Ruota la carta verso sinistra
# $sides: the sides with a road, by their words.
board-laid = Per ora la tua carta è qui: { $shape }, strade verso { $sides }
board-chosen = spazio scelto

# $space: the name of a space, such as r2c3. $shape and $terrain in words.
board-tip-card = { $space }: { $shape }, { $terrain }
board-tip-card-neutral = { $space }: { $shape }
board-tip-unexplored = { $space }: inesplorato
board-tip-impassable = { $space }: roccia impraticabile
# $sides: sides of the card, by commas.
board-tip-roads =
    { $count ->
        [one] Strada verso { $sides }
       *[other] Strade verso { $sides }
    }
board-tip-abandoned = Una città senza proprietario
board-tip-neutral = Neutrale, difesa { $defence }
board-tip-ruins = Difesa { $defence }
# $player: such as “gli Òrsari”, in brackets, which want no other case.
board-tip-owned =
    { $level ->
        [6] Capitale ({ $player }), livello { $level }
        [5] Residenza Reale ({ $player }), livello { $level }
       *[other] Città ({ $player }), livello { $level }
    }
board-tip-defence = Difesa { $defence }
# $kind: the card that a building gives once per turn; none where it is not known.
board-tip-building =
    { $kind ->
        [none] Edificio ({ $player }), vale { $level }, difesa { $defence }
       *[other] Edificio ({ $player }), vale { $level }, difesa { $defence }; dà: { $kind }
    }
board-tip-gives = Dà: { $kind }
board-tip-gate = Portale delle Tempeste numero { $number }
board-tip-buried =
    { $count ->
        [one] Sotto questo portale c’è un Grande Manufatto
       *[other] Sotto questo portale ci sono { $count } Grandi Manufatti
    }
board-tip-link-pass = Il Passo di Montagna
board-tip-link-bridge = Il Ponte del Re
board-tip-relic = Qui è nascosto un Grande Manufatto
board-tip-cloaked = Nascosta sotto il Mantello di Vayl: per ora questa città non si può attaccare
board-tip-hero =
    { $veteran ->
        [yes] Eroe { $number } ({ $player }), veterano
       *[no] Eroe { $number } ({ $player })
    }
board-tip-amplifier = Porta un Amplificatore di Tempeste per il portale { $gate }
board-tip-post =
    { $star ->
        [yes] Posto di scambio ({ $player }), lato stellato
       *[no] Posto di scambio ({ $player })
    }
board-tip-metamorpha = Metamorpha si trova qui
board-tip-bilkarr =
    { $way ->
        [north-east] Bilkarr si trova qui; prosegue verso nord-est
        [north-west] Bilkarr si trova qui; prosegue verso nord-ovest
        [south-east] Bilkarr si trova qui; prosegue verso sud-est
        [south-west] Bilkarr si trova qui; prosegue verso sud-ovest
       *[none] Bilkarr si trova qui
    }

## The board as a table of texts.

board-text-title = La mappa a parole
board-text-row = Riga { $row }
board-text-column = Colonna { $column }
board-text-missing = nessuno spazio
