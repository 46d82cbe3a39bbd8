/** The names of the steps that undo and redo take back (look.md A4). */
export const steps = {
  color: { label: 'Colour' },
  gradient: { label: 'Gradient' },
  contrast: { label: 'Contrast colour' },
  trim: { label: 'Trim colour' },
  fabric: { label: 'Fabric' },
  knob: { label: 'Cut' },
  swap: { label: 'Another cut' },
  add: { label: 'Put on' },
  hide: { label: 'Hide or show' },
  remove: { label: 'Remove a garment' },
  folds: { label: 'New folds' },
  print: { label: 'Print' },
  movePrint: { label: 'Move the print' },
  noPrint: { label: 'Remove the print' },
  person: { label: 'Mannequin' },
  pose: { label: 'Stance' },
  style: { label: 'Style' },
  shoes: { label: 'Shoes' },
  lips: { label: 'Lips' },
  ground: { label: 'Ground|backdrop' },
  backdrop: { label: 'Backdrop' },
} as const

export type StepId = keyof typeof steps
