import { type Chance, ellipse, lerp, type Point, spline } from '@toile/geometry'
import { toStyle } from '../../../colors/mixColors.ts'
import type { PrintSurface } from '../../print.ts'
import { type Burin, cut, engraved } from '../engraving.ts'
import { pathOf } from '../motifOutlines.ts'
import { fillDisc, placed } from '../shapes.ts'
import { paintFoliage } from './trees.ts'

const box = (x: number, y: number, width: number, height: number): Point[] =>
  pathOf([x, y, x + width, y, x + width, y - height, x, y - height])

/** Engraves a fluted column standing on the origin; a broken one has lost its capital. */
function paintColumn(surface: PrintSurface, height: number, burin: Burin, broken = false): void {
  const half = height * 0.075
  const top: Point[] = broken
    ? pathOf([half, -height, half * 0.2, -height * 0.94, -half * 0.4, -height * 1.02, -half, -height * 0.95])
    : pathOf([half * 0.9, -height, -half * 0.9, -height])
  engraved(surface, [[-half, 0], [half, 0], ...top], burin, { angle: 0, gap: 0.95, from: 0.66 })
  for (const t of [-0.5, 0, 0.5]) cut(surface, pathOf([half * t, -1, half * t, -height * 0.92]), burin, 0.7, 0.6)
  engraved(surface, box(-half * 1.5, 0.6, half * 3, height * 0.055), burin)
  if (!broken) engraved(surface, box(-half * 1.5, -height * 0.955, half * 3, height * 0.05), burin)
}

/** Engraves a ruined arch between columns, ivy on its shoulder, standing on the origin; `height` in millimetres. */
export function paintRuin(surface: PrintSurface, height: number, burin: Burin, chance: Chance): void {
  const h = height
  const arc = (radius: number, from: number, to: number) =>
    Array.from({ length: 13 }, (_, i): Point => {
      const angle = lerp(from, to, i / 12)
      return [Math.cos(angle) * radius, -h * 0.46 + Math.sin(angle) * radius]
    })
  const opening = h * 0.19
  const wall: Point[] = [
    [-h * 0.33, 0],
    [-h * 0.33, -h * 0.8],
    [-h * 0.2, -h * 0.83],
    [-h * 0.1, -h * 0.78],
    [0, -h * 0.82],
    [h * 0.08, -h * 0.74],
    [h * 0.2, -h * 0.76],
    [h * 0.25, -h * 0.62],
    [h * 0.33, -h * 0.58],
    [h * 0.34, 0],
    [opening, 0],
    ...arc(opening, 0, -Math.PI),
    [-opening, 0],
  ]
  engraved(surface, wall, burin, { angle: 0, gap: 3.4 }, { angle: 0.8, gap: 1.1, from: 0.6 })
  for (let i = 0; i < 26; i++) {
    const side = chance.happens(0.5) ? 1 : -1
    const x = side * chance.between(0.22, 0.32) * h
    const y = -chance.between(0.03, 0.55) * h
    cut(surface, pathOf([x, y, x + 0.2, y - 3]), burin, 0.8, 0.8)
  }
  const voussoirs = 9
  for (let i = 0; i < voussoirs; i++) {
    const from = -Math.PI + (i / voussoirs) * Math.PI
    const block = [
      ...arc(opening, from, from + Math.PI / voussoirs),
      ...arc(opening * 1.32, from + Math.PI / voussoirs, from),
    ]
    engraved(surface, block, burin, { angle: 0.7, gap: 1.2, from: i > 4 ? 0.3 : 0.75 })
  }
  engraved(surface, box(-h * 0.36, -h * 0.785, h * 0.3, h * 0.035), burin)
  placed(surface, { x: -h * 0.27 }, () => paintColumn(surface, h * 0.76, burin))
  placed(surface, { x: h * 0.29 }, () => paintColumn(surface, h * 0.5, burin, true))
  placed(surface, { x: h * 0.56, y: 3 }, () => paintColumn(surface, h * 0.3, burin, true))
  placed(surface, { x: h * 0.47, y: 5, angle: 1.42 }, () => paintColumn(surface, h * 0.24, burin, true))
  for (const [x, y, radius] of [
    [0.22, 0.7, 0.07],
    [0.3, 0.6, 0.06],
    [-0.3, 0.86, 0.06],
    [0.33, 0.5, 0.045],
  ])
    paintFoliage(surface, [x * h, -y * h], radius * h, burin, chance)
}

/** Engraves a round garden temple under a dome, standing on the origin; `height` in millimetres. */
export function paintTemple(surface: PrintSurface, height: number, burin: Burin): void {
  const h = height
  for (const [y, breadth] of [
    [0, 0.74],
    [-0.035, 0.66],
    [-0.07, 0.58],
  ])
    engraved(surface, box((-breadth * h) / 2, y * h + 2, breadth * h, h * 0.045), burin, {
      angle: 0,
      gap: 1.1,
      from: 0.7,
    })
  engraved(surface, box(-h * 0.17, -h * 0.1, h * 0.34, h * 0.4), burin, { angle: 1.57, gap: 1.1 })
  for (const x of [-0.25, -0.09, 0.09, 0.25])
    placed(surface, { x: x * h, y: -h * 0.09 }, () => paintColumn(surface, h * 0.44, burin))
  engraved(surface, box(-h * 0.32, -h * 0.52, h * 0.64, h * 0.07), burin, { angle: 1.57, gap: 2.6 })
  const dome: Point[] = Array.from({ length: 17 }, (_, i): Point => {
    const angle = Math.PI + (i / 16) * Math.PI
    return [Math.cos(angle) * h * 0.29, -h * 0.59 + Math.sin(angle) * h * 0.24]
  })
  engraved(surface, dome, burin, { angle: 1.2, gap: 1, from: 0.5 }, { angle: 0.4, gap: 1.4, from: 0.74 })
  for (const t of [-0.6, -0.2, 0.25, 0.65])
    cut(surface, pathOf([t * h * 0.28, -h * 0.6, t * h * 0.2, -h * 0.74, 0, -h * 0.83]), burin, 0.8)
  engraved(surface, spline(ellipse([0, -h * 0.86], h * 0.03, h * 0.04), true, 2), burin)
  fillDisc(surface, [0, -h * 0.92], h * 0.014, toStyle(burin.ink))
}

/** Engraves an urn of flowers on a pedestal, standing on the origin; `height` in millimetres. */
export function paintUrn(surface: PrintSurface, height: number, burin: Burin, chance: Chance): void {
  const h = height
  engraved(surface, box(-h * 0.17, 1, h * 0.34, h * 0.06), burin)
  engraved(surface, box(-h * 0.13, -h * 0.05, h * 0.26, h * 0.27), burin, { angle: 1.2, gap: 1.1, from: 0.6 })
  engraved(surface, box(-h * 0.16, -h * 0.31, h * 0.32, h * 0.045), burin)
  for (const [x, y, radius] of [
    [0, 0.86, 0.15],
    [-0.14, 0.74, 0.1],
    [0.14, 0.74, 0.1],
  ])
    paintFoliage(surface, [x * h, -y * h], radius * h, burin, chance)
  const vase = spline(
    pathOf([
      -h * 0.07,
      -h * 0.36,
      -h * 0.03,
      -h * 0.41,
      -h * 0.14,
      -h * 0.52,
      -h * 0.17,
      -h * 0.66,
      h * 0.17,
      -h * 0.66,
      h * 0.14,
      -h * 0.52,
      h * 0.03,
      -h * 0.41,
      h * 0.07,
      -h * 0.36,
    ]),
    true,
    4,
  )
  engraved(surface, vase, burin, { angle: 1.3, gap: 0.9, from: 0.5 })
  for (const side of [-1, 1])
    cut(
      surface,
      pathOf([
        side * h * 0.15,
        -h * 0.63,
        side * h * 0.25,
        -h * 0.6,
        side * h * 0.2,
        -h * 0.5,
        side * h * 0.12,
        -h * 0.5,
      ]),
      burin,
      1.6,
      0.6,
    )
  for (let i = 0; i < 9; i++) {
    const [x, y] = [chance.between(-0.2, 0.2) * h, -h * chance.between(0.7, 0.98)]
    engraved(surface, ellipse([x, y], h * 0.036, h * 0.034, 0, 9), burin)
    cut(surface, pathOf([x - h * 0.016, y, x, y - h * 0.018, x + h * 0.016, y, x, y + h * 0.01]), burin, 0.9)
  }
}
