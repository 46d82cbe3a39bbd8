import type { Color } from '@toile/fashion/colors/color.ts'
import { joined, lerp, type Path, type Point, reversed, spline } from '@toile/geometry'
import { freeLine, outsideOf } from '../../raster/lines.ts'
import { paint } from '../../raster/paint.ts'
import { plane } from '../../raster/plane.ts'
import { fillOutline } from '../../raster/stage.ts'
import { css } from '../../raster/tint.ts'
import { leather } from '../materials.ts'
import { around, type Sitter } from '../sitter.ts'
import type { ShoeArt, ShoeRole } from './shoeArt.ts'
import { stiletto } from './soles.ts'

type Index = 0 | 1

const creases = [
  [1.86, 1, -0.4],
  [1.92, -1, 0.5],
  [1.97, 1, -0.2],
  [1.78, -1, 0.1],
] as const

/** A point on a boot's shaft: the leg's edge with the slack of the leather. */
export const shaftEdge = (sitter: Sitter, index: Index, t: number, u: number): Point =>
  sitter.figure.legs[index].edge(t, u, 0.03 + 0.012 * Math.sin(t * 9))

/** The shaft's outer and inner edge and its open top. */
export function shaftLines(sitter: Sitter, index: Index, end: number): { outer: Path; inner: Path; top: Path } {
  const places = [0, 0.12, 0.29, 0.46, 0.64, 0.81, 0.94, 1].map((share) => lerp(end, 2, share))
  const side = (u: number) =>
    spline(
      places.map((t) => shaftEdge(sitter, index, t, u)),
      false,
      6,
    )
  const outer = side(1)
  const inner = side(-1)
  const [x, y] = sitter.figure.legs[index].at(end).centre
  return { outer, inner, top: spline([inner[0], [x, y + 0.035], outer[0]], false, 6) }
}

/** Draws a knee boot: foot and shaft as one, creased at the ankle. */
export function drawShaft(
  sitter: Sitter,
  index: Index,
  art: ShoeArt,
  end: number,
  colors: Record<ShoeRole, Color>,
  line: string,
): void {
  const { stage, figure } = sitter
  const { place, turn } = figure.foot(index)
  const upper = art.layers.find((layer) => layer.role === 'upper')
  if (!upper) return
  const { outer, inner, top } = shaftLines(sitter, index, end)
  const foot = spline(
    [[0.098, 0.06] as const, ...upper.path.slice(1, -1), [-0.098, 0.06] as const].map(([x, y]) => place(x, y)),
    false,
    6,
  )
  if (Math.abs(turn) > 0.2) {
    const heel = spline(
      stiletto.path.map(([x, y]) => place(x, y)),
      true,
      6,
    )
    around(sitter, heel, { weight: 3, color: line })
    fillOutline(stage, heel, css(colors.sole))
  }
  const boot = joined(top, outer, foot, reversed(inner))
  around(sitter, boot, { weight: 4, color: line, outside: outsideOf(boot) })
  paint(stage, { outlines: [boot], albedo: colors.upper, optics: leather, fullness: 0.85 })
  drawCreases(sitter, index, line)
  freeLine(stage, top, { weight: 2, color: line })
  const glint = (t: number, u: number) => shaftEdge(sitter, index, t, u)
  const [near, far] = index ? [-0.7, -0.55] : [0.34, 0.5]
  plane(
    stage,
    joined(
      [1.22, 1.4, 1.6].map((t) => glint(t, far)),
      [1.6, 1.4, 1.22].map((t) => glint(t, near)),
    ),
    'rgba(255,255,255,.5)',
    { soft: 6 },
  )
}

/** Draws the creases of a shaft at the ankle. */
export function drawCreases(sitter: Sitter, index: Index, line: string): void {
  for (const [t, from, to] of creases) {
    const crease = [
      shaftEdge(sitter, index, t, from),
      shaftEdge(sitter, index, t + 0.03, (from + to) / 2),
      shaftEdge(sitter, index, t + 0.02, to),
    ]
    freeLine(sitter.stage, spline(crease, false, 6), { weight: 1.5, taper: [0.05, 0.8], color: line })
  }
}
