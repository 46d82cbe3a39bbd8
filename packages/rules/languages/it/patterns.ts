import type { Words } from '../words.ts'

export const words: Words = {
  'Choose a look: what is cut and sewn in it becomes pieces in sizes, ready for cutting.':
    'Scegli un look: ciò che si taglia e si cuce diventa pezzi per taglia, pronti da tagliare.',
  'Cut and sewn': 'Tagliato e cucito',
  'Cutting table of {{garment}}': 'Tavolo da taglio: {{garment}}',
  DXF: 'DXF',
  'Drawn in full': 'Disegnata per intero',
  Farther: 'Più lontano',
  'For pattern software: AAMA and ASTM, all sizes in one file.':
    'Per i software di modellistica: AAMA e ASTM, tutte le taglie in un file.',
  'Garments and sizes': 'Capi e taglie',
  'Go on with a pattern': 'Continua un cartamodello',
  'In true size, a file for each size, with a square to check a print by.':
    'In grandezza reale, un file per taglia, con un quadrato per verificare la stampa.',
  Interlining: 'Teletta',
  'Lay all sizes over each other': 'Sovrapponi tutte le taglie',
  Lining: 'Fodera',
  'Looks that you like stand here. Open one in its project, or like it there first.':
    'Qui stanno i look che ti piacciono. Aprine uno nel suo progetto, o metti prima mi piace.',
  'Make a pattern of a look': 'Fai il cartamodello di un look',
  Nearer: 'Più vicino',
  'No pattern': 'Nessun cartamodello',
  'Nothing is worn in this look, so there is nothing to cut.':
    'In questo look non si indossa nulla, quindi non c’è nulla da tagliare.',
  'Patterns of garments': 'Cartamodelli',
  Pieces: 'Pezzi',
  'Pieces and files': 'Pezzi e file',
  'Pieces: {{number}}': 'Pezzi: {{number}}',
  'Redo on the pattern': 'Ripeti sul cartamodello',
  Rib: 'Costina',
  SVG: 'SVG',
  'Shell fabric': 'Tessuto principale',
  'Show all pieces': 'Mostra tutti i pezzi',
  Sizes: 'Taglie',
  'Sizes that are cut': 'Taglie da tagliare',
  Table: 'Tavolo',
  'The file could not be written. Try again.': 'Non è stato possibile scrivere il file. Riprova.',
  'The pattern could not be drafted. Try again.': 'Il cartamodello non è stato tracciato. Riprova.',
  'This project has no looks yet.': 'Questo progetto non ha ancora look.',
  'Undo on the pattern': 'Annulla sul cartamodello',
  '{{garment}} cannot be cut from flat cloth here, so there is no pattern for it.':
    '{{garment}}: qui non si taglia da tessuto piano, perciò non c’è cartamodello.',
  '{{name}} is in the bin': '{{name}} è nel cestino',
  '{{number}} × in pairs, {{cloth}}': '{{number}} ×, a coppie, {{cloth}}',
  '{{number}} ×, {{cloth}}': '{{number}} ×, {{cloth}}',
}
