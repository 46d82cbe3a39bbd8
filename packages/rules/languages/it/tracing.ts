import type { Words } from '../words.ts'

export const words: Words = {
  'A drawing or flat photograph of one garment becomes a garment that can be worn.':
    'Il disegno o la foto in piano di un capo diventa un capo da indossare.',
  'Another sketch': 'Un altro schizzo',
  'Clean line art, a pencil scan, a coloured drawing or a photograph of a garment lying flat.':
    'Un disegno a tratto pulito, una scansione a matita, un disegno a colori o la foto di un capo steso in piano.',
  'Upload a sketch': 'Carica uno schizzo',
}
