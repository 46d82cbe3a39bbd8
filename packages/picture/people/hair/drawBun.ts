import { ellipse, joined, lerp, type Path, type Point, reversed, rotate } from '@toile/geometry'
import { freeLine, outsideOf } from '../../raster/freeLine.ts'
import { type PaintOrder, paint } from '../../raster/paint.ts'
import { css, darken } from '../../raster/tint.ts'
import { around } from '../sitter.ts'
import { softShapes } from '../softShapes.ts'
import type { Brush } from './brush.ts'
import type { Bun } from './hairArt.ts'
import { lockOptics } from './hairOptics.ts'

/** A knot's own frame: the unit circle is its outline. */
type Put = (p: Point) => Point

const steps = 18
/** The lean of the twist, in radians. */
const lean = 0.62
/** The strand that is wound round the base of the knot: from and to in radians. */
const winding = [-0.35, 2.75] as const
const underKnot = { dx: 2, dy: 5, blur: 6, strength: 0.35 }
const underStrand = { dx: 1, dy: -2, blur: 3, strength: 0.3 }

/** Draws a knot: hair folded over itself like the ribs of a ball of wool, with one strand wound round its base. */
export function drawBun(brush: Brush, bun: Bun, side: 1 | -1, shade = 1): void {
  const [cx, cy] = brush.sitter.figure.head(side * bun.x * brush.size, bun.y)
  const put: Put = ([x, y]) => [cx + side * x * bun.width, cy + y * bun.height]
  const mass = ellipse([cx, cy], bun.width, bun.height)
  paintPart(brush, mass, shade, underKnot)
  drawRibs(brush, mass, put)
  drawWinding(brush, put, shade)
  drawEnds(brush, put)
}

function paintPart({ sitter, line, color }: Brush, outline: Path, shade: number, shadow: PaintOrder['shadow']): void {
  around(sitter, outline, { weight: 2.4, color: line, outside: outsideOf(outline) })
  paint(sitter.stage, {
    outlines: [outline],
    albedo: darken(color, shade),
    optics: lockOptics,
    fullness: 0.85,
    shadow,
  })
}

/** A rib of the ball: `bulge` -1..1 says towards which edge it arches. */
const rib = (put: Put, bulge: number, from = 0, to = 1): Path =>
  Array.from({ length: steps + 1 }, (_, i) => {
    const t = lerp(-1.5, 1.5, lerp(from, to, i / steps))
    return put(rotate([Math.cos(t) * bulge, Math.sin(t)], lean, [0, 0]))
  })

function drawRibs({ sitter, dark, light, chance }: Brush, mass: Path, put: Put): void {
  const { stage } = sitter
  const folds = [-0.62, -0.12, 0.42].map((bulge) => joined(rib(put, bulge), reversed(rib(put, bulge + 0.13))))
  softShapes(stage, folds, dark, { soft: 4, within: [mass], alpha: 0.55 })
  for (let i = 0; i < 30; i++) {
    const bulge = chance.between(-0.95, 0.95)
    const from = chance.between(0, 0.4)
    freeLine(stage, rib(put, bulge, from, from + chance.between(0.3, 0.6)), {
      weight: chance.between(0.7, 1.5),
      color: bulge < 0.1 && i % 3 === 0 ? light : dark,
      taper: [0.4, 0.5],
      seed: i,
    })
  }
}

function drawWinding(brush: Brush, put: Put, shade: number): void {
  const { sitter, chance, dark, light } = brush
  const [begin, end] = winding
  /** `into` says how far the strand's edge has come in from the outline at its fullest. */
  const band = (reach: number, into: number): Path =>
    Array.from({ length: steps + 1 }, (_, i) => {
      const angle = lerp(begin, end, i / steps)
      const r = reach - into * Math.sin((Math.PI * i) / steps) ** 0.7
      return put([Math.cos(angle) * r, Math.sin(angle) * r])
    })
  paintPart(brush, joined(band(1.03, 0), reversed(band(1, 0.34))), shade, underStrand)
  for (let i = 0; i < 7; i++) {
    freeLine(sitter.stage, band(1, chance.between(0.06, 0.28)), {
      weight: chance.between(0.7, 1.3),
      color: i % 3 ? dark : light,
      taper: [0.35, 0.45],
      seed: i + 60,
    })
  }
}

/** A few ends that slip out of the knot. */
function drawEnds({ sitter, chance, color }: Brush, put: Put): void {
  for (let i = 0; i < 3; i++) {
    const angle = chance.between(2.6, 5.2)
    const end = [1, 1.1, 1.16].map((r, k): Point => {
      const turned = angle + k * 0.14
      return put([Math.cos(turned) * r, Math.sin(turned) * r])
    })
    freeLine(sitter.stage, end, { weight: 0.9, color: css(darken(color, 0.5)), taper: [0.2, 0.7], seed: i })
  }
}
