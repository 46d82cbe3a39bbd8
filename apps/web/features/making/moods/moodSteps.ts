/** Names that steps on the moodboard have where they are nearer than those of their changes. */
export const moodSteps = {
  size: { label: 'Size' },
  turn: { label: 'Turn' },
  crop: { label: 'Crop' },
  align: { label: 'Align' },
  distribute: { label: 'Distribute' },
  copy: { label: 'Copy' },
  words: { label: 'Words' },
} as const
