import { ellipse, lerp, type Path, type Point } from '@toile/geometry'
import { freeLine, outsideOf } from '../../raster/lines.ts'
import { hairOptics } from '../../raster/optics.ts'
import { paint } from '../../raster/paint.ts'
import { fillOutline } from '../../raster/stage.ts'
import { css, darken } from '../../raster/tint.ts'
import { around } from '../sitter.ts'
import type { Brush } from './brush.ts'
import type { Bun } from './hairArt.ts'

/** Three crescents that lap over each other make a knot; one spiral would be a snail. */
const crescents = [
  { from: 2.5, sweep: 3.3, outer: 1, inner: 0.28 },
  { from: 5.2, sweep: 3.1, outer: 0.96, inner: 0.22 },
  { from: 0.5, sweep: 2.7, outer: 0.8, inner: 0.1 },
] as const

/** Draws a knot of twisted hair. */
export function drawBun(brush: Brush, bun: Bun, side: 1 | -1, shade = 1): void {
  const { sitter, color, line, dark, light, chance, size } = brush
  const { stage } = sitter
  const [cx, cy] = sitter.figure.head(side * bun.x * size, bun.y)
  const on = (angle: number, reach: number): Point => [
    cx + side * Math.cos(angle) * bun.width * reach,
    cy + Math.sin(angle) * bun.height * reach,
  ]
  const base = ellipse([cx, cy], bun.width * 0.96, bun.height * 0.96)
  around(sitter, base, { weight: 3.2, color: line, outside: outsideOf(base) })
  fillOutline(stage, base, css(darken(color, 0.5 * shade)))
  for (const { from, sweep, outer, inner } of crescents) {
    const steps = 24
    const reachAt = (t: number, across: number) =>
      lerp(inner, outer, across) * lerp(1, 0.82, t) + 0.1 * Math.sin(t * Math.PI) * across
    const run = (across: number): Path =>
      Array.from({ length: steps + 1 }, (_, i) => {
        const t = i / steps
        // Both ends of a crescent taper into the knot.
        const pinched = lerp(0.55, across, Math.sin(Math.PI * Math.min(1, 0.12 + t * 0.8)) ** 0.6)
        return on(from + sweep * t, reachAt(t, pinched))
      })
    const outline = [...run(1), ...[...run(0)].reverse()]
    around(sitter, outline, { weight: 2.4, color: line, outside: outsideOf(outline) })
    paint(stage, {
      outlines: [outline],
      albedo: darken(color, shade),
      optics: hairOptics,
      fullness: 0.8,
      shadow: { dx: 2, dy: 3, blur: 4, strength: 0.3 },
    })
    for (let i = 0; i < 11; i++) {
      const strand = run(chance.between(0.12, 0.9)).slice(
        Math.floor(chance.between(0, 6)),
        Math.floor(chance.between(16, 25)),
      )
      freeLine(stage, strand, {
        weight: chance.between(0.8, 1.6),
        color: i % 4 ? dark : light,
        taper: [0.3, 0.5],
        seed: i,
      })
    }
  }
}
