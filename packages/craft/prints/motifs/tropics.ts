import { bezier, type Chance, type Point, quadratic, spline } from '@toile/geometry'
import type { Color } from '../../colors/color.ts'
import { mixColors, shade, tint, toStyle } from '../../colors/mixColors.ts'
import type { PrintSurface } from '../print.ts'
import { leafOutline, pathOf, petalOutline } from './motifOutlines.ts'
import { penLine } from './pen.ts'
import { around, fillDisc, fillPath, placed } from './shapes.ts'

/** Paints a hibiscus about the origin: five broad crinkled petals and a long column of stamens; radius in millimetres. */
export function paintHibiscus(surface: PrintSurface, radius: number, color: Color, gold: Color, chance: Chance): void {
  const heart = shade(mixColors(color, gold, 0.1), 0.48)
  around(surface, 5, () => {
    const outline = petalOutline(radius, radius * 0.62, 0.09, chance)
    fillPath(
      surface,
      outline.map(([x, y]): Point => [x * 1.03, y * 1.02]),
      toStyle(shade(color, 0.3)),
    )
    const glow = surface.createRadialGradient(0, 0, 0, 0, 0, radius)
    glow.addColorStop(0, toStyle(heart))
    glow.addColorStop(0.3, toStyle(mixColors(color, heart, 0.5)))
    glow.addColorStop(0.62, toStyle(color))
    glow.addColorStop(1, toStyle(tint(color, 0.3)))
    fillPath(surface, outline, glow)
    for (const lean of [-0.5, -0.25, 0, 0.25, 0.5]) {
      const far = radius * (0.88 - Math.abs(lean) * 0.3)
      penLine(
        surface,
        quadratic([lean * 4, -radius * 0.2], [lean * radius * 0.7, -far * 0.6], [lean * radius * 0.92, -far], 7),
        toStyle(tint(color, 0.5), 0.6),
        radius * 0.022,
        0.2,
      )
    }
  })
  const column = bezier(
    [0, 0],
    [radius * 0.2, -radius * 0.3],
    [radius * 0.32, -radius * 0.6],
    [radius * 0.62, -radius * 0.78],
    16,
  )
  penLine(surface, column, toStyle(tint(gold, 0.15)), radius * 0.075, 0.7)
  for (const [i, [x, y]] of column.slice(7).entries()) {
    for (const side of [-1, 1]) {
      const [ex, ey] = [x + side * radius * (0.1 - i * 0.002), y + side * radius * 0.06 - radius * 0.03]
      penLine(
        surface,
        quadratic([x, y], [(x + ex) / 2, y - radius * 0.03], [ex, ey], 4),
        toStyle(gold),
        radius * 0.014,
        0.7,
      )
      fillDisc(surface, [ex, ey], radius * 0.026, toStyle(gold))
    }
  }
}

/** Paints a bird-of-paradise flower on its stalk, beak to the right; `length` of the beak in millimetres. */
export function paintParadise(
  surface: PrintSurface,
  length: number,
  { flame, tongue, green }: Record<'flame' | 'tongue' | 'green', Color>,
): void {
  const at = (x: number, y: number): Point => [x * length, y * length]
  penLine(
    surface,
    quadratic(at(-0.05, 0.05), at(-0.1, 0.5), at(-0.3, 1), 12),
    toStyle(shade(green, 0.1)),
    length * 0.09,
    0.9,
  )
  for (const [i, angle] of [-0.95, -0.2, -0.58, 0.22].entries()) {
    placed(surface, { x: length * (0.08 + i * 0.04), y: -length * 0.02, angle }, () => {
      const outline = leafOutline(length * (0.72 - i * 0.07), 0.13, -0.08)
      fillPath(surface, outline, toStyle(i % 2 ? shade(flame, 0.14) : flame))
      penLine(
        surface,
        pathOf([length * 0.06, 0, length * 0.32, -length * 0.015, length * 0.58, -length * 0.03]),
        toStyle(tint(flame, 0.45)),
        length * 0.02,
      )
    })
  }
  placed(surface, { x: length * 0.16, y: -length * 0.03, angle: -0.36 }, () => {
    fillPath(
      surface,
      spline(pathOf([0, 0, 22, -5, 46, -2.5, 62, 0, 46, 2.5, 22, 4].map((n) => (n * length) / 100)), true, 5),
      toStyle(tongue),
    )
  })
  const beak = spline(
    [at(-0.12, 0.02), at(0.1, -0.07), at(0.5, -0.04), at(0.98, -0.02), at(0.55, 0.05), at(0.15, 0.1), at(-0.06, 0.12)],
    true,
    6,
  )
  fillPath(surface, beak, toStyle(green))
  penLine(surface, [at(-0.06, 0.0), at(0.2, -0.05), at(0.55, -0.03), at(0.95, -0.02)], toStyle(flame), length * 0.035)
}

/** Paints a banana leaf from the origin along +x, torn along its veins. */
export function paintBananaLeaf(surface: PrintSurface, length: number, color: Color, chance: Chance): void {
  const bend = chance.between(-0.2, 0.2)
  const rib = quadratic([0, 0], [length * 0.5, 0], [length, bend * length], 30)
  for (const side of [-1, 1]) {
    const edge: Point[] = []
    for (let i = 0; i <= 14; i++) {
      const t = i / 14
      const [x, y] = rib[Math.round(t * 30)]
      const breadth = length * 0.185 * Math.sin(Math.PI * (0.06 + t * 0.94)) ** 0.6
      edge.push([x + breadth * 0.35, y + side * breadth])
      if (i % 3 === 1 && i < 13 && chance.happens(0.7))
        edge.push([x + breadth * 0.22, y + side * breadth * 0.35], [x + breadth * 0.5, y + side * breadth * 0.98])
    }
    const body = side > 0 ? shade(color, 0.2) : tint(color, 0.06)
    fillPath(surface, [...edge, ...rib.slice().reverse()], toStyle(body))
    for (let i = 1; i < 13; i++) {
      const t = i / 14
      const [x, y] = rib[Math.round(t * 30)]
      const breadth = length * 0.17 * Math.sin(Math.PI * (0.06 + t * 0.94)) ** 0.6
      penLine(
        surface,
        quadratic([x, y], [x + breadth * 0.2, y + side * breadth * 0.5], [x + breadth * 0.36, y + side * breadth], 5),
        toStyle(tint(color, 0.36), 0.55),
        length * 0.007,
        0.2,
      )
    }
  }
  penLine(surface, rib, toStyle(tint(color, 0.42)), length * 0.022, 0.5)
}
