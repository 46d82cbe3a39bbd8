/** The names of the steps on the moodboard that undo and redo take back (look.md A4). */
export const moodSteps = {
  move: { label: 'Move' },
  size: { label: 'Size' },
  turn: { label: 'Turn' },
  crop: { label: 'Crop' },
  align: { label: 'Align' },
  distribute: { label: 'Distribute' },
  order: { label: 'Change the layers' },
  lock: { label: 'Lock' },
  unlock: { label: 'Unlock' },
  add: { label: 'Add' },
  copy: { label: 'Copy' },
  words: { label: 'Words' },
  look: { label: 'Change the look' },
  remove: { label: 'Remove' },
  sheet: { label: 'Change the sheet' },
} as const

export type MoodStep = keyof typeof moodSteps
