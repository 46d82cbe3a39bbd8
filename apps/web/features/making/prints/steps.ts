/** The names of the steps that undo and redo take back (look.md A4). */
export const printSteps = {
  begin: { label: 'Another print' },
  knob: { label: 'Drawing' },
  seed: { label: 'Another drawing' },
  treatment: { label: 'Treatment' },
  color: { label: 'Colour' },
  order: { label: 'Order of colours' },
  colorway: { label: 'Colourway' },
  repeat: { label: 'Repeat' },
  width: { label: 'Print size' },
} as const

export type PrintStep = keyof typeof printSteps
