import { add, lerp, mix, spline } from '@toile/geometry'
import type { Figure, Side } from '../../mannequins/figure.ts'
import type { DrawnLine, Piece } from '../piece.ts'
import { centreBackSeam } from './centreBack.ts'
import { detailed, edge, seam, topstitch } from './marks.ts'
import { proportion } from './proportion.ts'
import type { SkirtCut } from './skirt.ts'
import { waistband } from './waistband.ts'

/** What is sewn on a skirt at its waist. */
export interface SkirtFinish {
  band: 'stitched' | 'elastic' | 'faced' | 'belt'
  darts: boolean
  /** A zip or seam at the centre back; at the left side where it is false. */
  centreBack: boolean
}

/** A skirt with its waist finished, front or back by the figure's view. */
export function finishSkirt(figure: Figure, piece: Piece, cut: SkirtCut, finish: SkirtFinish): Piece[] {
  const back = figure.view === 'back'
  const lines: DrawnLine[] = []
  if (finish.darts) lines.push(...([-1, 1] as const).flatMap((side) => darts(figure, cut, side)))
  if (back && finish.centreBack) lines.push(...centreBackSeam(figure, cut, piece, true))
  const top = piece.contours.length > 0 && finish.band === 'faced' ? facedEdge(figure, cut) : []
  const skirt = detailed(piece, { lines: [...lines, ...top] })
  if (finish.band === 'faced') return [skirt]
  const band = { y: cut.topY, ease: cut.ease }
  if (finish.band === 'elastic') return [skirt, waistband(figure, { ...band, height: 0.16, kind: 'elastic' })]
  const stitched = waistband(figure, { ...band, height: 0.12, kind: 'stitched', loops: finish.band === 'belt' })
  if (finish.band === 'stitched') return [skirt, stitched]
  return [skirt, stitched, waistband(figure, { ...band, ease: cut.ease + 0.006, height: 0.1, kind: 'belt' })]
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

/** Slash pockets in the side of a skirt. */
export function skirtPockets(figure: Figure, cut: SkirtCut): DrawnLine[] {
  if (figure.view === 'back') return []
  const { hip, highHip } = figure.levels
  return ([-1, 1] as const).flatMap((side) => {
    const from = figure.trunk(side * 0.68, cut.topY + 0.08, cut.ease)
    const to = figure.trunk(side * 0.97, Math.min(lerp(highHip, hip, 0.75), cut.hemY - 0.2), cut.ease)
    const opening = spline([from, add(mix(from, to, 0.5), [-side * 0.02, 0.02]), to], false, 8)
    return [edge(opening, 1.6), topstitch(opening.map((p) => add(p, [-side * 0.03, 0])))]
  })
}
