import type { Path } from '@toile/geometry'
import { outlinesOf } from '../../kernels/outlines.ts'
import type { TracedPiece } from './traced.ts'

/** The outlines of a traced piece, openings included, in pixels of its mask: for its preview and for vector export. */
export function tracedOutline(traced: TracedPiece): Path[] {
  const { outer, holes } = outlinesOf(traced.mask, traced.width, traced.height)
  return [...outer, ...holes]
}
