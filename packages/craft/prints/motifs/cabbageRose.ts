import { type Chance, type Point, spline } from '@toile/geometry'
import type { Color } from '../../colors/color.ts'
import { mixColors, shade, tint, toStyle } from '../../colors/mixColors.ts'
import type { PrintSurface } from '../print.ts'
import { petalOutline } from './motifOutlines.ts'
import { around, fillPath, placed, strokePath } from './shapes.ts'

/** Paints a full old rose about the origin: rolled outer petals, a cupped heart of folded ones; radius in millimetres, `depth` 0..1 deepens its shadows. */
export function paintCabbageRose(
  surface: PrintSurface,
  radius: number,
  color: Color,
  chance: Chance,
  depth: number,
): void {
  const deep = mixColors(color, shade(color, 0.55), 0.4 + 0.6 * depth)
  for (const [ring, [count, size]] of [
    [6, 1],
    [6, 0.82],
    [5, 0.66],
  ].entries()) {
    around(
      surface,
      count,
      () =>
        placed(surface, { angle: chance.between(-0.18, 0.18) }, () =>
          rolledPetal(surface, radius * size * chance.between(0.94, 1.04), color, deep, chance),
        ),
      ring * 0.55 + chance.next(),
    )
  }
  const cup = surface.createRadialGradient(0, radius * 0.06, 0, 0, 0, radius * 0.5)
  cup.addColorStop(0, toStyle(shade(deep, 0.12)))
  cup.addColorStop(0.7, toStyle(deep))
  cup.addColorStop(1, toStyle(mixColors(deep, color, 0.6)))
  fillPath(surface, petalsRound(radius * 0.5, chance), cup)
  for (let i = 0; i < 9; i++) {
    const share = 1 - i / 10
    const turn = i * 2.4 + chance.between(-0.2, 0.2)
    placed(surface, { angle: turn }, () => foldedPetal(surface, radius * 0.52 * share, color, deep))
  }
}

const petalsRound = (radius: number, chance: Chance): Point[] =>
  spline(
    Array.from({ length: 9 }, (_, i): Point => {
      const reach = radius * chance.between(0.92, 1.06)
      return [Math.cos(i * 0.698) * reach, Math.sin(i * 0.698) * reach]
    }),
    true,
    4,
  )

function rolledPetal(surface: PrintSurface, length: number, color: Color, deep: Color, chance: Chance): void {
  const outline = petalOutline(length, length * 0.6, 0.08, chance)
  fillPath(
    surface,
    outline.map(([x, y]): Point => [x * 1.03, y * 1.015]),
    toStyle(shade(color, 0.35), 0.55),
  )
  const body = surface.createRadialGradient(0, 0, length * 0.25, 0, -length * 0.1, length)
  body.addColorStop(0, toStyle(deep))
  body.addColorStop(0.55, toStyle(mixColors(color, deep, 0.25)))
  body.addColorStop(0.86, toStyle(tint(color, 0.16)))
  body.addColorStop(1, toStyle(tint(color, 0.42)))
  fillPath(surface, outline, body)
  const roll = Array.from({ length: 7 }, (_, i): Point => {
    const t = -0.62 + (i / 6) * 1.24
    return [t * length * 0.84, -length * (0.93 - t * t * 0.34 - (i % 2) * 0.012)]
  })
  strokePath(surface, roll, toStyle(tint(color, 0.6), 0.55), length * 0.035)
}

function foldedPetal(surface: PrintSurface, reach: number, color: Color, deep: Color): void {
  const outer: Point[] = []
  const inner: Point[] = []
  for (let i = 0; i <= 7; i++) {
    const angle = -1.15 + (i / 7) * 2.3
    const thick = 0.34 * Math.cos((angle / 1.15) * 1.45)
    outer.push([Math.sin(angle) * reach, -Math.cos(angle) * reach])
    inner.push([Math.sin(angle) * reach * (1 - thick), -Math.cos(angle) * reach * (1 - thick)])
  }
  const body = surface.createRadialGradient(0, 0, reach * 0.6, 0, 0, reach)
  body.addColorStop(0, toStyle(mixColors(deep, color, 0.35)))
  body.addColorStop(1, toStyle(tint(color, 0.24)))
  fillPath(surface, [...outer, ...inner.reverse()], body)
  strokePath(surface, outer, toStyle(tint(color, 0.66), 0.8), reach * 0.06)
  strokePath(surface, inner, toStyle(shade(deep, 0.2), 0.5), reach * 0.035)
}
