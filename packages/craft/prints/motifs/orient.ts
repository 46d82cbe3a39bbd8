import { bezier, type Chance, ellipse, type Point, quadratic, spline } from '@toile/geometry'
import type { Color } from '../../colors/color.ts'
import { shade, tint, toStyle } from '../../colors/mixColors.ts'
import type { PrintSurface } from '../print.ts'
import { leafOutline, pathOf } from './motifOutlines.ts'
import { penLine } from './pen.ts'
import { around, fillDisc, fillPath, placed } from './shapes.ts'

/** The paints of a chinoiserie. */
export type LacquerColors = Record<'ground' | 'dark' | 'red' | 'pale' | 'green' | 'gold', Color>

const smooth = (flat: readonly number[]) => spline(pathOf(flat), true, 5)

/** Paints a crane in flight towards the right about the origin, about 100 millimetres from beak to feet. */
export function paintCrane(surface: PrintSurface, { dark, red, pale, gold }: LacquerColors): void {
  const line = toStyle(dark)
  for (const y of [0, 2.2]) penLine(surface, pathOf([-18, 4 + y, -34, 9 + y, -52, 10 + y * 1.4]), line, 1.1, 0.6)
  paintWing(surface, -1.12, 0.86, pale, dark)
  fillPath(surface, smooth([-24, 4, -12, -4, 6, -7, 16, -6, 12, 2, -2, 7, -16, 7]), toStyle(pale))
  const neck = bezier([12, -4], [26, -4], [24, -17], [38, -17], 16)
  penLine(surface, neck, toStyle(pale), 5, 0.7)
  penLine(surface, neck.slice(5), line, 2.6, 0.4)
  fillPath(surface, smooth([34, -18.5, 38, -20.5, 42, -18.6, 41, -15.4, 36, -15]), toStyle(pale))
  fillPath(surface, smooth([36, -20, 39.4, -21.2, 41.6, -19.4, 38, -18.8]), toStyle(red))
  fillPath(surface, pathOf([41.6, -18.4, 53, -15.6, 41.4, -16.2]), toStyle(gold))
  fillDisc(surface, [39.4, -17.4], 0.6, line)
  for (const [i, angle] of [2.75, 3.0, 3.25].entries())
    placed(surface, { x: -18, y: 2 + i * 1.5, angle }, () => fillPath(surface, leafOutline(14 - i * 2, 0.2), line))
  paintWing(surface, -1.95, 1, pale, dark)
}

function paintWing(surface: PrintSurface, angle: number, size: number, pale: Color, dark: Color): void {
  placed(surface, { x: 3, y: -3, angle, size }, () => {
    for (let i = 0; i < 9; i++) {
      placed(surface, { x: 14 + i * 2.6, y: 1 - i * 0.5, angle: 1.7 - i * 0.19 }, () =>
        fillPath(surface, leafOutline(19 + i * 1.6, 0.1), toStyle(i > 1 ? dark : shade(pale, 0.14))),
      )
    }
    for (let i = 0; i < 8; i++) {
      placed(surface, { x: 5 + i * 3.6, y: 1 - i * 0.6, angle: 1.62 - i * 0.17 }, () => {
        fillPath(surface, leafOutline(15, 0.17), toStyle(i % 2 ? pale : shade(pale, 0.07)))
        penLine(surface, pathOf([2, 0, 8, 0, 13, 0]), toStyle(dark, 0.45), 0.4)
      })
    }
    fillPath(surface, smooth([-4, 4, 10, -4, 28, -7, 44, -8, 40, -3, 22, 3, 4, 8]), toStyle(pale))
    penLine(surface, spline(pathOf([-3, 2, 10, -4, 28, -7, 43, -8]), false, 5), toStyle(dark), 0.7)
  })
}

/** Paints a three-roofed pagoda standing on the origin; `height` in millimetres. */
export function paintPagoda(
  surface: PrintSurface,
  height: number,
  { ground, dark, red, pale, gold }: LacquerColors,
): void {
  const h = height / 100
  const box = (x: number, y: number, width: number, tall: number) =>
    pathOf([x, y, x + width, y, x + width, y - tall, x, y - tall].map((n) => n * h))
  fillPath(surface, box(-34, 0, 68, 4), toStyle(dark))
  fillPath(surface, box(-28, -4, 56, 3), toStyle(gold))
  for (const [breadth, y, tall] of [
    [42, -7, 19],
    [32, -33, 16],
    [22, -55, 13],
  ]) {
    fillPath(surface, box(-breadth / 2, y, breadth, tall), toStyle(red))
    for (const share of [-0.46, -0.16, 0.16, 0.46])
      fillPath(surface, box(breadth * share - 0.9, y, 1.8, tall), toStyle(dark))
    fillPath(surface, box(-breadth * 0.1, y, breadth * 0.2, tall * 0.72), toStyle(ground))
    for (const share of [-0.31, 0.31]) {
      fillDisc(surface, [breadth * share * h, (y - tall * 0.5) * h], 2.4 * h, toStyle(pale))
      fillDisc(surface, [breadth * share * h, (y - tall * 0.5) * h], 1.1 * h, toStyle(dark))
    }
    fillPath(surface, box(-breadth * 0.52, y, breadth * 1.04, 1.8), toStyle(gold))
    const r = breadth * 0.74
    const e = y - tall
    const roof = smooth(
      [
        -r,
        e - 3.4,
        -r * 0.9,
        e + 0.4,
        0,
        e - 1,
        r * 0.9,
        e + 0.4,
        r,
        e - 3.4,
        r * 0.72,
        e - 3,
        r * 0.3,
        e - 8.4,
        -r * 0.3,
        e - 8.4,
        -r * 0.72,
        e - 3,
      ].map((n) => n * h),
    )
    fillPath(surface, roof, toStyle(dark))
    for (const share of [-0.5, -0.25, 0, 0.25, 0.5])
      penLine(
        surface,
        pathOf([r * share * 0.5 * h, (e - 7.6) * h, r * share * 1.2 * h, (e - 1.6) * h]),
        toStyle(gold),
        0.7 * h,
        0.8,
      )
    for (const side of [-1, 1]) {
      penLine(surface, pathOf([side * r * h, (e - 3) * h, side * r * h, (e + 1.4) * h]), toStyle(gold), 0.6 * h, 1)
      fillDisc(surface, [side * r * h, (e + 2.2) * h], 1.3 * h, toStyle(gold))
    }
  }
  penLine(surface, pathOf([0, -75 * h, 0, -92 * h]), toStyle(gold), 1.8 * h, 0.5)
  for (const y of [-79, -83, -87]) fillPath(surface, ellipse([0, y * h], 3.2 * h, 0.9 * h, 0, 12), toStyle(gold))
}

/** Paints a cloud of three scrolls with a trailing tail about the origin; `breadth` in millimetres. */
export function paintScrollCloud(surface: PrintSurface, breadth: number, fill: Color, line: Color): void {
  const b = breadth / 100
  const lobes: readonly (readonly [number, number, number])[] = [
    [-24, 0, 13],
    [-4, -9, 17],
    [20, -1, 13],
  ]
  fillPath(surface, smooth([-50, 12, -20, 7, 20, 7, 56, 15, 20, 15, -16, 13].map((n) => n * b)), toStyle(fill))
  for (const [x, y, r] of lobes) {
    fillDisc(surface, [x * b, y * b], r * b, toStyle(fill))
    const curl = Array.from({ length: 26 }, (_, i): Point => {
      const t = i / 25
      const angle = 2.6 + t * 8.4
      const reach = r * (1 - t * 0.82)
      return [(x + Math.cos(angle) * reach) * b, (y + Math.sin(angle) * reach) * b]
    })
    penLine(surface, curl, toStyle(line), 2 * b, 0.5)
  }
  for (const y of [9.4, 13])
    penLine(
      surface,
      spline(pathOf([-48, y + 3, -14, y - 2, 20, y - 1, 54, y + 3].map((n) => n * b)), false, 5),
      toStyle(line),
      1.8 * b,
      0.2,
    )
}

/** Paints a climbing bough of plum blossom from the origin upwards; `length` in millimetres. */
export function paintPlumBough(surface: PrintSurface, length: number, colors: LacquerColors, chance: Chance): void {
  const { dark, red, pale, green, gold } = colors
  const l = length / 100
  const main = spline(pathOf([0, 0, 6, -18, -6, -36, 4, -54, 0, -74, 12, -96].map((n) => n * l)), false, 8)
  penLine(surface, main, toStyle(dark), 4.4 * l, 0.35)
  const places: Point[] = []
  for (const [at, side, reach] of [
    [7, 1, 30],
    [14, -1, 34],
    [21, 1, 32],
    [28, -1, 26],
    [33, 1, 22],
  ]) {
    const [x, y] = main[at]
    const twig = quadratic(
      [x, y],
      [x + side * reach * 0.5 * l, y - 2 * l],
      [x + side * reach * l, y - reach * 0.6 * l],
      14,
    )
    penLine(surface, twig, toStyle(dark), 2.2 * l, 0.3)
    places.push(twig[5], twig[9], twig[14])
    for (const t of [3, 7, 11]) {
      placed(surface, { x: twig[t][0], y: twig[t][1], angle: -1.57 + side * chance.between(0.2, 1.3) }, () =>
        fillPath(surface, leafOutline(chance.between(7, 11) * l, 0.24), toStyle(t % 2 ? green : tint(green, 0.25))),
      )
    }
  }
  places.push(main[40], main[18])
  places.forEach(([x, y], i) =>
    placed(surface, { x, y, angle: chance.next() * 6.28 }, () => {
      const reach = (i % 3 === 2 ? 3.4 : 6) * l * chance.between(0.9, 1.15)
      around(surface, 5, () => {
        fillDisc(surface, [0, -reach * 0.56], reach * 0.5, toStyle(i % 2 ? shade(pale, 0.1) : shade(red, 0.18)))
        fillDisc(surface, [0, -reach * 0.6], reach * 0.44, toStyle(i % 2 ? pale : red))
      })
      around(surface, 7, () => {
        penLine(surface, pathOf([0, 0, 0, -reach * 0.45]), toStyle(gold), reach * 0.05, 0.8)
        fillDisc(surface, [0, -reach * 0.45], reach * 0.07, toStyle(gold))
      })
    }),
  )
}
