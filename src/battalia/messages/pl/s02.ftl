### Kings and queens (S2).

royal-given = { $seat } otrzymuje do schronienia: { $card }.
royal-deposed = { $seat } traci kartę do limbo: { $card }; talia jest za mała.

verb-crown = Ukoronuj miasto
choice-crown = na polu { $space }

city-too-low = Rezydencją staje się tylko miasto poziomu 4, a stolicą tylko rezydencja.
is-capital = To już jest stolica.
royals-crown = Tylko królowa lub król podnosi miasto ponad poziom 4.
residence-limit = Nie może być kolejnej rezydencji.
capital-limit = Nie może być kolejnej stolicy.
needs-royal = Potrzebna jest do tego ta karta: { $kind }.
