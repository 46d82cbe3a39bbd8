import type { Words } from '../words.ts'

export const words: Words = {
  'As derived': 'Comme déduites',
  'As read': 'Tel que lu',
  'Change on the colourboard': 'Modifier sur le tableau de couleurs',
  'Closest to {{first}}': 'Au plus près : {{first}}',
  'Closest to {{first}}, then {{second}}': 'Au plus près : {{first}}, puis {{second}}',
  'Colour of the collection': 'Couleur de la collection',
  'Colours from the pictures': 'Couleurs tirées des images',
  'Colours of the collection': 'Couleurs de la collection',
  'Colours of your board lead and stay exactly as they are.':
    'Les couleurs de votre tableau mènent et restent exactement telles quelles.',
  'Colours of {{brand}}': 'Couleurs de {{brand}}',
  'Cuts and cloths now follow {{world}}.': 'Coupes et tissus suivent maintenant l’univers {{world}}.',
  'For example: every order lays them anew.': 'À titre d’exemple : chaque génération les compose à nouveau.',
  Hold: 'Fixer',
  'Left out': 'Écartées',
  Measures: 'Mesures',
  'New prints: {{prints}}.': 'Nouveaux imprimés : {{prints}}.',
  'None of the pictures on the moodboard could be read; the looks go by the colours you choose.':
    'Aucune image de la planche de tendances n’a pu être lue ; les silhouettes suivent les couleurs que vous choisissez.',
  'Pictures that could not be read: {{number}}': 'Images qui n’ont pas pu être lues : {{number}}',
  'Prints from the pictures': 'Imprimés tirés des images',
  'Put photographs on the moodboard: their colours, their prints and their mood then lead the looks.':
    'Posez des photos sur la planche de tendances : leurs couleurs, leurs imprimés et leur ambiance guideront les silhouettes.',
  Role: 'Rôle',
  'Take {{name}} back': 'Reprendre {{name}}',
  'The measures stay as they are.': 'Les mesures restent telles quelles.',
  'The measures that move are marked.': 'Les mesures qui bougent sont marquées.',
  'The pictures are read': 'Lecture des images',
  'The pictures could not be read just now. What you set stays as it is.':
    'Les images n’ont pas pu être lues pour l’instant. Vos réglages restent tels quels.',
  'The prints stay as they are.': 'Les imprimés restent tels quels.',
  'The server cannot be reached; this is what was read before.':
    'Le serveur est injoignable ; voici ce qui a été lu auparavant.',
  'To the colourboard': 'Vers le tableau de couleurs',
  'Your colourboard': 'Votre tableau de couleurs',
  'Your colours lead; the others are derived from them, so that the looks have light, deep, tones and an accent.':
    'Vos couleurs mènent ; les autres en sont déduites, pour que les silhouettes aient du clair, du profond, des tons et un accent.',
  'between the colours of the pictures': 'entre les couleurs des images',
  held: 'fixée',
  'in the middle': 'au milieu',
  'new with this kind': 'nouveau avec cet univers',
  '{{chosen}} + {{number}} derived': '{{chosen}} + {{number}} déduites',
  '{{chosen}} + {{number}} from pictures': '{{chosen}} + {{number}} des images',
  '{{most}} colours are held, and no more can be: let go of one first.':
    '{{most}} couleurs sont fixées, pas une de plus : libérez-en d’abord une.',
  '{{most}} colours are left out, and no more can be: take one back first.':
    '{{most}} couleurs sont écartées, pas une de plus : reprenez-en d’abord une.',
  '{{name}}, darker': '{{name}}, plus foncé',
  '{{name}}, lighter': '{{name}}, plus clair',
  '{{number}} by hand': '{{number}} à la main',
  '{{number}} from pictures': '{{number}} des images',
  '{{share}} of the garments and prints are in the brand’s colours':
    '{{share}} des vêtements et des imprimés sont aux couleurs de la marque',
}
