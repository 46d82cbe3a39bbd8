import type { Words } from '../words.ts'

export const words: Words = {
  'A look tells exactly what it is made of: hidden parts are drawn whole, and prints are left out.':
    'Un look dit exactement de quoi il est fait : les parties cachées sont dessinées en entier, et les imprimés sont laissés de côté.',
  'A look, a photograph or a drawing becomes line drawings, one for each garment in it.':
    'Un look, une photo ou un dessin devient des dessins au trait, un pour chaque vêtement.',
  'Alike on both sides': 'Pareil des deux côtés',
  'As PNG': 'En PNG',
  'As SVG, with its layers': 'En SVG, avec ses calques',
  'By its left side': 'D’après son côté gauche',
  'By its right side': 'D’après son côté droit',
  'Close the line': 'Fermer la ligne',
  'Complete what is hidden': 'Compléter ce qui est caché',
  'Correct {{name}}': 'Corriger {{name}}',
  'Delete the line': 'Supprimer la ligne',
  'Drag the drawing under the glass; Ctrl and the wheel zoom.':
    'Faites glisser le dessin sous la loupe ; Ctrl et la molette zooment.',
  'Draw a line; it becomes a few clean curves. By keys: arrows move, Space sets the pen down and lifts it.':
    'Tracez une ligne ; elle devient quelques courbes nettes. Au clavier : les flèches déplacent, Espace pose et lève la plume.',
  'Drop a picture of an outfit here: a drawing, a technical flat, or a photograph of one person.':
    'Déposez ici l’image d’une tenue : un dessin, un plat technique ou la photo d’une seule personne.',
  'Garment by garment is drawn.': 'Les vêtements sont dessinés un à un.',
  'Garments that come near': 'Vêtements proches',
  'Handle after point {{number}}': 'Poignée après le point {{number}}',
  'Handle before point {{number}}': 'Poignée avant le point {{number}}',
  Join: 'Joindre',
  Layer: 'Calque',
  'Layers that are shown': 'Calques affichés',
  'No garment of the catalogue comes near to this drawing.': 'Aucun vêtement du catalogue ne s’approche de ce dessin.',
  'Open as a garment': 'Ouvrir comme vêtement',
  'Open as a garment that can be changed': 'Ouvrir comme vêtement modifiable',
  'Open as a garment: {{garment}}': 'Ouvrir comme vêtement : {{garment}}',
  'Open {{name}} in the canvas': 'Ouvrir {{name}} dans la toile',
  'Or one of your liked looks': 'Ou l’un de vos looks aimés',
  'Press a line to pick it, drag its points. On the drawing, the arrows left and right go from line to line, Enter goes to its points, Delete deletes it.':
    'Appuyez sur une ligne pour la choisir, faites glisser ses points. Sur le dessin, les flèches gauche et droite vont de ligne en ligne, Entrée va à ses points, Suppr la supprime.',
  'Press two lines: they are joined at their nearest ends. The same one twice is closed.':
    'Appuyez sur deux lignes : elles sont jointes par leurs bouts les plus proches. La même deux fois est fermée.',
  'Redo on the drawing': 'Rétablir sur le dessin',
  'Set upright': 'Redresser',
  Smooth: 'Lisser',
  'Take apart': 'Décomposer',
  'Take apart again': 'Décomposer de nouveau',
  'Taken apart before': 'Décomposées auparavant',
  'The drawings appear here, one for each garment: to be liked, corrected, worn or downloaded.':
    'Les dessins apparaissent ici, un pour chaque vêtement : à aimer, corriger, porter ou télécharger.',
  'The line': 'La ligne',
  'The next line': 'La prochaine ligne',
  'The pen: arrow keys move, Space sets down and lifts': 'La plume : les flèches déplacent, Espace pose et lève',
  'The picked line': 'La ligne choisie',
  'The picture that it was taken from': 'L’image d’où il a été tiré',
  'To the line drawings': 'Aux dessins au trait',
  'Undo on the drawing': 'Annuler sur le dessin',
  'Upload a picture to take apart': 'Importer une image à décomposer',
  'What {{name}} is': 'Ce qu’est {{name}}',
  '{{name}} is in the library as a sketch': '{{name}} est dans la bibliothèque comme croquis',
  '{{name}}, lines: {{number}}. Left and right arrow keys pick one':
    '{{name}}, lignes : {{number}}. Les flèches gauche et droite en choisissent une',
}
