import type { Path } from '@toile/geometry'
import { topstitch } from '../../marks.ts'
import { makePiece, type Piece } from '../../piece.ts'
import type { HatFrame } from './hat.ts'

/** A brim as a tilted disc: half width, height of its middle, half depth as it is seen, and how far its sides fall (or rise). */
export interface BrimCut {
  half: number
  centre: number
  depth: number
  fall: number
  /** How far the front dips. */
  dip?: number
  wave?: number
}

/** The rim of a brim, or a row within it at a share of its width. */
export function rimOf({ at }: HatFrame, { half, centre, depth, fall, dip = 0, wave = 0 }: BrimCut, share = 1): Path {
  return Array.from({ length: 72 }, (_, i) => {
    const angle = (i / 72) * Math.PI * 2
    const x = Math.cos(angle)
    const y = Math.sin(angle)
    const sway = wave * (Math.sin(3 * angle + 0.8) + 0.5 * Math.sin(5 * angle))
    const low = fall * x * x * share * share + dip * Math.max(0, y) * share + sway * share * share
    return at(x * half * share, centre + y * depth * share + low)
  })
}

/** A brim with rows of stitching at shares of its width. */
export function draftBrim(frame: HatFrame, cut: BrimCut, rows: readonly number[], own: Partial<Piece> = {}): Piece {
  const rim = rimOf(frame, cut)
  const quarter = rim.length / 4
  return makePiece('hat', 'brim', [rim], {
    layer: 'head',
    order: 2,
    left: [rim[3 * quarter - 12], rim[2 * quarter], rim[quarter + 12]],
    right: [rim[3 * quarter + 12], rim[0], rim[quarter - 12]],
    fullness: 0.25,
    lines: rows.map((share) => {
      const row = rimOf(frame, cut, share)
      return topstitch([...row, row[0]], 0.8)
    }),
    ...own,
  })
}
