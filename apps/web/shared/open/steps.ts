/** The names of the steps that undo and redo take back (look.md A4). */
export const boardSteps = {
  add: { label: 'Add to a board' },
  remove: { label: 'Remove from a board' },
  move: { label: 'Move on a board' },
  pin: { label: 'Pin' },
  describe: { label: 'Describe a picture' },
  color: { label: 'Colour' },
  mannequin: { label: 'Mannequin' },
  settings: { label: 'Settings' },
  rename: { label: 'Rename' },
  layout: { label: 'Lay out the moodboard' },
  lock: { label: 'Lock' },
  brief: { label: 'Take from the brief' },
  clear: { label: 'Clear the boards' },
} as const
