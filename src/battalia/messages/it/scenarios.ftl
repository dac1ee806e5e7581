### Boards of one's own, and scenarios.

## What stands in the way of a table.

options-removes-none = su questo tabellone partecipano tutte le fazioni

## Scenari: che cosa non va in un file. La voce sbagliata sta prima di questi testi.

start-option-scenario = Scenario
scenario-version = questo non è uno scenario della versione { $version }
scenario-unseen = contiene qualcosa che nessuno può vedere
scenario-json = questo non è JSON valido

## Scenari dalla riga di comando.

scenario-players = { $count } giocatori
scenario-alone = Uno scenario conosce già il suo tavolo: togliete --{ $option }.
scenario-unknown = Lo scenario “{ $name }” non esiste, né come file né fra questi: { $names }.

## Ogni posto vale quanto gli altri?

arena-places = Vittorie per posto
arena-where = Posto
arena-place-of = { $kind ->
    [order] numero { $place } nell’ordine di gioco
    [city] città di partenza { $place }
   *[seat] posto { $place }
}
arena-fair = una quota equa
arena-unfair = una quota non equa

## The gallery.

no-such-scenario = questo scenario non esiste
scenario-unusable = lo scenario non si può giocare: { $reason }
scenario-and-more = uno scenario sa come comincia la sua partita: non si può indicare altro
too-many-scenarios = hai { $most } scenari nella galleria; prima togline uno
not-your-scenario = questo scenario non è tuo
