import { type Point, quadratic, spline } from '@toile/geometry'
import type { Color } from '../../colors/color.ts'
import { shade, tint, toStyle } from '../../colors/mixColors.ts'
import type { PrintSurface } from '../print.ts'
import { pathOf, starOutline } from './motifOutlines.ts'
import { penLine } from './pen.ts'
import { around, blob, fillDisc, fillPath, placed, strokePath } from './shapes.ts'

const smooth = (flat: readonly number[]) => spline(pathOf(flat), true, 5)

/** Paints a sloop about the origin, about 40 millimetres high, its sails striped or plain. */
export function paintSailboat(surface: PrintSurface, hull: Color, sail: Color, stripe: Color, striped: boolean): void {
  penLine(surface, pathOf([0, 10, 0, -6, 0, -23]), toStyle(shade(hull, 0.2)), 1.1, 0.9)
  const main = pathOf([1.4, -21, 4, -16, 10, -6, 16, 6, 1.4, 7])
  fillPath(surface, main, toStyle(sail))
  fillPath(surface, pathOf([-1.4, -17, -4, -11, -12, 7, -1.4, 7]), toStyle(striped ? stripe : tint(stripe, 0.1)))
  if (striped) {
    for (const y of [-14, -6, 2]) {
      const right = 1.4 + (y + 21) * 0.53
      fillPath(surface, pathOf([1.4, y, right - 0.4, y, right + 1.4, y + 3.4, 1.4, y + 3.4]), toStyle(stripe))
    }
  }
  fillPath(surface, smooth([-17, 10, -6, 9, 8, 9, 18, 8.4, 15, 14, 10, 17, -10, 17, -15, 14]), toStyle(hull))
  penLine(surface, pathOf([-15, 12.4, 0, 11.8, 16, 11.4]), toStyle(sail), 1, 0.8)
  fillPath(surface, pathOf([0, -23, 7, -21.4, 0, -19.6]), toStyle(stripe))
  for (const [y, half] of [
    [19.6, 17],
    [22.4, 11],
  ])
    paintWave(surface, y, half, stripe)
}

/** Paints a small rippled line of water at a height. */
export function paintWave(surface: PrintSurface, y: number, half: number, color: Color): void {
  const ripple = Array.from(
    { length: 25 },
    (_, i): Point => [((i / 24) * 2 - 1) * half, y + Math.sin((i / 24) * 12.57) * 0.9],
  )
  penLine(surface, ripple, toStyle(color), 0.9, 0.2)
}

/** Paints an anchor with its ring and a turn of rope about the origin, about 30 millimetres high. */
export function paintAnchor(surface: PrintSurface, iron: Color, rope: Color): void {
  const style = toStyle(iron)
  strokePath(surface, pathOf([0, -9, 0, 14]), style, 2.4)
  strokePath(surface, pathOf([-6, -6, 6, -6]), style, 2)
  strokePath(
    surface,
    Array.from({ length: 17 }, (_, i): Point => [Math.cos(i * 0.393) * 2.6, -11.8 + Math.sin(i * 0.393) * 2.6]),
    style,
    1.5,
  )
  strokePath(surface, quadratic([-11, 5], [-9, 15], [0, 15], 10), style, 2.3)
  strokePath(surface, quadratic([11, 5], [9, 15], [0, 15], 10), style, 2.3)
  for (const side of [-1, 1]) fillPath(surface, pathOf([side * 13.4, 8, side * 11, 1.6, side * 7.4, 7]), style)
  const coil = spline(pathOf([2.6, -12, 9, -10, 5, -3, -4, 0, -4, 4, 5, 6, 6, 10, -2, 12]), false, 6)
  penLine(surface, coil, toStyle(shade(rope, 0.25)), 1.9, 0.8)
  penLine(surface, coil, toStyle(rope), 1.2, 0.8)
}

/** Paints a striped lighthouse on a rock about the origin, about 44 millimetres high. */
export function paintLighthouse(surface: PrintSurface, wall: Color, stripe: Color, lamp: Color, rock: Color): void {
  fillPath(surface, pathOf([-6, 16, -4, -12, 4, -12, 6, 16]), toStyle(wall))
  for (const y of [-9, -1, 7]) {
    const half = 4 + (y + 12) * 0.0714
    fillPath(surface, pathOf([-half, y, half, y, half + 0.3, y + 4, -half - 0.3, y + 4]), toStyle(stripe))
  }
  fillPath(surface, pathOf([-5.6, -12, 5.6, -12, 5.6, -13.6, -5.6, -13.6]), toStyle(rock))
  fillPath(surface, pathOf([-3, -13.6, 3, -13.6, 3, -19, -3, -19]), toStyle(lamp))
  fillPath(surface, pathOf([-4.2, -19, 0, -24, 4.2, -19]), toStyle(stripe))
  fillPath(surface, smooth([-14, 20, -12, 15, -6, 13, 0, 16, 7, 13.4, 13, 16, 15, 20, 0, 22]), toStyle(rock))
  paintWave(surface, 23.4, 14, stripe)
}

/** Paints a gull in flight about the origin, 24 millimetres across. */
export function paintGull(surface: PrintSurface, body: Color, tip: Color): void {
  for (const side of [-1, 1]) {
    placed(surface, { flip: side < 0 }, () => {
      fillPath(surface, smooth([0, 0, 4, -5, 12, -6, 7.4, -3, 3, 3]), toStyle(body))
      fillPath(surface, pathOf([8.6, -5.9, 13.4, -5.6, 9, -4]), toStyle(tip))
    })
  }
  fillPath(surface, smooth([-4, 4, 0, -2, 5, 0, 7, 2, 2, 4]), toStyle(body))
}

/** Paints a scallop shell, hinge down, about the origin; radius in millimetres. */
export function paintScallop(surface: PrintSurface, radius: number, color: Color, rib: Color): void {
  const at = (x: number, y: number): Point => [x * radius, y * radius]
  fillPath(surface, [at(-0.34, 0.92), at(0.34, 0.92), at(0.2, 0.66), at(-0.2, 0.66)], toStyle(shade(color, 0.18)))
  const ribs = 9
  const rim = Array.from({ length: ribs * 4 + 1 }, (_, i): Point => {
    const angle = -1.12 + (i / (ribs * 4)) * 2.24
    const far = 1.62 * (0.95 + 0.05 * Math.abs(Math.sin((i / 4) * Math.PI)))
    return at(Math.sin(angle) * far * 0.93, 0.8 - Math.cos(angle) * far)
  })
  const glow = surface.createRadialGradient(0, radius * 0.8, radius * 0.1, 0, radius * 0.8, radius * 1.65)
  glow.addColorStop(0, toStyle(tint(color, 0.5)))
  glow.addColorStop(0.45, toStyle(color))
  glow.addColorStop(0.7, toStyle(tint(color, 0.35)))
  glow.addColorStop(1, toStyle(color))
  fillPath(surface, [at(0, 0.86), ...rim], glow)
  for (let i = 0; i <= ribs; i++) {
    const [x, y] = rim[i * 4]
    penLine(
      surface,
      quadratic(at(0, 0.82), [x * 0.6, y * 0.55 + radius * 0.36], [x, y], 8),
      toStyle(rib),
      radius * 0.045,
      0.25,
    )
  }
  for (const share of [0.55, 0.8]) {
    penLine(
      surface,
      rim.map(([x, y]): Point => [x * share, radius * 0.8 + (y - radius * 0.8) * share]),
      toStyle(rib, 0.5),
      radius * 0.03,
    )
  }
}

/** Paints a coiled sea snail about the origin; radius in millimetres. */
export function paintNautilus(surface: PrintSurface, radius: number, color: Color, rib: Color): void {
  const spiral = (turn: number) => Math.exp(turn * 0.178) * 0.105
  const outer: Point[] = []
  for (let i = 0; i <= 80; i++) {
    const turn = (i / 80) * 12.6
    outer.push([Math.cos(turn) * spiral(turn) * radius, Math.sin(turn) * spiral(turn) * radius])
  }
  fillPath(surface, outer.slice(40), toStyle(color))
  for (let i = 0; i < 15; i++) {
    const turn = 6.4 + i * 0.41
    const [near, far] = [spiral(turn - 6.283), spiral(turn)]
    const point = (share: number, lag: number): Point => {
      const reach = (near + (far - near) * share) * radius
      return [Math.cos(turn + lag) * reach, Math.sin(turn + lag) * reach]
    }
    penLine(
      surface,
      [point(0, 0), point(0.5, 0.1), point(1, -0.03)],
      toStyle(i < 6 ? rib : tint(color, 0.4)),
      radius * 0.045,
      0.4,
    )
  }
  penLine(surface, outer, toStyle(rib), radius * 0.05, 0.7)
}

/** Paints a dotted starfish about the origin; radius in millimetres. */
export function paintStarfish(surface: PrintSurface, radius: number, color: Color, dot: Color): void {
  fillPath(surface, blob(starOutline(5, radius, radius * 0.42), 5), toStyle(color))
  around(surface, 5, () => {
    for (const t of [0.2, 0.36, 0.5, 0.63, 0.75, 0.85])
      fillDisc(surface, [0, -radius * t], radius * 0.055 * (1.2 - t * 0.6), toStyle(dot))
    for (const t of [0.3, 0.46])
      for (const side of [-1, 1]) fillDisc(surface, [side * radius * 0.12, -radius * t], radius * 0.03, toStyle(dot))
  })
}

/** Paints a branch of coral growing upwards from the origin; `height` in millimetres. */
export function paintCoral(surface: PrintSurface, height: number, color: Color): void {
  const grow = (length: number, width: number, depth: number) => {
    const bend = quadratic([0, 0], [length * 0.14, -length * 0.5], [0, -length], 8)
    strokePath(surface, bend, toStyle(color), width)
    if (depth === 0) return fillDisc(surface, [0, -length], width * 0.62, toStyle(color))
    for (const [share, angle] of [
      [0.55, -0.75],
      [0.78, 0.7],
      [1, -0.22],
      [1, 0.42],
    ]) {
      placed(surface, { y: -length * share, angle }, () =>
        grow(length * (share < 1 ? 0.5 : 0.6), width * 0.72, depth - 1),
      )
    }
  }
  grow(height * 0.42, height * 0.06, 2)
}
