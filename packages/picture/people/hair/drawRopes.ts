import {
  add,
  along,
  lengths,
  normal,
  type Path,
  type Point,
  scale,
  spline,
  subtract,
  tangent,
  unit,
} from '@toile/geometry'
import { freeLine, strip } from '../../raster/freeLine.ts'
import { css, mixColors } from '../../raster/tint.ts'
import type { Brush } from './brush.ts'
import type { Ropes } from './hairArt.ts'

/** Pixels at 170 pixels per head, in which pen weights are given. */
const pixels = 170

/** Draws many thin plaits, locs or cornrows: each rope dark at its edges, lit along its ridge, crossed by its strands. */
export function drawRopes(brush: Brush, { paths, width, kind }: Ropes): void {
  const { sitter, color, line, size, at } = brush
  const { stage } = sitter
  const weight = width * size * pixels
  const body = css(color)
  const ridge = css(mixColors(color, { r: 255, g: 238, b: 214 }, 0.16), 0.8)
  for (const [index, path] of paths.entries()) {
    const run = spline(
      path.map(([x, y]) => at(x, y)),
      false,
      8,
    )
    const taper = [kind === 'row' ? 0.12 : 0.05, kind === 'row' ? 0.4 : kind === 'loc' ? 0.03 : 0.06] as const
    strip(stage, run, { weight: weight + 2, color: line, taper, seed: index })
    strip(stage, run, { weight, color: body, taper, seed: index })
    const lit = run.map(([x, y]): Point => [x - width * 0.16, y - width * 0.1])
    strip(stage, lit, { weight: weight * 0.3, color: ridge, taper: [0.2, 0.3], seed: index })
    cross(brush, run, width * size, kind, index)
  }
}

/** The strands that cross a rope: chevrons on plaits and rows, slanting turns on locs. */
function cross(
  { sitter, chance, dark, light }: Brush,
  run: Path,
  width: number,
  kind: Ropes['kind'],
  seed: number,
): void {
  const total = lengths(run).at(-1) ?? 0
  const pitch = width * (kind === 'loc' ? 1.1 : 0.95)
  const count = Math.max(2, Math.round(total / pitch))
  for (let i = 0; i < count; i++) {
    const t = (i + 0.5) / count
    const middle = along(run, t)
    const ahead = scale(unit(tangent(run, t)), width * 0.42)
    const aside = scale(normal(unit(tangent(run, t))), width * 0.46)
    const sides = kind === 'loc' ? [i % 2 ? 1 : -1] : [1, -1]
    for (const side of sides) {
      const out = add(subtract(middle, ahead), scale(aside, side))
      const stroke: Path =
        kind === 'loc'
          ? [out, add(middle, scale(aside, side * 0.2)), add(add(middle, ahead), scale(aside, -side * 0.7))]
          : [out, add(middle, scale(aside, side * 0.45)), add(middle, scale(ahead, 0.8))]
      freeLine(sitter.stage, stroke, {
        weight: kind === 'loc' ? chance.between(0.8, 1.4) : 1.15,
        color: side < 0 && i % 3 === 0 ? light : dark,
        taper: [0.1, 0.5],
        seed: seed * 31 + i,
      })
    }
  }
}
