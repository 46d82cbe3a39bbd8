import { dense, type Path, type Point } from '@toile/geometry'
import type { Piece } from '../piece.ts'
import type { Turning } from './carry.ts'
import { carriedPath } from './carriedPaths.ts'
import { hangsOn } from './hangsOn.ts'
import { openCarry } from './openCarry.ts'

/** From which share of a shell's half width on a contour is its side seam. */
const seam = 0.86
/** Long straight runs are cut up before a part is taken off them, in heads. */
const longest = 0.07

/** Whether a piece goes round the trunk and meets the body's other side at a seam that is seen. */
const meets = ({ shell }: Turning, piece: Piece): boolean => {
  const { hold } = hangsOn(piece)
  return shell.stretched < 1 && piece.layer === 'front' && (hold === 'trunk' || hold === 'leg')
}

/** Where the cloth of the other side is sewn on at the side seams: modelled with it, so that light runs on round the body. */
export function overSeam(turning: Turning, piece: Piece): Path[] {
  if (!meets(turning, piece)) return []
  const carry = openCarry({ ...turning, shell: { ...turning.shell, stretched: 1 } }, piece)
  return piece.outlines.map((outline) => carriedPath(outline, carry))
}

/** A contour without its part along the seam on the near side, where cloth goes on. */
export function besideSeam(turning: Turning, piece: Piece, path: Path): Path[] {
  const { posed, shell } = turning
  if (!meets(turning, piece) || shell.stretched > 0.5) return [path]
  const { levels } = posed.build
  const to = hangsOn(piece).hold === 'leg' ? levels.crotch : Number.POSITIVE_INFINITY
  const isSeam = ([x, y]: Point) => y > levels.armpit && y < to && x * (posed.near ? 1 : -1) > shell.half(y) * seam
  const runs: Point[][] = []
  let open: Point[] | null = null
  for (const point of dense(path, longest)) {
    if (isSeam(point)) open = null
    else if (open) open.push(point)
    else runs.push((open = [point]))
  }
  return runs.filter((run) => run.length > 1)
}
