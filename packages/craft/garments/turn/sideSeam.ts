import { type Point, resample } from '@toile/geometry'
import type { DrawnLine, Piece } from '../piece.ts'
import type { Turning } from './carry.ts'
import { hangsOn } from './hangsOn.ts'
import { onShell } from './onShell.ts'

/** From how many degrees of turn the seam is seen, and where round the front shell it lies. */
const least = 12
const seamAt = Math.sin((80 * Math.PI) / 180)
const seamed: readonly Piece['role'][] = ['bodice', 'front', 'skirt']

/** The seam between front and back, which comes into view on the near side. */
export function sideSeam({ posed, shell }: Turning, piece: Piece): DrawnLine[] {
  const { gesture, near, build } = posed
  if (hangsOn(piece).hold !== 'trunk' || piece.layer !== 'front' || !seamed.includes(piece.role)) return []
  if (Math.abs(gesture.yaw) < least) return []
  const edge = near === 0 ? piece.left : piece.right
  if (edge.length < 2) return []
  const side = near === 0 ? -1 : 1
  // Where a garment draws in from its shell there is no seam, and none runs across the gap.
  const runs: Point[][] = [[]]
  for (const [x, y] of resample(edge, 40))
    if (y > build.levels.armpit + 0.12 && Math.abs(x) > shell.half(y) * 0.96)
      runs[runs.length - 1].push(
        onShell(posed, shell, [side * Math.min(shell.half(y) * seamAt, Math.abs(x)), y], false).at,
      )
    else runs.push([])
  return runs.flatMap((path): DrawnLine[] =>
    path.length > 4 ? [{ path, weight: 1.5, kind: 'seam', taper: [0.02, 0.02] }] : [],
  )
}
