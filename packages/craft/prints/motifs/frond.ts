import { bezier, type Chance, lerp, type Point, quadratic } from '@toile/geometry'
import type { Color } from '../../colors/color.ts'
import { shade, tint, toStyle } from '../../colors/mixColors.ts'
import type { PrintSurface } from '../print.ts'
import { blob, fillPath, placed, strokePath } from './shapes.ts'

/** Paints a feathered palm frond along +x from the origin, its spine gently arched. */
export function paintFrond(surface: PrintSurface, length: number, color: Color, chance: Chance): void {
  const arch = chance.between(-0.12, -0.2) * length
  const spine = bezier([0, 0], [length * 0.35, arch], [length * 0.7, arch], [length, arch * 0.3], 40)
  const leaflets = 20
  for (const side of [1, -1]) {
    for (let i = 0; i < leaflets; i++) {
      const t = 0.12 + (i / (leaflets - 1)) * 0.86
      const [x, y] = spine[Math.round(t * 40)]
      const [before, after] = [spine[Math.max(0, Math.round(t * 40) - 1)], spine[Math.min(40, Math.round(t * 40) + 1)]]
      const along = Math.atan2(after[1] - before[1], after[0] - before[0])
      const reach = length * (0.12 + 0.3 * Math.sin(Math.PI * (0.16 + t * 0.72))) * chance.between(0.93, 1.05)
      const angle = along + side * lerp(1.15, 0.35, t)
      const body = side > 0 ? shade(color, 0.16 + (i % 2) * 0.05) : tint(color, (i % 2) * 0.07)
      placed(surface, { x, y, angle }, () => paintLeaflet(surface, reach, side, body))
    }
  }
  strokePath(surface, spine, toStyle(tint(color, 0.32)), Math.max(0.6, length * 0.012))
}

function paintLeaflet(surface: PrintSurface, reach: number, side: number, color: Color): void {
  const droop = side * reach * 0.1
  const outline: Point[] = [
    [0, -reach * 0.025],
    [reach * 0.35, -reach * 0.075 + droop * 0.3],
    [reach * 0.75, -reach * 0.045 + droop * 0.7],
    [reach, droop],
    [reach * 0.7, reach * 0.05 + droop * 0.6],
    [reach * 0.3, reach * 0.065 + droop * 0.2],
    [0, reach * 0.025],
  ]
  fillPath(surface, blob(outline, 5), toStyle(color))
  strokePath(
    surface,
    [
      [0, 0],
      [reach * 0.5, droop * 0.45],
      [reach * 0.92, droop * 0.9],
    ],
    toStyle(tint(color, 0.35), 0.5),
    Math.max(0.2, reach * 0.014),
  )
}

/** Paints a split Swiss-cheese leaf growing along +x from its notch at the origin, its lobes sweeping towards the tip. */
export function paintMonstera(surface: PrintSurface, length: number, color: Color): void {
  const at = (x: number, y: number): Point => [x * length, y * length]
  for (const side of [1, -1]) {
    const edge = lobes.flatMap(([root, reach, breadth]) => [
      at(reach - 0.13, side * breadth * 0.86),
      at(reach - 0.03, side * breadth),
      at(reach + 0.045, side * breadth * 0.86),
      at(root + 0.075, side * 0.11),
    ])
    fillPath(
      surface,
      [at(0.04, 0), at(-0.08, side * 0.1), at(-0.16, side * 0.26), ...edge, at(1, side * 0.05), at(1.06, 0)],
      toStyle(side > 0 ? shade(color, 0.17) : color),
    )
    for (const [root, reach, breadth] of lobes) {
      const vein = quadratic(
        at(root - 0.02, 0),
        at((root + reach) / 2, side * breadth * 0.4),
        at(reach - 0.05, side * breadth * 0.86),
        8,
      )
      strokePath(surface, vein, toStyle(tint(color, 0.42), 0.65), length * 0.012)
    }
  }
  strokePath(surface, [at(-0.3, 0), at(1, 0)], toStyle(tint(color, 0.42)), length * 0.018)
}

const lobes = [
  [0.05, 0.04, 0.47],
  [0.2, 0.26, 0.55],
  [0.36, 0.47, 0.52],
  [0.53, 0.67, 0.42],
  [0.7, 0.85, 0.29],
] as const
