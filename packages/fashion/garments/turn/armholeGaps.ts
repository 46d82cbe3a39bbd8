import { dense, distance, type Path, reversed } from '@toile/geometry'
import type { Piece } from '../piece.ts'
import { hangsOn } from './hangsOn.ts'
import type { Carry } from './openCarry.ts'

/** Seams that come to lie closer together than this have no gap between them, in heads. */
const least = 0.006

/** What of a bodice closes the gap to a sleeve. */
export interface ArmholeGap {
  side: 0 | 1
  path: Path
}

/** Between a bodice that goes with the trunk and a sleeve that goes with the arm: the cloth from where their one seam lies on the trunk to where it lies on the arm. */
export const armholeGaps = (
  pieces: readonly Piece[],
  round: Carry,
  along: (side: 0 | 1) => Carry,
): readonly ArmholeGap[] =>
  pieces
    .filter(({ role, sewn }) => role === 'sleeve' && sewn.length)
    .flatMap((sleeve): ArmholeGap[] => {
      const { side } = hangsOn(sleeve)
      const [strip] = sleeve.sewn
      const seam = dense(strip.slice(0, strip.length / 2), 0.05)
      const onTrunk = seam.map((point) => round(point).at)
      const onArm = seam.map((point) => along(side)(point).at)
      if (!onTrunk.some((point, i) => distance(point, onArm[i]) > least)) return []
      return [{ side, path: [...onTrunk, ...reversed(onArm)] }]
    })

/** The gaps that a piece of a garment's body closes. */
export function gapsOf({ role, layer, onTop, name }: Piece, gaps: readonly ArmholeGap[]): Path[] {
  if (layer !== 'front' || onTop || (role !== 'bodice' && role !== 'front')) return []
  return gaps.filter(({ side }) => role === 'bodice' || name.endsWith(String(side))).map(({ path }) => path)
}
