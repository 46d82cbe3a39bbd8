import type { Color } from '@toile/craft/colors/color.ts'
import type { Figure } from '@toile/craft/mannequins/figure.ts'
import { ellipse, joined, type Path, reversed, spline } from '@toile/geometry'
import { fillPlane } from '../../raster/fillPlane.ts'
import { freeLine } from '../../raster/freeLine.ts'
import { fillOutline } from '../../raster/stage.ts'
import { css } from '../../raster/tint.ts'
import type { Sitter } from '../sitter.ts'
import { hands } from './index.ts'

type Index = 0 | 1

/** Cloth in its own shade, whatever its colour. */
const shade: Color = { r: 30, g: 24, b: 30 }

/** How many points at either end of a hand's outline lie on the arm. */
export const wristPoints = 9

/** The outline of a hand in heads; its first and last points are the arm's own edge, so no cuff shows at the wrist. */
export function handOutline(figure: Figure, index: Index): Path {
  const { name, place } = figure.hand(index)
  const arm = figure.arms[index]
  const side = name === 'hip' ? -1 : 1
  return spline(
    [
      arm.edge(1.9, 0.7 * side),
      arm.edge(1.98, side),
      ...hands[name].outline.map(([x, y]) => place(x, y)),
      arm.edge(1.98, -side),
      arm.edge(1.9, -0.7 * side),
    ],
    true,
    5,
  )
}

/** Draws shadow planes, finger gaps, knuckles and nails over a painted hand. */
export function drawHandMarks(sitter: Sitter, index: Index): void {
  const { stage, figure, skin } = sitter
  const { name, place } = figure.hand(index)
  const art = hands[name]
  const put = (path: Path): Path => path.map(([x, y]) => place(x, y))
  const within = [handOutline(figure, index)]
  for (const shadow of art.planes) {
    fillPlane(stage, spline(put(shadow), true, 4), css(skin.shadow), {
      soft: 6,
      within,
      alpha: stage.style === 'ink' ? 0.5 : 0.6,
    })
  }
  for (const gap of art.gaps) {
    freeLine(stage, spline(put(gap), false, 6), { weight: 1.5, taper: [0.05, 0.6], color: sitter.contour })
  }
  for (const knuckle of art.knuckles) {
    freeLine(stage, spline(put(knuckle), false, 6), { weight: 0.8, taper: [0.4, 0.4], color: css(skin.line, 0.34) })
  }
  if (art.edge) drawPocketEdge(sitter, put(art.edge), put(art.edge.map(([x, y]) => [x, y + 0.1])))
  if (figure.view === 'back') return
  const size = figure.build.handScale * 0.82
  for (const [x, y, length, angle] of art.nails) {
    const root = place(x, y)
    const tip = place(x + Math.sin(angle) * 0.1, y + Math.cos(angle) * 0.1)
    const turn = Math.atan2(tip[1] - root[1], tip[0] - root[0])
    fillOutline(stage, ellipse(root, length * 0.5 * size, length * 0.27 * size, turn), css(skin.light, 0.75))
  }
}

/** The mouth of the pocket over the hand, with the shade of what the fingers lift; it belongs to the garment below, whose colour is not known here. */
function drawPocketEdge({ stage, figure }: Sitter, edge: Path, below: Path): void {
  fillPlane(stage, joined(edge, reversed(below)), css(shade, 0.4), { soft: 9, within: figure.halves() })
  freeLine(stage, spline(edge, false, 6), { weight: 2, taper: [0.3, 0.12], color: css(shade, 0.75) })
}
