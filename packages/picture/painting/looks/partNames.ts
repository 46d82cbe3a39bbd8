/** What the layers of a look are called, in words of the catalogue (requirement S3.20). */
export const partNames = {
  ground: { label: 'Ground' },
  body: { label: 'Mannequin' },
  skin: { label: 'Skin' },
  face: { label: 'Face' },
  hair: { label: 'Hair' },
  shoes: { label: 'Shoes' },
  sketch: { label: 'Sketch' },
  shadow: { label: 'Shadow' },
  cloth: { label: 'Cloth' },
  print: { label: 'Print' },
  element: { label: 'Element' },
  shade: { label: 'Shading' },
  light: { label: 'Highlights' },
  picture: { label: 'Picture' },
} as const
