import { type Chance, ellipse, type Point, spline } from '@toile/geometry'
import { toStyle } from '../../../colors/mixColors.ts'
import type { PrintSurface } from '../../print.ts'
import { type Burin, curls, cut, engraved, shadeIn } from '../engraving.ts'
import { pathOf } from '../motifOutlines.ts'
import { fillPath } from '../shapes.ts'

/** Engraves a cushion of foliage about a place: a scalloped rim, leaves on its shaded side. */
export function paintFoliage(surface: PrintSurface, [x, y]: Point, radius: number, burin: Burin, chance: Chance): void {
  const bumps = Math.max(11, Math.round(radius * 1.3))
  const rim = ellipse([x, y], radius, radius * 0.74, 0, bumps).map(([px, py]): Point => {
    const swell = chance.between(0.88, 1.08)
    return [x + (px - x) * swell, y + (py - y) * swell]
  })
  fillPath(surface, spline(rim, true, 3), toStyle(burin.ground))
  const low = ellipse([x + radius * 0.12, y + radius * 0.24], radius * 0.84, radius * 0.48, 0, 16)
  shadeIn(surface, low, burin, { angle: 0.9, gap: 0.95, from: 0.2 })
  const core = ellipse([x + radius * 0.3, y + radius * 0.36], radius * 0.58, radius * 0.32, 0, 14)
  shadeIn(surface, core, burin, { angle: -0.5, gap: 1, from: 0.1 })
  const outwards = ([px, py]: Point, by: number): Point => [px + (px - x) * by, py + (py - y) * by]
  const edge = rim.map((from, i): [Point, Point, Point] => {
    const to = rim[(i + 1) % bumps]
    return [from, outwards([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2], 0.28), to]
  })
  curls(surface, burin, edge, 1.15)
  const leaves = Array.from({ length: Math.round(radius * 3.4) }, (): [Point, Point, Point] => {
    const angle = chance.next() * 6.28
    const far = radius * Math.sqrt(chance.next()) * 0.9
    const from: Point = [x + Math.cos(angle) * far, y + Math.sin(angle) * far * 0.74]
    const size = chance.between(1.3, 2.3)
    return [from, [from[0] + size * 0.6, from[1] - size * 1.25], [from[0] + size * 1.25, from[1] + size * 0.15]]
  })
  curls(surface, burin, leaves, 0.8)
}

/** Engraves an old tree standing on the origin, leaning to the right; `height` in millimetres. */
export function paintTree(surface: PrintSurface, height: number, burin: Burin, chance: Chance): void {
  const h = (x: number, y: number): Point => [x * height, -y * height]
  const crown = [
    [0.02, 0.83, 0.17],
    [-0.2, 0.7, 0.15],
    [0.24, 0.8, 0.15],
    [0.42, 0.7, 0.14],
    [-0.06, 0.68, 0.14],
    [0.18, 0.66, 0.14],
    [-0.28, 0.57, 0.11],
    [0.53, 0.6, 0.11],
  ] as const
  for (const [x, y, radius] of crown.slice(0, 4)) paintFoliage(surface, h(x, y), radius * height, burin, chance)
  const trunk = spline(
    [
      h(-0.085, 0),
      h(-0.045, 0.05),
      h(-0.04, 0.25),
      h(-0.07, 0.42),
      h(-0.17, 0.6),
      h(-0.145, 0.61),
      h(-0.035, 0.5),
      h(0.03, 0.66),
      h(0.06, 0.66),
      h(0.045, 0.5),
      h(0.2, 0.57),
      h(0.42, 0.61),
      h(0.43, 0.585),
      h(0.22, 0.53),
      h(0.05, 0.41),
      h(0.035, 0.22),
      h(0.05, 0.05),
      h(0.1, 0),
      h(0.03, 0.015),
      h(-0.02, -0.01),
    ],
    true,
    5,
  )
  engraved(
    surface,
    trunk,
    burin,
    { angle: 0.25, gap: 0.95, from: 0.45 },
    { angle: 1.35, gap: 1.6, from: 0.2, to: 0.85 },
  )
  for (const [x, y, radius] of crown.slice(4)) paintFoliage(surface, h(x, y), radius * height, burin, chance)
}

/** Engraves a slender poplar or cypress standing on the origin; `height` in millimetres. */
export function paintPoplar(surface: PrintSurface, height: number, burin: Burin, chance: Chance): void {
  cut(surface, pathOf([0, 0, 0.4, -height * 0.2]), burin, 3, 0.8)
  for (let i = 0; i < 6; i++) {
    const share = i / 5
    paintFoliage(
      surface,
      [chance.bell() * 0.6, -height * (0.9 - share * 0.66)],
      height * (0.06 + 0.085 * Math.sin(share * 2.4)),
      burin,
      chance,
    )
  }
}
