import { type Chance, ellipse, type Point, spline } from '@toile/geometry'
import { toStyle } from '../../../colors/mixColors.ts'
import type { PrintSurface } from '../../print.ts'
import { type Burin, cut, engraved, limb } from '../engraving.ts'
import { pathOf } from '../motifOutlines.ts'
import { fillDisc, fillPath, placed } from '../shapes.ts'

const smooth = (flat: readonly number[]) => spline(pathOf(flat), true, 5)

/** Engraves a sheep that faces right, standing or lying on the origin, about 24 millimetres long. */
export function paintSheep(surface: PrintSurface, burin: Burin, chance: Chance, lying: boolean): void {
  const drop = lying ? 5 : 0
  if (!lying) {
    for (const x of [-6.4, -4, 4.4, 7]) limb(surface, pathOf([x, -7, x + 0.4, -3.4, x, 0]), [2.2, 1.3], burin)
  } else {
    limb(surface, pathOf([6, -1.6, 10, -0.6, 12.4, -0.9]), [2.2, 1.4], burin)
  }
  placed(surface, { y: drop }, () => {
    const fleece = ellipse([0, -11], 11, 6.4, 0.05, 17)
    fillPath(surface, fleece, toStyle(burin.ground))
    engraved(surface, ellipse([0, -11], 10.6, 6, 0.05, 26), burin, { angle: 0.5, gap: 1.25, from: 0.62 })
    fleece.forEach(([x, y], i) => {
      const [bx, by] = fleece[(i + 1) % fleece.length]
      const [ox, oy] = [((x + bx) / 2) * 1.14, ((y + by) / 2 + 11) * 1.22 - 11]
      engraved(surface, smooth([x, y, ox, oy, bx, by, (x + bx) * 0.46, ((y + by) / 2 + 11) * 0.9 - 11]), burin)
    })
    for (let i = 0; i < 16; i++) {
      const angle = chance.next() * 6.28
      const far = Math.sqrt(chance.next()) * 0.8
      const [x, y] = [Math.cos(angle) * 10 * far, -11 + Math.sin(angle) * 5.6 * far]
      cut(surface, pathOf([x - 1.2, y, x - 0.4, y - 1.1, x + 0.7, y - 0.7, x + 0.6, y + 0.4]), burin, 0.9)
    }
    engraved(
      surface,
      smooth([8.6, -17.6, 12, -19.6, 15.2, -17, 18, -13.2, 16.6, -11.4, 13, -12.4, 9.6, -12.6]),
      burin,
      { angle: 1.2, gap: 0.9, to: 0.4 },
    )
    fillPath(surface, smooth([10.4, -18.4, 6.8, -18.2, 6.4, -16.4, 10, -16.4]), toStyle(burin.ink))
    fillDisc(surface, [13.6, -16.4], 0.5, toStyle(burin.ink))
    cut(surface, pathOf([16.2, -12.4, 17.3, -12.2]), burin, 0.8)
  })
}

/** Engraves a small hound that faces right, standing on the origin, about 20 millimetres long. */
export function paintHound(surface: PrintSurface, burin: Burin): void {
  for (const x of [-6, -4.2, 4.4, 6.2]) limb(surface, pathOf([x, -6.6, x + 0.6, -3, x, 0]), [2, 1.1], burin)
  const body = smooth([
    -7.4, -9.6, -2, -10.2, 4, -11, 7.4, -14.6, 10.2, -15.6, 14.2, -13, 13.4, -11.6, 10, -11.4, 8, -8, 5, -5.6, 0, -7,
    -6, -6,
  ])
  engraved(surface, body, burin, { angle: 0.5, gap: 0.9, from: 0.55 })
  fillPath(surface, smooth([8.6, -15, 9.8, -14.6, 9.4, -11.4, 7.9, -12]), toStyle(burin.ink))
  cut(surface, pathOf([-7, -9, -10.4, -11.6, -11, -15]), burin, 1.7)
  fillDisc(surface, [11.3, -13.7], 0.36, toStyle(burin.ink))
}

/** Engraves a swallow in flight about the origin, `span` millimetres across. */
export function paintSwallow(surface: PrintSurface, span: number, burin: Burin): void {
  const at = (x: number, y: number): Point => [x * span, y * span]
  const ink = toStyle(burin.ink)
  fillPath(
    surface,
    spline([at(-0.04, -0.03), at(-0.3, -0.22), at(-0.5, -0.2), at(-0.3, -0.1), at(-0.1, 0.06)], true, 5),
    ink,
  )
  fillPath(
    surface,
    spline([at(0.04, -0.05), at(0.2, -0.3), at(0.44, -0.36), at(0.28, -0.18), at(0.12, 0.04)], true, 5),
    ink,
  )
  engraved(
    surface,
    spline(
      [at(-0.26, 0.24), at(-0.1, 0.02), at(0.1, -0.08), at(0.22, -0.07), at(0.14, 0.02), at(-0.04, 0.12)],
      true,
      5,
    ),
    burin,
  )
  cut(surface, [at(-0.1, 0.1), at(-0.24, 0.16), at(-0.36, 0.13)], burin, 1.4)
}
