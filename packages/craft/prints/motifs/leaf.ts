import { bezier, type Chance, type Point, quadratic, spline } from '@toile/geometry'
import type { Color } from '../../colors/color.ts'
import { shade, tint, toStyle } from '../../colors/mixColors.ts'
import type { PrintSurface } from '../print.ts'
import { fillPath, placed, strokePath } from './shapes.ts'

/** Paints a leaf from the origin along +x: light and shaded halves, midrib and side veins; `width` is half its breadth as a share of its length. */
export function paintLeaf(surface: PrintSurface, length: number, color: Color, width = 0.28, veins = true): void {
  const upper: Point[] = [
    [0, 0],
    [length * 0.28, -length * width],
    [length * 0.68, -length * width * 0.78],
    [length, 0],
  ]
  const lower = upper.map(([x, y]): Point => [x, -y * 0.9])
  const rib = quadratic([0, 0], [length * 0.5, -length * 0.04], [length, 0], 10)
  fillPath(surface, [...spline(upper, false, 8), ...rib.slice().reverse()], toStyle(tint(color, 0.08)))
  fillPath(surface, [...spline(lower, false, 8), ...rib.slice().reverse()], toStyle(shade(color, 0.2)))
  if (!veins) return
  strokePath(surface, rib.slice(0, 10), toStyle(tint(color, 0.5), 0.75), Math.max(0.3, length * 0.025))
  for (const t of [0.25, 0.42, 0.59, 0.75]) {
    for (const side of [-1, 1]) {
      const reach = width * length * (0.95 - Math.abs(t - 0.42) * 1.3)
      const vein = quadratic(
        [t * length, 0],
        [(t + 0.09) * length, side * reach * 0.35],
        [(t + 0.17) * length, side * reach * 0.8],
        5,
      )
      strokePath(surface, vein, toStyle(tint(color, 0.45), 0.45), Math.max(0.2, length * 0.012))
    }
  }
}

/** Paints a curved stem of paired leaves along +x. */
export function paintSprig(surface: PrintSurface, length: number, color: Color, chance: Chance, pairs = 5): void {
  const stem = bezier(
    [0, 0],
    [length * 0.35, -length * 0.16],
    [length * 0.7, -length * 0.17],
    [length, -length * 0.08],
    16,
  )
  strokePath(surface, stem, toStyle(shade(color, 0.12)), Math.max(0.5, length * 0.022))
  for (let i = 1; i <= pairs; i++) {
    const [x, y] = stem[Math.round((i / (pairs + 0.6)) * 15)]
    const size = length * 0.3 * (1.12 - (i / pairs) * 0.5)
    placed(surface, { x, y, angle: -0.95 + chance.between(-0.15, 0.15) }, () =>
      paintLeaf(surface, size, color, 0.24, false),
    )
    placed(surface, { x, y, angle: 0.72 + chance.between(-0.15, 0.15) }, () =>
      paintLeaf(surface, size, tint(color, 0.1), 0.24, false),
    )
  }
  const [x, y] = stem[15]
  placed(surface, { x, y, angle: 0.15 }, () => paintLeaf(surface, length * 0.2, color, 0.24, false))
}
