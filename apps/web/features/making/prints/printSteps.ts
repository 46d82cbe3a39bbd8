/** Names that steps of a print have where they are nearer than those of their changes. */
export const printSteps = {
  color: { label: 'Colour' },
} as const
