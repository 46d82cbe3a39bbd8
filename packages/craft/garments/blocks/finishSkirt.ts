import { add, type Chance, mix, spline } from '@toile/geometry'
import type { Figure, Side } from '../../mannequins/figure.ts'
import type { DrawnLine, Piece } from '../piece.ts'
import { type BandKind, waistFinish } from './bands.ts'
import { centreBackSeam } from './centreBack.ts'
import { detailed, seam, topstitch } from '../marks.ts'
import { proportion } from './proportion.ts'
import type { SkirtCut } from './skirtCut.ts'

/** What is sewn on a skirt at its waist. */
export interface SkirtFinish {
  /** Nothing where a bodice is joined to it. */
  band: BandKind | null
  darts: boolean
  /** A zip or seam at the centre back; at the left side where it is false. */
  centreBack: boolean
}

/** A skirt with its waist finished, front or back by the figure's view. */
export function finishSkirt(figure: Figure, piece: Piece, cut: SkirtCut, finish: SkirtFinish, chance: Chance): Piece[] {
  const back = figure.view === 'back'
  const lines: DrawnLine[] = []
  if (finish.darts) lines.push(...([-1, 1] as const).flatMap((side) => darts(figure, cut, side)))
  if (back && finish.centreBack) lines.push(...centreBackSeam(figure, cut, piece, true))
  const top = piece.contours.length > 0 && finish.band === 'faced' ? facedEdge(figure, cut) : []
  const skirt = detailed(piece, { lines: [...lines, ...top] })
  if (!finish.band) return [skirt]
  return [skirt, ...waistFinish(figure, finish.band, { y: cut.topY, ease: cut.ease }, chance)]
}

function facedEdge(figure: Figure, cut: SkirtCut): DrawnLine[] {
  const [left, right] = [-1, 1].map((u) => figure.trunk(u, cut.topY + 0.04, cut.ease))
  const middle = add(mix(left, right, 0.5), [0, 0.045])
  return [topstitch(spline([left, middle, right], false, 10))]
}

function darts(figure: Figure, cut: SkirtCut, side: Side): DrawnLine[] {
  const { height } = proportion(figure)
  const top = figure.trunk(side * 0.5, cut.topY, cut.ease)
  const length = (figure.view === 'back' ? 0.36 : 0.24) * height
  if (cut.topY + length > cut.hemY) return []
  return [seam(spline([add(top, [0, 0.03]), add(top, [side * 0.02, length])], false, 6), 1.2, [0.02, 0.6])]
}
