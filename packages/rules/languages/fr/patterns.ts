import type { Words } from '../words.ts'

export const words: Words = {
  'Choose a look: what is cut and sewn in it becomes pieces in sizes, ready for cutting.':
    'Choisissez un look : ce qui s’y coupe et s’y coud devient des pièces par taille, prêtes à couper.',
  'Cut and sewn': 'Coupé-cousu',
  'Cutting table of {{garment}}': 'Table de coupe : {{garment}}',
  DXF: 'DXF',
  'Drawn in full': 'Tracée en entier',
  Farther: 'Plus loin',
  'For pattern software: AAMA and ASTM, all sizes in one file.':
    'Pour les logiciels de patronage : AAMA et ASTM, toutes les tailles dans un fichier.',
  'Garments and sizes': 'Vêtements et tailles',
  'Go on with a pattern': 'Reprendre un patron',
  'In true size, a file for each size, with a square to check a print by.':
    'En grandeur réelle, un fichier par taille, avec un carré pour vérifier l’impression.',
  Interlining: 'Entoilage',
  'Lay all sizes over each other': 'Superposer toutes les tailles',
  Lining: 'Doublure',
  'Looks that you like stand here. Open one in its project, or like it there first.':
    'Les looks que vous aimez s’affichent ici. Ouvrez-en un dans son projet, ou aimez-le d’abord.',
  'Make a pattern of a look': 'Faire le patron d’un look',
  Nearer: 'Plus près',
  'No pattern': 'Sans patron',
  'Nothing is worn in this look, so there is nothing to cut.':
    'Rien n’est porté dans ce look, il n’y a donc rien à couper.',
  'Patterns of garments': 'Patrons de vêtements',
  Pieces: 'Pièces',
  'Pieces and files': 'Pièces et fichiers',
  'Pieces: {{number}}': 'Pièces : {{number}}',
  'Redo on the pattern': 'Rétablir sur le patron',
  Rib: 'Bord-côte',
  SVG: 'SVG',
  'Shell fabric': 'Tissu principal',
  'Show all pieces': 'Montrer toutes les pièces',
  Sizes: 'Tailles',
  'Sizes that are cut': 'Tailles à couper',
  Table: 'Table',
  'The file could not be written. Try again.': 'Le fichier n’a pas pu être écrit. Réessayez.',
  'The pattern could not be drafted. Try again.': 'Le patron n’a pas pu être tracé. Réessayez.',
  'This project has no looks yet.': 'Ce projet n’a pas encore de looks.',
  'Undo on the pattern': 'Annuler sur le patron',
  '{{garment}} cannot be cut from flat cloth here, so there is no pattern for it.':
    '{{garment}} : ne se coupe pas ici dans un tissu à plat, il n’y a donc pas de patron.',
  '{{name}} is in the bin': '{{name}} est dans la corbeille',
  '{{number}} × in pairs, {{cloth}}': '{{number}} ×, par paires, {{cloth}}',
  '{{number}} ×, {{cloth}}': '{{number}} ×, {{cloth}}',
}
