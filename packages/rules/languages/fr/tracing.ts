import type { Words } from '../words.ts'

export const words: Words = {
  'A drawing or flat photograph of one garment becomes a garment that can be worn.':
    'Le dessin ou la photo à plat d’un vêtement devient un vêtement que l’on peut porter.',
  'Another sketch': 'Un autre croquis',
  'Clean line art, a pencil scan, a coloured drawing or a photograph of a garment lying flat.':
    'Un dessin au trait net, un crayonné numérisé, un dessin en couleurs ou la photo d’un vêtement posé à plat.',
  'Upload a sketch': 'Importer un croquis',
}
