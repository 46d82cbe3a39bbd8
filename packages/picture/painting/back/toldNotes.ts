import type { PaintNote } from './paintNote.ts'

/** What people are told of paint that cannot go back, or does not fit any more, in words of the catalogue. */
export const toldNotes = {
  beside: { label: 'Paint beside the garments stays on the canvas.' },
  erased: { label: 'What was erased of the look is drawn again.' },
  light: { label: 'Shadows and highlights of the look are drawn anew.' },
  adjustment: { label: 'Adjustments stay on the canvas.' },
  locked: { label: 'A locked garment takes no paint.' },
  gone: { label: 'Paint lay on a part that this cut does not have.' },
  outside: { label: 'Some of the paint lies beyond the cloth of this cut.' },
} as const satisfies Readonly<Record<PaintNote['kind'], { label: string }>>
