import type { Color } from '@toile/craft/colors/color.ts'
import { joined, lerp, type Path, type Point, reversed, smooth, spline } from '@toile/geometry'
import { fillPlane } from '../../raster/fillPlane.ts'
import { freeLine, outsideOf } from '../../raster/freeLine.ts'
import { paint } from '../../raster/paint.ts'
import { footPlace } from '../feet/footPlace.ts'
import { leather } from '../materials.ts'
import { around, type Sitter } from '../sitter.ts'
import type { Shaft, ShoeArt } from './shoeArt.ts'

type Index = 0 | 1

const creases = [
  [1.86, 1, -0.4],
  [1.92, -1, 0.5],
  [1.97, 1, -0.2],
  [1.78, -1, 0.1],
] as const

/** How far any shaft stands off the ankle, in heads. */
const snug = 0.024

/** A point on a boot's shaft: the leg's edge with the slack of the leather, which closes in on the ankle. */
const shaftEdge = (sitter: Pick<Sitter, 'figure'>, index: Index, { slack, end }: Shaft, t: number, u: number): Point =>
  sitter.figure.legs[index].edge(t, u, lerp(slack, Math.min(slack, snug), smooth(0.5, 1, (t - end) / (2 - end))))

/** The shaft's outer and inner edge and its open top. */
export function shaftLines(
  sitter: Pick<Sitter, 'figure'>,
  index: Index,
  shaft: Shaft,
): { outer: Path; inner: Path; top: Path } {
  const places = [0, 0.12, 0.29, 0.46, 0.64, 0.81, 0.94, 1].map((share) => lerp(shaft.end, 2, share))
  const side = (u: number) =>
    spline(
      places.map((t) => shaftEdge(sitter, index, shaft, t, u)),
      false,
      6,
    )
  const outer = side(1)
  const inner = side(-1)
  const [x, y] = sitter.figure.legs[index].at(shaft.end).centre
  return { outer, inner, top: spline([inner[0], [x, y + 0.03 + (shaft.dip ?? 0)], outer[0]], false, 6) }
}

/** Draws a boot: foot and shaft as one. */
export function drawShaft(sitter: Sitter, index: Index, art: ShoeArt, shaft: Shaft, color: Color, line: string): void {
  const { stage } = sitter
  const place = footPlace(sitter, index)
  const upper = art.layers.find((layer) => layer.role === 'upper')
  if (!upper) return
  const { outer, inner, top } = shaftLines(sitter, index, shaft)
  const below = upper.path.filter(([, y]) => y > 0.06)
  const foot = spline(
    [[0.098, 0.06] as const, ...below, [-0.098, 0.06] as const].map(([x, y]) => place(x, y)),
    false,
    6,
  )
  const boot = joined(top, outer, foot, reversed(inner))
  around(sitter, boot, { weight: 3.4, color: line, outside: outsideOf(boot) })
  paint(stage, { outlines: [boot], albedo: color, optics: leather, fullness: 0.85 })
  if (shaft.creased) drawCreases(sitter, index, shaft, line)
  freeLine(stage, top, { weight: 1.9, color: line })
  drawGlint(sitter, index, shaft)
}

function drawGlint(sitter: Sitter, index: Index, shaft: Shaft): void {
  const [near, far] = index ? [-0.66, -0.5] : [0.5, 0.66]
  const places = [0.12, 0.4, 0.68].map((share) => lerp(shaft.end, 1.94, share))
  const edge = (u: number) => places.map((t) => shaftEdge(sitter, index, shaft, t, u))
  fillPlane(sitter.stage, joined(edge(far), reversed(edge(near))), 'rgba(255,255,255,.5)', { soft: 6 })
}

/** Draws the creases of a shaft at the ankle. */
export function drawCreases(sitter: Sitter, index: Index, shaft: Shaft, line: string): void {
  for (const [t, from, to] of creases) {
    if (t < shaft.end + 0.05) continue
    const crease = [
      shaftEdge(sitter, index, shaft, t, from),
      shaftEdge(sitter, index, shaft, t + 0.03, (from + to) / 2),
      shaftEdge(sitter, index, shaft, t + 0.02, to),
    ]
    freeLine(sitter.stage, spline(crease, false, 6), { weight: 1.4, taper: [0.05, 0.8], color: line })
  }
}
