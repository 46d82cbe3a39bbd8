/** What a look can stand before but its plain ground, in the order of the screen; each has a shadow of its own (requirement S4.01). */
export const backdrops = [
  { id: 'paper', label: 'Drawing paper' },
  { id: 'wash', label: 'Wash of colour' },
  { id: 'studio', label: 'Studio floor' },
  { id: 'block', label: 'Colour block' },
] as const
export type BackdropId = (typeof backdrops)[number]['id']
