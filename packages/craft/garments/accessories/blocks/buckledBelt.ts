import { joined, mix, type Point, reversed } from '@toile/geometry'
import type { Figure } from '../../../mannequins/figure.ts'
import { detailed, topstitch } from '../../marks.ts'
import { lapSide } from '../../upperBody.ts'
import { type Finish, type Fitting, makePiece, type Piece } from '../../piece.ts'
import { type BuckleShape, draftBuckle } from './buckle.ts'
import { draftGirdle, type GirdleCut, openGirdle, rowOf } from './openGirdle.ts'

/** A belt that is buckled: where it lies, its buckle, and whether its end runs through the keeper or hangs. */
export interface BeltCut extends GirdleCut {
  buckle: BuckleShape
  finish: Finish
  end: 'tucked' | 'hanging'
}

/** A belt with stitched edges; in front its buckle, its holed end and the keeper that holds it. */
export function draftBuckledBelt(figure: Figure, cut: BeltCut): Piece[] {
  const girdle = openGirdle(figure, cut)
  const { at } = girdle
  const inset = Math.min(0.2, 0.012 / cut.height)
  const band = detailed(draftGirdle(girdle), {
    lines: cut.height < 0.05 ? [] : [inset, 1 - inset].map((v) => topstitch(rowOf(girdle, v), 0.7)),
  })
  if (figure.view === 'back') return [band]
  const side = lapSide(figure)
  const half = figure.halfWidth(cut.level)
  const share = (length: number) => (side * length) / half
  const long = Math.min(0.62 * half, 0.16 + cut.height * 0.9)
  const tip = share(long)
  const high = rowOf(girdle, 0.04, 0, tip)
  const low = rowOf(girdle, 0.96, 0, tip)
  const point = at(tip + share(cut.height * 0.45), 0.5)
  const end = makePiece('band', 'end', [joined(high, [point], reversed(low))], {
    order: 3,
    left: [high[0], low[0]],
    right: [high[20], low[20]],
    fullness: 0.4,
    takesPrint: false,
    lines:
      cut.height < 0.05
        ? []
        : [
            topstitch(
              joined(
                rowOf(girdle, 0.04 + inset, 0, tip),
                [mix(point, at(0, 0.5), 0.08)],
                reversed(rowOf(girdle, 0.96 - inset, 0, tip)),
              ),
              0.7,
            ),
          ],
    fittings: [0.35, 0.55, 0.75].map(
      (t): Fitting => ({
        at: at(share(long * t) + share(cut.height * 0.3), 0.5),
        radius: Math.min(0.012, cut.height * 0.11),
        kind: 'eyelet',
        finish: cut.finish,
      }),
    ),
  })
  const keeperAt = (u: number, v: number): Point => at(share(cut.height * 0.75) + share(u), v)
  const keeper = [keeperAt(0, -0.09), keeperAt(0.045, -0.09), keeperAt(0.045, 1.09), keeperAt(0, 1.09)]
  return [
    band,
    ...(cut.end === 'hanging' ? hangingEnd(at(share(cut.height * 0.95), 0.5), side, cut) : [end]),
    makePiece('band', 'keeper', [side > 0 ? keeper : keeper.toReversed()], {
      order: 4,
      fullness: 0.5,
      takesPrint: false,
    }),
    ...draftBuckle(at(0, 0.5), {
      shape: cut.buckle,
      height: cut.height,
      turn: girdle.slope(0),
      side,
      finish: cut.finish,
    }),
  ]
}

/** An end that is folded over the belt and falls. */
function hangingEnd(root: Point, side: 1 | -1, { height, finish }: BeltCut): Piece[] {
  const length = 0.55 + height * 2
  const wide = height * 0.46
  const shift = side * 0.06
  const put = (x: number, y: number): Point => [root[0] + x + shift * (y / length), root[1] + y]
  const outline = [
    put(-wide, -height * 0.5),
    put(wide, -height * 0.5),
    put(wide * 0.98, length),
    put(0, length + wide * 0.9),
    put(-wide * 0.98, length),
  ]
  return [
    makePiece('tie', 'end', [outline], {
      order: 3,
      left: [outline[0], outline[4]],
      right: [outline[1], outline[2]],
      fullness: 0.4,
      takesPrint: false,
      lines: [
        topstitch(
          [
            put(-wide * 0.75, 0),
            put(-wide * 0.72, length - 0.01),
            put(0, length + wide * 0.6),
            put(wide * 0.72, length - 0.01),
            put(wide * 0.75, 0),
          ],
          0.7,
        ),
      ],
      fittings: [0.5, 0.62, 0.74].map(
        (t): Fitting => ({ at: put(0, length * t), radius: Math.min(0.013, height * 0.11), kind: 'eyelet', finish }),
      ),
    }),
  ]
}
