import type { ListName } from '@toile/studio/projects/merge/conflict.ts'

/** The boards by name, as people read them. */
export const boardNames: Readonly<Record<ListName, { label: string }>> = {
  mood: { label: 'Moodboard' },
  print: { label: 'Prints' },
  sketch: { label: 'Sketches' },
  color: { label: 'Colours' },
  mannequins: { label: 'Mannequins' },
  marketing: { label: 'Marketing sketches' },
  places: { label: 'Layout of the moodboard' },
}
