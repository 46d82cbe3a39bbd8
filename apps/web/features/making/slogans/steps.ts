/** The names of the steps that undo and redo take back (look.md A4). */
export const sloganSteps = {
  arrange: { label: 'Arrangement' },
  text: { label: 'Text' },
  font: { label: 'Font' },
  letters: { label: 'Letters' },
  color: { label: 'Colour' },
  outline: { label: 'Outline' },
  shadow: { label: 'Shadow' },
  texture: { label: 'Texture' },
  move: { label: 'Move' },
  size: { label: 'Size' },
  turn: { label: 'Turn' },
  add: { label: 'Add' },
  copy: { label: 'Copy' },
  remove: { label: 'Remove' },
  order: { label: 'Order' },
  page: { label: 'Print size' },
} as const

export type SloganStep = keyof typeof sloganSteps
