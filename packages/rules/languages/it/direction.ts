import type { Words } from '../words.ts'

export const words: Words = {
  'As derived': 'Come derivati',
  'As read': 'Come letto',
  'Change on the colourboard': 'Cambia sulla tavola colori',
  'Closest to {{first}}': 'Più vicino a: {{first}}',
  'Closest to {{first}}, then {{second}}': 'Più vicino a: {{first}}, poi {{second}}',
  'Colour of the collection': 'Colore della collezione',
  'Colours from the pictures': 'Colori dalle immagini',
  'Colours of the collection': 'Colori della collezione',
  'Colours of your board lead and stay exactly as they are.':
    'I colori della tua tavola guidano e restano esattamente così.',
  'Colours of {{brand}}': 'Colori di {{brand}}',
  'Cuts and cloths now follow {{world}}.': 'Tagli e tessuti ora seguono il mondo {{world}}.',
  'For example: every order lays them anew.': 'A titolo d’esempio: ogni generazione le compone di nuovo.',
  Hold: 'Fissa',
  'Left out': 'Esclusi',
  Measures: 'Misure',
  'New prints: {{prints}}.': 'Nuove stampe: {{prints}}.',
  'None of the pictures on the moodboard could be read; the looks go by the colours you choose.':
    'Nessuna immagine della moodboard è leggibile; i look seguono i colori che scegli.',
  'Pictures that could not be read: {{number}}': 'Immagini non leggibili: {{number}}',
  'Prints from the pictures': 'Stampe dalle immagini',
  'Put photographs on the moodboard: their colours, their prints and their mood then lead the looks.':
    'Metti delle fotografie sulla moodboard: colori, stampe e atmosfera guideranno i look.',
  Role: 'Ruolo',
  'Take {{name}} back': 'Riprendi {{name}}',
  'The measures stay as they are.': 'Le misure restano come sono.',
  'The measures that move are marked.': 'Le misure che si spostano sono segnate.',
  'The pictures are read': 'Lettura delle immagini',
  'The pictures could not be read just now. What you set stays as it is.':
    'Per ora non è stato possibile leggere le immagini. Ciò che hai impostato resta così.',
  'The prints stay as they are.': 'Le stampe restano come sono.',
  'The server cannot be reached; this is what was read before.':
    'Il server non è raggiungibile; questo è ciò che era stato letto prima.',
  'To the colourboard': 'Sulla tavola colori',
  'Your colourboard': 'La tua tavola colori',
  'Your colours lead; the others are derived from them, so that the looks have light, deep, tones and an accent.':
    'I tuoi colori guidano; gli altri ne derivano, così i look hanno chiaro, profondo, toni e un accento.',
  'between the colours of the pictures': 'tra i colori delle immagini',
  held: 'fissato',
  'in the middle': 'al centro',
  'new with this kind': 'nuova con questo mondo',
  '{{chosen}} + {{number}} derived': '{{chosen}} + {{number}} derivati',
  '{{chosen}} + {{number}} from pictures': '{{chosen}} + {{number}} dalle immagini',
  '{{most}} colours are held, and no more can be: let go of one first.':
    '{{most}} colori sono fissati e non se ne possono fissare altri: prima liberane uno.',
  '{{most}} colours are left out, and no more can be: take one back first.':
    '{{most}} colori sono esclusi e non se ne possono escludere altri: prima riprendine uno.',
  '{{name}}, darker': '{{name}}, più scuro',
  '{{name}}, lighter': '{{name}}, più chiaro',
  '{{number}} by hand': '{{number}} a mano',
  '{{number}} from pictures': '{{number}} dalle immagini',
  '{{share}} of the garments and prints are in the brand’s colours':
    '{{share}} dei capi e delle stampe è nei colori del brand',
}
