import { type Chance, ellipse, type Point, quadratic, spline } from '@toile/geometry'
import type { Color } from '../../colors/color.ts'
import { shade, tint, toStyle } from '../../colors/mixColors.ts'
import type { PrintSurface } from '../print.ts'
import { pathOf } from './motifOutlines.ts'
import { penLine } from './pen.ts'
import { fillDisc, fillPath, strokePath } from './shapes.ts'

const smooth = (flat: readonly number[]) => spline(pathOf(flat), true, 5)

/** Paints a spotted toadstool standing on the origin; `height` in millimetres. */
export function paintToadstool(
  surface: PrintSurface,
  height: number,
  { cap, pale, shadow, spots }: { cap: Color; pale: Color; shadow: Color; spots: number },
  chance: Chance,
): void {
  const h = height / 100
  const sized = (flat: readonly number[]) => smooth(flat.map((n) => n * h))
  fillPath(surface, sized([-12, 0, -9, -30, -7, -62, 7, -62, 9, -30, 12, 0, 0, 4]), toStyle(pale))
  fillPath(surface, sized([2, 3, 4, -30, 3, -60, 7, -62, 9, -30, 12, 0]), toStyle(shade(pale, 0.14)))
  fillPath(surface, sized([-14, -40, -8, -50, 8, -50, 14, -40, 6, -37, 0, -40, -6, -37]), toStyle(tint(pale, 0.4)))
  fillPath(surface, sized([-44, -56, -20, -46, 20, -46, 44, -56, 20, -62, -20, -62]), toStyle(shade(pale, 0.2)))
  for (let i = -6; i <= 6; i++)
    penLine(
      surface,
      pathOf([i * 1.6 * h, -60 * h, i * 3.6 * h, -53 * h, i * 6 * h, (-48 - Math.abs(i) * 0.9) * h]),
      toStyle(shadow, 0.7),
      0.8 * h,
      0.4,
    )
  const dome = sized([-46, -55, -42, -76, -22, -96, 0, -101, 22, -96, 42, -76, 46, -55, 20, -60, 0, -61, -20, -60])
  fillPath(surface, dome, toStyle(cap))
  const round = surface.createRadialGradient(-14 * h, -84 * h, 4 * h, 0, -70 * h, 60 * h)
  round.addColorStop(0, toStyle(tint(cap, 0.3), 0.8))
  round.addColorStop(0.5, toStyle(cap, 0.1))
  round.addColorStop(1, toStyle(shade(cap, 0.35), 0.8))
  fillPath(surface, dome, round)
  const places = [
    -24, -76, 5.4, 2, -88, 6.4, 25, -78, 5, -8, -69, 4.6, 36, -63, 3.4, -37, -62, 3.6, 14, -65, 3.6, -12, -94, 3.2,
  ]
  for (let i = 0; i < places.length && spots > 0; i += 3) {
    const size = places[i + 2] * h * spots * chance.between(0.85, 1.15)
    fillPath(
      surface,
      ellipse([places[i] * h, places[i + 1] * h], size, size * 0.78, places[i] * 0.02, 12),
      toStyle(tint(pale, 0.3)),
    )
  }
}

/** Paints an acorn in its cup about the origin; reach in millimetres. */
export function paintAcorn(surface: PrintSurface, reach: number, nut: Color, cup: Color): void {
  const sized = (flat: readonly number[]) => smooth(flat.map((n) => (n * reach) / 100))
  fillPath(surface, sized([-44, -16, -40, 40, -14, 78, 0, 92, 14, 78, 40, 40, 44, -16]), toStyle(nut))
  fillPath(surface, sized([-22, 0, -20, 34, -8, 54, -12, 20]), toStyle(tint(nut, 0.45)))
  fillPath(surface, sized([-56, -8, -50, -44, 0, -64, 50, -44, 56, -8, 0, 0]), toStyle(cup))
  for (const y of [-40, -24])
    for (const x of [-30, -10, 10, 30])
      penLine(
        surface,
        pathOf([x - 7, y, x, y + 8, x + 7, y].map((n) => (n * reach) / 100)),
        toStyle(tint(cup, 0.35)),
        reach * 0.06,
        0.4,
      )
  strokePath(
    surface,
    quadratic([0, -reach * 0.6], [0, -reach * 0.85], [reach * 0.16, -reach * 0.95], 5),
    toStyle(cup),
    reach * 0.12,
  )
}

/** Paints a snail that creeps to the right about the origin, about 32 millimetres long. */
export function paintSnail(surface: PrintSurface, shell: Color, body: Color, line: Color): void {
  fillPath(surface, smooth([-17, 11, -8, 6, 6, 6, 11, -2, 15, -5, 18, -1, 16, 6, 12, 11]), toStyle(body))
  for (const [x, y] of [
    [17, -12],
    [12.6, -12.6],
  ]) {
    strokePath(surface, pathOf([15, -4, x, y]), toStyle(body), 1.2)
    fillDisc(surface, [x, y], 1.2, toStyle(line))
  }
  fillDisc(surface, [-3, -1.6], 10.4, toStyle(shell))
  const coil = Array.from({ length: 40 }, (_, i): Point => {
    const angle = i * 0.36
    const far = 9.4 * (1 - i / 44)
    return [-3 + Math.cos(angle) * far, -1.6 + Math.sin(angle) * far]
  })
  penLine(surface, coil, toStyle(line), 1.5, 0.5)
  fillDisc(surface, [15.6, 0], 0.7, toStyle(line))
}

/** Paints a hedgehog that walks to the right about the origin, about 34 millimetres long. */
export function paintHedgehog(surface: PrintSurface, spines: Color, face: Color, tips: Color): void {
  for (const x of [-9, -3, 6, 10]) fillPath(surface, ellipse([x, 10], 2.6, 1.8, 0, 10), toStyle(shade(face, 0.25)))
  fillPath(surface, smooth([2, -4, 10, -5, 16, 2, 20, 5, 16, 9, 4, 9.4]), toStyle(face))
  const back: Point[] = []
  for (let i = 0; i <= 30; i++) {
    const angle = 2.7 + (i / 30) * 3.2
    const far = i % 2 ? 1.14 : 0.96
    back.push([-3 + Math.cos(angle) * 14.5 * far, 3 + Math.sin(angle) * 13 * far])
  }
  fillPath(surface, [...back, ...pathOf([5, 2, 2, 9, -14, 9])], toStyle(spines))
  for (let i = 0; i < 26; i++) {
    const angle = 2.9 + ((i * 0.618) % 1) * 2.9
    const far = 0.35 + ((i * 0.381) % 1) * 0.5
    const [x, y] = [-3 + Math.cos(angle) * 13 * far, 3 + Math.sin(angle) * 12 * far]
    penLine(
      surface,
      [
        [x, y],
        [x + Math.cos(angle) * 1.6, y + Math.sin(angle) * 1.6],
        [x + Math.cos(angle) * 3.2, y + Math.sin(angle) * 3.2],
      ],
      toStyle(tips),
      0.8,
      0.3,
    )
  }
  fillDisc(surface, [19.6, 4.6], 1.5, toStyle(shade(spines, 0.4)))
  fillDisc(surface, [12.4, 1], 1, toStyle(shade(spines, 0.4)))
  fillDisc(surface, [5, -3.4], 2.4, toStyle(tint(face, 0.1)))
}
