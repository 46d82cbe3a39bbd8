import type { Stroke } from '@toile/picture/kernels/stroke.ts'

/** What a stroke does: says what belongs and what does not, or paints the edge itself. */
export type Brush = 'keep' | 'drop' | 'add' | 'erase'

/** A stroke over the picture, in its pixels. */
export interface Mark extends Stroke {
  brush: Brush
}

/** The strokes of a cut-out in their order. */
export interface Marks {
  marks: readonly Mark[]
}

/** The tools with their names, those that guide the cut first. */
export const brushes = [
  { id: 'keep', label: 'Keep this' },
  { id: 'drop', label: 'Drop this' },
  { id: 'add', label: 'Paint the edge on' },
  { id: 'erase', label: 'Erase the edge' },
] as const satisfies readonly { id: Brush; label: string }[]

/** The strokes of one kind as the server takes them. */
export const strokesOf = (marks: readonly Mark[], brush: 'keep' | 'drop') =>
  marks
    .filter((mark) => mark.brush === brush)
    .map(({ points, radius }) => ({ points: points.map(([x, y]): [number, number] => [x, y]), radius }))

/** Whether the edge was painted by hand. */
export const hasEdge = (marks: readonly Mark[]): boolean =>
  marks.some(({ brush }) => brush === 'add' || brush === 'erase')
