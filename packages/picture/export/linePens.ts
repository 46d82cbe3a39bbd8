import type { LineDrawing } from '@toile/craft/sketches/lineDrawing.ts'

/** Of a page's longer side, the finest pen; the outline's is four of it. */
const finest = 1 / 1250

/** The finest pen of a line drawing, in units of its page. */
export const penUnit = ({ width, height }: Pick<LineDrawing, 'width' | 'height'>): number =>
  Math.max(width, height) * finest

/** A stitch and the gap to the next, by the finest pen. */
export const stitchDash = (pen: number): [number, number] => [pen * 5, pen * 3.4]
