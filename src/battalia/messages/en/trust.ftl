### What chance did, and that it can be proved.

proof-secret = the secret is not the one to which the server was bound: its hash is another one
proof-count = the proof is about { $proved ->
    [one] one draw
   *[other] { $proved } draws
}, and the game has { $draws }
unproved-seed = nothing can be proved here: the seed was given when the table was set up
unproved-before = nothing can be proved here: the table was made before proofs
unproved-older = nothing can be proved here: an older program has played on at this table
pledge-and-seed = a table whose seed is given is not bound to a secret
no-such-pledge = the server is not bound to this any more; ask for a new commitment
has-begun = the game has begun
proof-other-commitment = The server was bound to something else: { $commitment }.
trust-title = Proof of the shuffles
trust-text = Before the first card the server binds itself to a secret. Every seat adds a text of its own, and all that chance does follows from the secret and the texts. After the game all of it is shown, and everybody can check every draw.
trust-own-text = Your own text
trust-own-hint = Any text that nobody can know; this one was made by chance.
trust-new = Another one
trust-commitment = The server is bound to
trust-check = Check the shuffles
trust-checking = Drawing again …
trust-fine = { $draws ->
    [one] The one draw follows
   *[other] All { $draws } draws and dice follow
} from the secret and the texts of all seats.
trust-mine = Your own text is among them, and the server was bound before it knew it.
trust-wrong = Draw { $place } does not follow from the secret and the texts: “{ $choice }” came, and “{ $due }” was due.
trust-secret = Secret
trust-seat = { $seat } added
trust-nothing = nothing
trust-more = How this works, and how to check it without this page
