import { ellipse, lerp, type Path, smooth, spline } from '@toile/geometry'
import { fillPlane } from '../../raster/fillPlane.ts'
import { freeLine } from '../../raster/freeLine.ts'
import { fillOutline } from '../../raster/stage.ts'
import { css } from '../../raster/tint.ts'
import type { Sitter } from '../sitter.ts'
import { bones, flatFoot, footBack, raisedFoot, raisedFootBack } from './bareFoot.ts'
import { footPlace } from './footPlace.ts'

type Index = 0 | 1

const footOf = ({ figure }: Pick<Sitter, 'figure'>) => (figure.build.flatFooted ? flatFoot : raisedFoot)

/** The outline of a foot in heads; it grows out of the leg, and its toes are drawn in where a shoe hides them. */
export function footOutline(sitter: Pick<Sitter, 'figure' | 'shod'>, index: Index): Path {
  const { figure, shod } = sitter
  const place = footPlace(sitter, index)
  const leg = figure.legs[index]
  const art = footOf(sitter)
  const tucked = ([x, y]: readonly [number, number]) => {
    if (!shod) return place(x, y)
    return y > art.toes ? place(x * 0.62, lerp(art.toes, y, 0.75)) : place(x * lerp(1, 0.9, smooth(0.15, 0.35, y)), y)
  }
  const back = figure.build.flatFooted ? footBack : raisedFootBack
  const points = figure.view === 'back' ? back.map(([x, y]) => place(x, y)) : art.outline.map(tucked)
  return spline([leg.edge(1.9, 0.8), leg.edge(1.97, 1), ...points, leg.edge(1.97, -1), leg.edge(1.9, -0.8)], false, 6)
}

/** Draws the planes, toes, bones and nails of a foot. */
export function drawFootMarks(sitter: Sitter, index: Index): void {
  const { stage, figure, skin, shod, soft } = sitter
  const place = footPlace(sitter, index)
  const within = [footOutline(sitter, index)]
  const curve = (path: Path): Path =>
    spline(
      path.map(([x, y]) => place(x, y)),
      false,
      6,
    )
  if (figure.view === 'back') {
    if (!shod) {
      freeLine(
        stage,
        curve([
          [-0.07, 0.36],
          [0, 0.385],
          [0.07, 0.36],
        ]),
        { weight: 1, taper: [0.4, 0.4], color: css(skin.shadow, 0.9) },
      )
    }
    return
  }
  fillPlane(
    stage,
    curve([
      [0.02, -0.05],
      [0.05, 0.1],
      [0.08, 0.3],
      [0.07, 0.42],
      [0.13, 0.4],
      [0.12, 0.2],
      [0.09, 0],
    ]),
    css(skin.shadow),
    { soft: 8, within, alpha: 0.5 },
  )
  for (const bone of bones) freeLine(stage, curve(bone), { weight: 1, taper: [0.4, 0.6], color: css(skin.shadow, 0.9) })
  if (shod) return
  const art = footOf(sitter)
  for (const gap of art.gaps) freeLine(stage, curve(gap), { weight: 1.5, taper: [0.05, 0.7], color: soft })
  const size = figure.build.footScale
  for (const [x, y, radius] of art.nails) {
    fillOutline(stage, ellipse(place(x, y), radius * size, radius * 0.8 * size), css(skin.light, 0.8))
  }
}
