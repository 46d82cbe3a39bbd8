import { ellipse, joined, lerp, type Path, type Point, reversed, rotate } from '@toile/geometry'
import { freeLine, outsideOf } from '../../raster/lines.ts'
import { paint } from '../../raster/paint.ts'
import { css, darken } from '../../raster/tint.ts'
import { around } from '../sitter.ts'
import { softShapes } from '../softShapes.ts'
import type { Brush } from './brush.ts'
import type { Bun } from './hairArt.ts'
import { lockOptics } from './hairOptics.ts'

const steps = 18
/** The lean of the twist, in radians. */
const lean = 0.62
/** The strand that is wound round the base of the knot: from and to in radians. */
const winding = [-0.35, 2.75] as const

/** Draws a knot: hair folded over itself like the ribs of a ball of wool, with one strand wound round its base. */
export function drawBun(brush: Brush, bun: Bun, side: 1 | -1, shade = 1): void {
  const { sitter, color, line, dark, light, chance, size } = brush
  const { stage } = sitter
  const centre = sitter.figure.head(side * bun.x * size, bun.y)
  const put = ([x, y]: Point): Point => [centre[0] + side * x * bun.width, centre[1] + y * bun.height]
  /** A rib of the ball: `bulge` -1..1 says towards which edge it arches. */
  const rib = (bulge: number, from = 0, to = 1): Path =>
    Array.from({ length: steps + 1 }, (_, i) => {
      const t = lerp(-1.5, 1.5, lerp(from, to, i / steps))
      return put(rotate([Math.cos(t) * bulge, Math.sin(t)], lean, [0, 0]))
    })
  const albedo = darken(color, shade)
  const mass = ellipse(centre, bun.width, bun.height)
  around(sitter, mass, { weight: 2.8, color: line, outside: outsideOf(mass), lost: 0.2 })
  paint(stage, {
    outlines: [mass],
    albedo,
    optics: lockOptics,
    fullness: 0.85,
    shadow: { dx: 2, dy: 5, blur: 6, strength: 0.35 },
  })
  const folds = [-0.62, -0.12, 0.42].map((bulge) => joined(rib(bulge), reversed(rib(bulge + 0.13))))
  softShapes(stage, folds, dark, { soft: 4, within: [mass], alpha: 0.55 })
  for (let i = 0; i < 30; i++) {
    const bulge = chance.between(-0.95, 0.95)
    const from = chance.between(0, 0.4)
    freeLine(stage, rib(bulge, from, from + chance.between(0.3, 0.6)), {
      weight: chance.between(0.7, 1.5),
      color: bulge < 0.1 && i % 3 === 0 ? light : dark,
      taper: [0.4, 0.5],
      seed: i,
    })
  }
  const [begin, end] = winding
  const band = (reach: (t: number) => number): Path =>
    Array.from({ length: steps + 1 }, (_, i) => {
      const angle = lerp(begin, end, i / steps)
      const r = reach(Math.sin((Math.PI * i) / steps))
      return put([Math.cos(angle) * r, Math.sin(angle) * r])
    })
  const strand = joined(
    band(() => 1.03),
    reversed(band((swell) => 1 - 0.34 * swell ** 0.7)),
  )
  around(sitter, strand, { weight: 1.8, color: line, outside: outsideOf(strand) })
  paint(stage, {
    outlines: [strand],
    albedo,
    optics: lockOptics,
    fullness: 0.8,
    shadow: { dx: 1, dy: -2, blur: 3, strength: 0.3 },
  })
  for (let i = 0; i < 7; i++) {
    const into = chance.between(0.06, 0.28)
    freeLine(
      stage,
      band((swell) => 1 - into * swell ** 0.7),
      { weight: chance.between(0.7, 1.3), color: i % 3 ? dark : light, taper: [0.35, 0.45], seed: i + 60 },
    )
  }
  for (let i = 0; i < 3; i++) {
    const angle = chance.between(2.6, 5.2)
    const out = [1, 1.1, 1.16].map(
      (r, k): Point => put([Math.cos(angle + k * 0.14) * r, Math.sin(angle + k * 0.14) * r]),
    )
    freeLine(stage, out, { weight: 0.9, color: css(darken(color, 0.5)), taper: [0.2, 0.7], seed: i })
  }
}
