import type { Words } from '../words.ts'

export const words: Words = {
  'A look tells exactly what it is made of: hidden parts are drawn whole, and prints are left out.':
    'Un look dice esattamente di che cosa è fatto: le parti nascoste sono disegnate intere e le stampe sono lasciate fuori.',
  'A look, a photograph or a drawing becomes line drawings, one for each garment in it.':
    'Un look, una fotografia o un disegno diventa disegni al tratto, uno per ogni capo.',
  'Alike on both sides': 'Uguale sui due lati',
  'As PNG': 'Come PNG',
  'As SVG, with its layers': 'Come SVG, con i suoi livelli',
  'By its left side': 'Dal suo lato sinistro',
  'By its right side': 'Dal suo lato destro',
  'Close the line': 'Chiudi la linea',
  'Complete what is hidden': 'Completa ciò che è nascosto',
  'Correct {{name}}': 'Correggi {{name}}',
  'Delete the line': 'Elimina la linea',
  'Drag the drawing under the glass; Ctrl and the wheel zoom.':
    'Trascina il disegno sotto la lente; Ctrl e la rotellina ingrandiscono.',
  'Draw a line; it becomes a few clean curves. By keys: arrows move, Space sets the pen down and lifts it.':
    'Disegna una linea; diventa poche curve pulite. Da tastiera: le frecce muovono, Spazio appoggia e solleva la penna.',
  'Drop a picture of an outfit here: a drawing, a technical flat, or a photograph of one person.':
    'Trascina qui l’immagine di un completo: un disegno, un disegno tecnico in piano o la foto di una sola persona.',
  'Garment by garment is drawn.': 'I capi vengono disegnati uno a uno.',
  'Garments that come near': 'Capi che si avvicinano',
  'Handle after point {{number}}': 'Maniglia dopo il punto {{number}}',
  'Handle before point {{number}}': 'Maniglia prima del punto {{number}}',
  Join: 'Unisci',
  Layer: 'Livello',
  'Layers that are shown': 'Livelli mostrati',
  'No garment of the catalogue comes near to this drawing.': 'Nessun capo del catalogo si avvicina a questo disegno.',
  'Open as a garment': 'Apri come capo',
  'Open as a garment that can be changed': 'Apri come capo modificabile',
  'Open as a garment: {{garment}}': 'Apri come capo: {{garment}}',
  'Open {{name}} in the canvas': 'Apri {{name}} nella tela',
  'Or one of your liked looks': 'Oppure uno dei tuoi look preferiti',
  'Press a line to pick it, drag its points. On the drawing, the arrows left and right go from line to line, Enter goes to its points, Delete deletes it.':
    'Premi una linea per sceglierla, trascina i suoi punti. Sul disegno, le frecce sinistra e destra vanno di linea in linea, Invio va ai suoi punti, Canc la elimina.',
  'Press two lines: they are joined at their nearest ends. The same one twice is closed.':
    'Premi due linee: vengono unite alle estremità più vicine. La stessa due volte viene chiusa.',
  'Redo on the drawing': 'Ripeti sul disegno',
  'Set upright': 'Raddrizza',
  Smooth: 'Ammorbidisci',
  'Take apart': 'Scomponi',
  'Take apart again': 'Scomponi di nuovo',
  'Taken apart before': 'Scomposte in precedenza',
  'The drawings appear here, one for each garment: to be liked, corrected, worn or downloaded.':
    'I disegni appaiono qui, uno per ogni capo: da preferire, correggere, indossare o scaricare.',
  'The line': 'La linea',
  'The next line': 'La prossima linea',
  'The pen: arrow keys move, Space sets down and lifts': 'La penna: le frecce muovono, Spazio appoggia e solleva',
  'The picked line': 'La linea scelta',
  'The picture that it was taken from': 'L’immagine da cui è stato preso',
  'To the line drawings': 'Ai disegni al tratto',
  'Undo on the drawing': 'Annulla sul disegno',
  'Upload a picture to take apart': 'Carica un’immagine da scomporre',
  'What {{name}} is': 'Che cos’è {{name}}',
  '{{name}} is in the library as a sketch': '{{name}} è nella libreria come schizzo',
  '{{name}}, lines: {{number}}. Left and right arrow keys pick one':
    '{{name}}, linee: {{number}}. Le frecce sinistra e destra ne scelgono una',
}
