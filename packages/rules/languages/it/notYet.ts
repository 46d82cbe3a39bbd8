import type { Words } from '../words.ts'

export const words: Words = {
  'Go back': 'Indietro',
  'Look at the address once more: it may be mistyped, or the page is gone.':
    'Ricontrolla l’indirizzo: forse è scritto male, o la pagina non c’è più.',
  'Maintenance lasts until {{time}}. Everything you made is safe; this page shows when Toile is open again.':
    'Lavoriamo fino al {{time}}. Tutto ciò che hai creato è al sicuro; questa pagina segnala la riapertura.',
  'No maintenance is under way.': 'Al momento non è in corso alcuna manutenzione.',
  'The address may be wrong, or the page belongs to people with other rights. An administrator can give you those.':
    "L'indirizzo potrebbe essere errato, o la pagina richiede altri diritti. Un amministratore può concederteli.",
  'The address may be wrong, or the page needs an account. Sign in, and you are taken to it.':
    "L'indirizzo potrebbe essere errato, o serve un account. Accedi e ci arriverai.",
  'There is no page at this address': 'A questo indirizzo non c’è nessuna pagina',
  'There is nothing here for you to open': "Qui non c'è nulla che tu possa aprire",
  'This screen is still being made, so nothing of yours is kept here yet.':
    "Questa schermata è ancora in lavorazione, quindi qui non c'è ancora nulla di tuo.",
  'To the Square': 'Alla Piazza',
  'To your designs': 'Ai tuoi progetti',
  'Toile is open': 'Toile è aperto',
  'Toile is under maintenance': 'Toile è in manutenzione',
}
