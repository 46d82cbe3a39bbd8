/** Names that steps of a project have where they are nearer than those of their changes. */
export const boardSteps = {
  rename: { label: 'Rename' },
  style: { label: 'Style' },
} as const
