import { sure } from '@toile/geometry'
import type { Ink, Pen } from '../drawing.ts'
import type { LineKind } from '../pieceLines.ts'

const black: Ink = [0, 0, 0]
const gray: Ink = [0.55, 0.55, 0.55]

/** What tells one size from the next, in color and without: the ink and the dashes of its lines. */
const manners: readonly { ink: Ink; dash: readonly number[] }[] = [
  { ink: black, dash: [] },
  { ink: [0.8, 0.1, 0.1], dash: [7, 2] },
  { ink: [0.05, 0.3, 0.75], dash: [3, 1.6] },
  { ink: [0.1, 0.5, 0.15], dash: [9, 2, 1, 2] },
  { ink: [0.75, 0.4, 0], dash: [9, 2, 1, 2, 1, 2] },
  { ink: [0.45, 0.15, 0.6], dash: [14, 3] },
  { ink: [0, 0.5, 0.55], dash: [1, 1.6] },
  { ink: [0.5, 0.3, 0.15], dash: [5, 1.5, 1, 1.5] },
]

const inner = [8, 2, 1.5, 2]
const plain: Readonly<Record<LineKind, Pen>> = {
  cut: { width: 0.5, ink: black, dash: [] },
  sew: { width: 0.25, ink: gray, dash: [4, 2] },
  notch: { width: 0.6, ink: black, dash: [] },
  grain: { width: 0.35, ink: black, dash: [] },
  drill: { width: 0.35, ink: black, dash: [] },
  clothFold: { width: 0.6, ink: black, dash: inner },
  fold: { width: 0.35, ink: black, dash: inner },
  dart: { width: 0.35, ink: black, dash: inner },
  pleat: { width: 0.35, ink: black, dash: inner },
  placement: { width: 0.25, ink: gray, dash: inner },
}

/** What a line of a piece is drawn with in millimetres, where it is one of so many sizes. */
export function penOf(kind: LineKind, size: number, sizes: number): Pen {
  const pen = plain[kind]
  if (sizes < 2) return pen
  const { ink, dash } = sure(manners[size % manners.length])
  if (kind === 'cut') return { ...pen, ink, dash }
  return kind === 'sew' ? { ...pen, width: 0.15, ink: paler(ink) } : { ...pen, ink }
}

const paler = ([r, g, b]: Ink): Ink => [0.6 + 0.4 * r, 0.6 + 0.4 * g, 0.6 + 0.4 * b]
