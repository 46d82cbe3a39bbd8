/** Names that steps of a look have where they are nearer than those of their changes. */
export const steps = {
  movePrint: { label: 'Move the print' },
} as const
