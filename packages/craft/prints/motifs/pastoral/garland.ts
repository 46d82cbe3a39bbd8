import { along, type Chance, ellipse, type Path, tangent } from '@toile/geometry'
import type { PrintSurface } from '../../print.ts'
import { type Burin, cut, engraved } from '../engraving.ts'
import { leafOutline, pathOf } from '../motifOutlines.ts'
import { around, placed } from '../shapes.ts'

/** Engraves a garland of leaves and little roses along a path, thickest in its middle. */
export function paintGarland(surface: PrintSurface, path: Path, burin: Burin, chance: Chance): void {
  const steps = 21
  for (let i = 0; i <= steps; i++) {
    const t = i / steps
    const [x, y] = along(path, t)
    const [dx, dy] = tangent(path, t)
    const full = 0.55 + 0.6 * Math.sin(Math.PI * t)
    for (const side of [-1, 1]) {
      placed(surface, { x, y, angle: Math.atan2(dy, dx) + side * chance.between(0.5, 1.1) }, () => {
        const length = 7.4 * full
        engraved(surface, leafOutline(length, 0.25), burin, { angle: 0.9, gap: 0.95, from: side > 0 ? 0.2 : 0.6 })
        cut(surface, pathOf([0.6, 0, length * 0.8, 0]), burin, 0.8)
      })
    }
    if (i % 3 === 1) placed(surface, { x, y, angle: chance.next() * 6.28 }, () => paintRose(surface, 4.6 * full, burin))
  }
}

/** Engraves a small open rose about the origin. */
function paintRose(surface: PrintSurface, radius: number, burin: Burin): void {
  around(surface, 5, () =>
    engraved(surface, ellipse([0, -radius * 0.55], radius * 0.5, radius * 0.45, 0, 11), burin, {
      angle: 1.57,
      gap: 0.8,
      from: 0.68,
    }),
  )
  engraved(surface, ellipse([0, 0], radius * 0.46, radius * 0.44, 0, 11), burin)
  cut(
    surface,
    pathOf([-radius * 0.26, 0, 0, -radius * 0.26, radius * 0.24, 0, 0, radius * 0.16, -radius * 0.1, 0]),
    burin,
  )
}

/** Engraves a bow of ribbon with two tails about the origin, `breadth` millimetres across. */
export function paintBow(surface: PrintSurface, breadth: number, burin: Burin): void {
  const b = breadth
  for (const side of [-1, 1]) {
    cut(
      surface,
      pathOf([0, 0, side * b * 0.16, b * 0.2, side * b * 0.12, b * 0.42, side * b * 0.26, b * 0.6]),
      burin,
      2.4,
      0.3,
    )
    const loop = [
      [0, 0],
      [side * b * 0.3, -b * 0.26],
      [side * b * 0.5, -b * 0.12],
      [side * b * 0.34, b * 0.08],
    ] as const
    engraved(surface, [...loop], burin, { angle: 1.2, gap: 0.8, to: 0.5 })
  }
  engraved(surface, ellipse([0, 0], b * 0.08, b * 0.07, 0, 9), burin)
}
