import { ellipse, lerp, type Path, type Point, spline } from '@toile/geometry'
import { freeLine, outsideOf } from '../../raster/freeLine.ts'
import { paint } from '../../raster/paint.ts'
import { fillOutline } from '../../raster/stage.ts'
import { css, darken } from '../../raster/tint.ts'
import { around } from '../sitter.ts'
import type { Brush } from './brush.ts'
import type { Braid } from './hairArt.ts'
import { lockOptics } from './hairOptics.ts'

const lobeHeight = 0.085
const lobe: Path = [
  [0.05, -0.5],
  [1, -0.35],
  [1.08, 0.25],
  [0.35, 0.95],
  [-0.3, 1.15],
  [-0.22, 0.4],
]
const tuft: Path = [
  [-0.03, 0],
  [-0.055, 0.1],
  [-0.01, 0.21],
  [0.05, 0.11],
  [0.03, 0],
]

/** Draws a plait: alternating lobes down its length, a tie and a tuft. */
export function drawBraid(brush: Brush, braid: Braid): void {
  const { sitter, size, line, color } = brush
  const { stage } = sitter
  const [x0, y0] = braid.from
  const [x1, y1] = braid.to
  const centre = (t: number): Point => [
    lerp(x0, x1, t) * size + Math.sin(t * 3) * 0.03 * Math.sign(x0),
    lerp(y0, y1, t),
  ]
  const side = sitter.figure.view === 'back' ? -1 : 1
  const at = (x: number, y: number) => sitter.figure.head(side * x, y)
  for (let i = 0; i < braid.lobes; i++) {
    for (const s of [-1, 1]) {
      const t = (i + (s > 0 ? 0.5 : 0)) / braid.lobes
      drawLobe(brush, centre(t), s * braid.width * lerp(1.05, 0.62, t), i, at)
    }
  }
  const [x, y] = centre(1.02)
  const end = spline(
    tuft.map(([dx, dy]) => at(x + dx, y + dy)),
    true,
    6,
  )
  around(sitter, end, { weight: 2.4, color: line })
  fillOutline(stage, end, css(darken(color, 0.9)))
  const tie = ellipse(at(x, y), 0.042, 0.026)
  around(sitter, tie, { weight: 2, color: line })
  fillOutline(stage, tie, '#c2564b')
}

function drawLobe(
  brush: Brush,
  [cx, cy]: Point,
  width: number,
  index: number,
  at: (x: number, y: number) => Point,
): void {
  const { sitter, line, color, dark, light } = brush
  const put = (path: Path): Path => path.map(([x, y]) => at(cx + x * width, cy + y * lobeHeight))
  const outline = spline(put(lobe), true, 5)
  around(sitter, outline, { weight: 2.6, color: line, outside: outsideOf(outline) })
  paint(sitter.stage, { outlines: [outline], albedo: color, optics: lockOptics, fullness: 0.7 })
  for (let k = 0; k < 4; k++) {
    const u = 0.2 + k * 0.2
    const strand: Path = [
      [u, -0.38],
      [u * 0.9, 0.3],
      [-0.2 + u * 0.3, 0.95],
    ]
    freeLine(sitter.stage, spline(put(strand), false, 5), {
      weight: 1.2,
      color: k === 2 ? light : dark,
      taper: [0.3, 0.4],
      seed: index * 9 + k,
    })
  }
}
