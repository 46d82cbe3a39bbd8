import { type Point, spline } from '@toile/geometry'
import type { Color } from '../../colors/color.ts'
import { tint, toStyle } from '../../colors/mixColors.ts'
import type { PrintSurface } from '../print.ts'
import { leafOutline, petalOutline } from './motifOutlines.ts'
import { around, fillDisc, fillPath, placed, strokePath } from './shapes.ts'

/** The paints of a folk motif. */
export type FolkColors = Record<'ground' | 'red' | 'yellow' | 'pale' | 'green' | 'blue', Color>

/** Paints a layered tulip that opens upwards from the origin; `length` in millimetres. */
export function paintFolkTulip(surface: PrintSurface, length: number, colors: FolkColors, dots: number): void {
  const { ground, red, yellow, pale, blue } = colors
  for (const side of [-1, 1]) {
    placed(surface, { angle: side * 0.62 }, () => {
      fillPath(surface, petalOutline(length, length * 0.25), toStyle(red))
      strokePath(
        surface,
        [
          [0, -length * 0.2],
          [0, -length * 0.74],
        ],
        toStyle(tint(red, 0.45)),
        length * 0.025,
      )
    })
  }
  for (const side of [-1, 1]) {
    placed(surface, { angle: side * 0.27 }, () =>
      fillPath(surface, petalOutline(length * 0.98, length * 0.23), toStyle(tint(red, 0.2))),
    )
  }
  fillPath(surface, petalOutline(length * 0.9, length * 0.235), toStyle(ground))
  fillPath(surface, petalOutline(length * 0.84, length * 0.2), toStyle(yellow))
  fillPath(surface, petalOutline(length * 0.58, length * 0.13), toStyle(blue))
  if (dots > 0.2) {
    for (const t of [0.2, 0.31, 0.42]) fillDisc(surface, [0, -length * t], length * 0.03, toStyle(pale))
    for (const side of [-1, 1]) {
      for (const t of [0.3, 0.45, 0.6, 0.74])
        fillDisc(surface, [side * length * (0.1 + t * 0.43), -length * t * 0.86], length * 0.024, toStyle(pale))
    }
  }
  around(surface, 3, (i) => fillDisc(surface, [0, -length * 0.05], length * (i ? 0.06 : 0.08), toStyle(pale)), 2.1)
}

/** Paints a heart with an inner heart about the origin, point down. */
export function paintHeart(surface: PrintSurface, radius: number, colors: FolkColors, dots: number): void {
  const outline = (r: number): Point[] =>
    spline(
      [
        [0, r],
        [-r * 0.62, r * 0.38],
        [-r * 0.98, -r * 0.2],
        [-r * 0.62, -r * 0.72],
        [-r * 0.16, -r * 0.62],
        [0, -r * 0.36],
        [r * 0.16, -r * 0.62],
        [r * 0.62, -r * 0.72],
        [r * 0.98, -r * 0.2],
        [r * 0.62, r * 0.38],
      ],
      true,
      6,
    )
  fillPath(surface, outline(radius), toStyle(colors.red))
  fillPath(surface, outline(radius * 0.68), toStyle(colors.pale))
  fillPath(surface, outline(radius * 0.52), toStyle(colors.blue))
  if (dots > 0.2) around(surface, 6, () => fillDisc(surface, [0, -radius * 0.22], radius * 0.06, toStyle(colors.pale)))
  fillDisc(surface, [0, 0], radius * 0.1, toStyle(colors.yellow))
}

/** Paints a bird that faces right about the origin; `length` from beak to tail in millimetres. */
export function paintBird(surface: PrintSurface, length: number, colors: FolkColors, dots: number): void {
  const { red, yellow, pale, green, blue } = colors
  const at = (x: number, y: number): Point => [x * length, y * length]
  for (const [i, angle] of [2.75, 3.0, 3.25].entries()) {
    placed(surface, { x: -length * 0.16, y: length * 0.04, angle }, () =>
      fillPath(surface, leafOutline(length * 0.4, 0.17), toStyle([red, yellow, green][i])),
    )
  }
  const body = spline(
    [
      at(-0.24, 0.04),
      at(-0.08, -0.1),
      at(0.1, -0.15),
      at(0.2, -0.27),
      at(0.33, -0.26),
      at(0.38, -0.14),
      at(0.3, 0.07),
      at(0.1, 0.2),
      at(-0.1, 0.16),
    ],
    true,
    6,
  )
  fillPath(surface, body, toStyle(pale))
  fillPath(surface, [at(0.37, -0.22), at(0.5, -0.17), at(0.375, -0.13)], toStyle(yellow))
  placed(surface, { x: length * 0.13, y: -length * 0.03, angle: 2.85 }, () => {
    fillPath(surface, leafOutline(length * 0.42, 0.27), toStyle(blue))
    fillPath(surface, leafOutline(length * 0.28, 0.24), toStyle(red))
    if (dots > 0.2) for (const t of [0.08, 0.14, 0.2]) fillDisc(surface, [length * t, 0], length * 0.017, toStyle(pale))
  })
  fillDisc(surface, at(0.29, -0.18), length * 0.032, toStyle(blue))
  for (const angle of [-0.5, 0, 0.5]) {
    placed(surface, { x: length * 0.25, y: -length * 0.26, angle }, () =>
      fillPath(surface, petalOutline(length * 0.1, length * 0.025), toStyle(red)),
    )
  }
  for (const x of [0.04, 0.12])
    strokePath(surface, [at(x, 0.17), at(x - 0.01, 0.27), at(x + 0.04, 0.28)], toStyle(yellow), length * 0.02)
}
