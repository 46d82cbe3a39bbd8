import type { Words } from '../words.ts'

export const words: Words = {
  'A fashion design studio': 'Uno studio di design della moda',
  'Bring your pictures, sketches, prints and colours. Toile drafts looks from them, cut by cut, and every line stays yours to change.':
    'Porta le tue immagini, gli schizzi, le stampe e i colori. Toile ne ricava i look, taglio dopo taglio, e ogni linea resta tua da modificare.',
  'Colour, print, fabric and cut change at once, front and back.':
    'Colore, stampa, tessuto e taglio cambiano subito, davanti e dietro.',
  'Continue designing': 'Continua a progettare',
  'Eight looks are drawn from your boards, on the bodies you choose.':
    'Dalle tue tavole nascono otto look, sui corpi che scegli.',
  Finalise: 'Finalizza',
  'From boards to a collection': 'Dalle tavole alla collezione',
  Gather: 'Raccogli',
  Generate: 'Genera',
  'Keep what you like, and export pictures, line drawings and the document.':
    'Tieni ciò che ti piace ed esporta immagini, disegni al tratto e documento.',
  'Looks drawn by Toile': 'Look disegnati da Toile',
  'Photographs, sketches, prints and colours go on four boards.':
    'Fotografie, schizzi, stampe e colori vanno su quattro tavole.',
  Refine: 'Perfeziona',
  'Try without an account': 'Prova senza account',
  'With an account you have a trial of {{days}} days: {{credits}} credits, {{pictures}} pictures of your own, and as many projects as you like. No card is asked for.':
    'Con un account hai una prova di {{days}} giorni: {{credits}} crediti, {{pictures}} immagini tue e tutti i progetti che vuoi. Nessuna carta richiesta.',
  'Without an account you have {{days}} days, {{credits}} credits and {{pictures}} pictures of your own.':
    'Senza account hai {{days}} giorni, {{credits}} crediti e {{pictures}} immagini tue.',
}
