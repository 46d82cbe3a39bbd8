import { ellipse, quadratic, spline } from '@toile/geometry'
import { toStyle } from '../../../colors/mixColors.ts'
import type { PrintSurface } from '../../print.ts'
import { type Burin, cut, engraved, limb } from '../engraving.ts'
import { pathOf } from '../motifOutlines.ts'
import { fillDisc, fillPath, placed } from '../shapes.ts'

const smooth = (flat: readonly number[]) => spline(pathOf(flat), true, 5)

/** Engraves a head that looks right about its middle, with hair dressed high and, for some, a straw hat. */
function paintHead(surface: PrintSurface, burin: Burin, wears: 'straw' | 'tricorne' | 'ribbon'): void {
  const ink = toStyle(burin.ink)
  const hair = smooth([-2.8, 3.4, -3.9, 1, -3.6, -2.6, -1, -4.9, 2, -4.4, 3, -2.2, 1, -1.4, -0.4, 0.6, -0.8, 3.2])
  engraved(
    surface,
    smooth([-1.6, -2.6, 1.6, -3.1, 2.7, -1.5, 2.75, -0.2, 3.35, 0.7, 2.6, 1.1, 2.55, 2.2, 1.5, 3.1, -0.6, 2.4]),
    burin,
  )
  engraved(surface, hair, burin, { angle: 0.9, gap: 0.6 })
  fillDisc(surface, [1.75, -0.3], 0.3, ink)
  cut(surface, pathOf([1.2, -1, 2.2, -1.1]), burin, 0.7)
  cut(surface, pathOf([1.7, 1.75, 2.4, 1.65]), burin, 0.7)
  if (wears === 'straw') {
    engraved(surface, ellipse([-0.6, -3.6], 6.6, 1.9, -0.18, 24), burin, { angle: -0.18, gap: 0.75, from: 0.4 })
    engraved(surface, smooth([-3.4, -3.6, -2.9, -5.9, 0.6, -6.6, 2, -4.5]), burin, { angle: 1, gap: 0.7 })
    cut(surface, pathOf([-4.4, -2.8, -5.6, 1, -4.8, 4.6]), burin, 1.4)
  } else if (wears === 'tricorne') {
    fillPath(surface, smooth([-5.6, -2.6, -2.4, -3.3, 2.6, -3.2, 5.2, -4.6, 2.8, -6.4, -2, -6.8, -4.4, -4.8]), ink)
    cut(surface, pathOf([-3.4, 2.6, -5.4, 4.4, -4.6, 7]), burin, 2)
  } else {
    cut(surface, pathOf([-3.4, -3.4, -0.5, -2.4, 2.2, -3.6]), burin, 1.8)
    cut(surface, pathOf([-3.7, 1.4, -5, 4, -3.6, 6.4]), burin, 1.8)
  }
}

const bodice = [-3.1, 0, -4, -5.5, -3.2, -9.6, -0.5, -10.6, 2.4, -10, 4.1, -6.6, 3.2, 0]

/** Engraves a bodice above its waist at the origin, with a laced front and a neck scarf. */
function paintBodice(surface: PrintSurface, burin: Burin): void {
  engraved(surface, smooth(bodice), burin, { angle: 1.3, gap: 0.8, to: 0.45 })
  for (const y of [-2, -4, -6]) cut(surface, pathOf([0.8, y, 3.2, y - 0.6]), burin, 0.8)
  engraved(surface, smooth([-3, -9.4, 0.2, -11, 2.4, -10, 3.4, -7.6, 0.4, -6.6]), burin)
}

/** Engraves a shepherdess standing on the origin about 50 millimetres high, crook in hand. */
export function paintShepherdess(surface: PrintSurface, burin: Burin): void {
  cut(surface, pathOf([17, 0, 16.6, -24, 16, -48]), burin, 2, 0.8)
  cut(surface, pathOf([16, -48, 15.4, -53, 19, -54.5, 20.4, -51, 18, -49.6]), burin, 1.8, 0.6)
  for (const x of [-3, 4]) engraved(surface, smooth([x, -1.8, x + 4.8, -0.4, x + 4.6, 0.6, x - 0.8, 0.6]), burin)
  const skirt = smooth([
    -3, -30, -9, -24, -14.5, -10, -16, -2, -8, -0.6, 0, -1.6, 8, -0.4, 15, -2, 12.5, -14, 8, -25, 3.4, -30,
  ])
  engraved(surface, skirt, burin, { angle: 1.35, gap: 1, to: 0.38 })
  for (const [from, to] of [
    [-1.6, -9],
    [0, -2.6],
    [1.2, 3],
    [2.2, 9],
  ])
    cut(surface, pathOf([from, -28, (from + to) * 0.55, -16, to, -3]), burin, 1.1)
  cut(surface, pathOf([-15, -5.4, -7, -3.8, 0, -5, 8, -3.6, 14.4, -5.4]), burin)
  const apron = smooth([-1.4, -29.6, -2.6, -19, -2.4, -10, 3, -8.6, 8, -10.6, 6.4, -21, 2.8, -29.6])
  engraved(surface, apron, burin)
  for (const x of [0.4, 2.8]) cut(surface, pathOf([x * 0.5 + 0.5, -28, x + 0.6, -19, x * 1.3, -10.5]), burin, 0.8)
  const puff = smooth([-3.2, -30, -8.8, -29, -13, -22, -10, -16.6, -5, -19, -2.6, -25])
  engraved(surface, puff, burin, { angle: 0.6, gap: 0.85, to: 0.55 })
  placed(surface, { y: -29.6 }, () => paintBodice(surface, burin))
  limb(surface, pathOf([-2.4, -37, -6.6, -33, -5.4, -27]), [3.6, 2], burin)
  limb(surface, pathOf([2.6, -37.4, 8.6, -34, 15.4, -36.6]), [3.8, 2], burin)
  engraved(surface, smooth([5, -36.6, 8.4, -37.2, 9.4, -31.8, 6, -31.6]), burin)
  placed(surface, { x: 0.6, y: -43.6 }, () => paintHead(surface, burin, 'straw'))
}

/** Engraves a gentleman standing on the origin about 54 millimetres high, an arm stretched to the right. */
export function paintGentleman(surface: PrintSurface, burin: Burin): void {
  const ink = toStyle(burin.ink)
  for (const [x, knee] of [
    [-4, -5.4],
    [5.4, 3.6],
  ]) {
    limb(surface, pathOf([knee * 0.4, -26, knee, -13, x, -1.4]), [6, 2.4], burin)
    fillPath(surface, smooth([x - 1.6, -1.8, x + 1.6, -2, x + 4.8, -0.2, x + 4.6, 0.7, x - 1.8, 0.7]), ink)
    cut(surface, pathOf([knee - 1.8, -13.4, knee + 2.2, -13]), burin, 1.3)
  }
  const coat = smooth([
    -4, -43, -5.4, -34, -5.2, -28, -11, -15.6, -5.6, -13.4, 0.6, -16.4, 2.6, -24, 6.6, -16.2, 8.4, -17.6, 5, -30, 4.8,
    -40, 2, -44,
  ])
  engraved(surface, coat, burin, { angle: 1.15, gap: 0.8, to: 0.6 }, { angle: 0.3, gap: 1.3, to: 0.4 })
  engraved(surface, smooth([1, -43, 4, -40, 4.2, -30, 3, -25.6, 1.4, -31]), burin)
  for (const y of [-39, -36.4, -33.8, -31]) fillDisc(surface, [2.6, y], 0.4, ink)
  limb(surface, pathOf([-3, -41, -8, -35.6, -4.6, -30]), [4, 2.4], burin)
  limb(surface, pathOf([3, -41, 10, -38.6, 17, -41]), [4.2, 2.2], burin)
  fillDisc(surface, [17.6, -41.3], 1.2, ink)
  engraved(surface, smooth([1, -44.2, 4, -43, 3.2, -38.4, 1.6, -39.6]), burin)
  placed(surface, { x: 0.6, y: -47.4 }, () => paintHead(surface, burin, 'tricorne'))
}

/** Engraves a girl on a swing whose seat is the origin; the ropes rise to `bough` millimetres above. */
export function paintSwing(surface: PrintSurface, bough: number, burin: Burin): void {
  cut(surface, pathOf([-9.6, 1, -4, -bough * 0.5, -3, -bough]), burin, 1.2, 0.9)
  for (const [x, y] of [
    [21, 11.5],
    [24, 8.6],
  ] as const) {
    limb(surface, pathOf([9, 0, 15, 4, x, y]), [3.2, 1.9], burin)
    fillPath(surface, smooth([x - 1, y - 1.4, x + 3.6, y - 0.8, x + 3.4, y + 0.6, x - 0.8, y + 1]), toStyle(burin.ink))
  }
  const skirt = smooth([
    -4, -7, -8.6, -3, -13.5, 6, -14.5, 12, -6, 9.6, 1, 12.6, 8, 9.8, 15.4, 10.6, 18, 4, 13, -2.4, 4, -6.4, 2.4, -7.4,
  ])
  engraved(surface, skirt, burin, { angle: 1.1, gap: 1, to: 0.36 })
  for (const [x, y] of [
    [-9.6, 9],
    [-4, 8.4],
    [3, 10],
    [9.6, 8],
  ] as const)
    cut(surface, pathOf([x * 0.2, -5.6, x * 0.62, 0.6, x, y]), burin, 1.1)
  cut(surface, pathOf([-14, 9.4, -6, 7, 1, 10, 8, 7.2, 15.6, 8]), burin)
  engraved(surface, smooth([-3.4, -7, -9.4, -5.6, -12.6, 0.6, -8, 3.6, -4, -1]), burin, {
    angle: 0.7,
    gap: 0.85,
    to: 0.6,
  })
  engraved(surface, pathOf([-10.5, 0.6, 12, 0.6, 12, 2.2, -10.5, 2.2]), burin)
  placed(surface, { x: -0.6, y: -6.6, angle: -0.14 }, () => paintBodice(surface, burin))
  limb(surface, pathOf([-3, -14, -8, -17.6, -8.2, -20.8]), [3.4, 1.9], burin)
  limb(surface, pathOf([2, -14.6, 6.6, -17, 9, -22]), [3.6, 1.9], burin)
  cut(surface, pathOf([11.6, 1, 9, -22, 5, -bough]), burin, 1.2, 0.9)
  placed(surface, { x: -0.8, y: -20.6, angle: -0.16 }, () => paintHead(surface, burin, 'ribbon'))
  const sash = quadratic([-3.6, -6.6], [-14, -6], [-19, -1], 10)
  cut(surface, sash, burin, 2.4, 0.3)
  cut(surface, quadratic([-3.6, -6.6], [-13, -1], [-19, 5], 10), burin, 2, 0.3)
}
