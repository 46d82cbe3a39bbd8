import { dense, type Path, type Point } from '@toile/geometry'
import type { Piece } from '../piece.ts'
import type { Turning } from './carry.ts'
import { carriedPath } from './carriedPaths.ts'
import { hangsOn } from './hangsOn.ts'
import { openCarry } from './openCarry.ts'

/** From which share of a shell's half width on a contour is its side seam. */
const seam = 0.86
/** From which share of the neck's half width on, and down to how far below its root, both halves of a collar meet, in heads. */
const collar = { seam: 0.92, low: 0.1 } as const
/** From how many degrees of turn on the shoulders of the other side are the contour. */
const shows = 66
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
  if (!meets(turning, piece)) return [path]
  const { levels } = posed.build
  const to = hangsOn(piece).hold === 'leg' ? levels.crotch : Number.POSITIVE_INFINITY
  const neck = posed.section(levels.neck).wide
  const isCovered = Math.abs(Math.abs(posed.facing) - 90) > 90 - shows
  const isSeam = ([x, y]: Point) => {
    const aside = x * (posed.near ? 1 : -1)
    // Of what lies beneath the other half the far end is a fold on the contour as well.
    if (y < levels.neck + collar.low) return (posed.beyond ? aside : Math.abs(x)) > neck * collar.seam
    if (y <= levels.armpit) return !posed.beyond && (aside > 0 || isCovered)
    return shell.stretched <= 0.5 && y < to && aside > shell.half(y) * seam
  }
  const runs: Point[][] = []
  let open: Point[] | null = null
  for (const point of dense(path, longest)) {
    if (isSeam(point)) open = null
    else if (open) open.push(point)
    else runs.push((open = [point]))
  }
  return runs.filter((run) => run.length > 1)
}
