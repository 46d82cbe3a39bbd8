import type { Context } from '../surface.ts'

type Path = Pick<Context, 'moveTo' | 'lineTo' | 'bezierCurveTo' | 'quadraticCurveTo' | 'arc' | 'ellipse' | 'closePath'>

/** The outline or the line of something, in millimetres. */
export type Shape = (path: Path) => void
export type Point = readonly [x: number, y: number]

/** Several shapes as one. */
export const all =
  (...shapes: readonly Shape[]): Shape =>
  (path) => {
    for (const shape of shapes) shape(path)
  }

/** A disc, or an ellipse that is turned by degrees. */
export const disc =
  (x: number, y: number, across: number, down = across, turned = 0): Shape =>
  (path) => {
    path.moveTo(x + across * Math.cos((turned * Math.PI) / 180), y + across * Math.sin((turned * Math.PI) / 180))
    path.ellipse(x, y, across, down, (turned * Math.PI) / 180, 0, Math.PI * 2)
    path.closePath()
  }

/** A disc with a hole. */
export const ring =
  (x: number, y: number, outer: number, inner: number): Shape =>
  (path) => {
    path.moveTo(x + outer, y)
    path.arc(x, y, outer, 0, Math.PI * 2)
    path.closePath()
    path.moveTo(x + inner, y)
    path.arc(x, y, inner, 0, Math.PI * 2, true)
    path.closePath()
  }

/** A box about a middle, with round corners. */
export const box =
  (x: number, y: number, across: number, down: number, corner = 0): Shape =>
  (path) => {
    const [left, right, top, bottom] = [x - across / 2, x + across / 2, y - down / 2, y + down / 2]
    const r = Math.min(corner, across / 2, down / 2)
    path.moveTo(left + r, top)
    path.lineTo(right - r, top)
    path.quadraticCurveTo(right, top, right, top + r)
    path.lineTo(right, bottom - r)
    path.quadraticCurveTo(right, bottom, right - r, bottom)
    path.lineTo(left + r, bottom)
    path.quadraticCurveTo(left, bottom, left, bottom - r)
    path.lineTo(left, top + r)
    path.quadraticCurveTo(left, top, left + r, top)
    path.closePath()
  }

const along = (path: Path, points: readonly Point[]) =>
  points.forEach(([x, y], i) => {
    if (i === 0) path.moveTo(x, y)
    else path.lineTo(x, y)
  })

/** Straight from point to point, left open. */
export const line =
  (...points: readonly Point[]): Shape =>
  (path) =>
    along(path, points)

/** A closed outline of points. */
export const outline =
  (...points: readonly Point[]): Shape =>
  (path) => {
    along(path, points)
    path.closePath()
  }

/** A line in bends: from the first point by groups of two handles and an end. */
export const bend =
  ([x, y]: Point, ...rest: readonly (readonly [number, number, number, number, number, number])[]): Shape =>
  (path) => {
    path.moveTo(x, y)
    for (const step of rest) path.bezierCurveTo(...step)
  }

/** A smooth outline through what a radius by the angle says, about a middle. */
export const around = (x: number, y: number, reach: (angle: number) => number, steps = 120): Shape =>
  outline(
    ...Array.from({ length: steps }, (_, i): Point => {
      const angle = (i / steps) * Math.PI * 2 - Math.PI / 2
      const r = reach(angle)
      return [x + r * Math.cos(angle), y + r * Math.sin(angle)]
    }),
  )

/** A star with its first point up. */
export const star = (x: number, y: number, outer: number, inner: number, points: number): Shape =>
  outline(
    ...Array.from({ length: points * 2 }, (_, i): Point => {
      const angle = (i / points) * Math.PI - Math.PI / 2
      const r = i % 2 ? inner : outer
      return [x + r * Math.cos(angle), y + r * Math.sin(angle)]
    }),
  )

/** A heart in a box about a middle. */
export const heart =
  (x: number, y: number, w: number, h: number): Shape =>
  (path) => {
    path.moveTo(x, y + h / 2)
    path.bezierCurveTo(x - w * 0.42, y + h * 0.2, x - w * 0.52, y - h * 0.02, x - w * 0.5, y - h * 0.22)
    path.bezierCurveTo(x - w * 0.46, y - h * 0.56, x - w * 0.1, y - h * 0.6, x, y - h * 0.24)
    path.bezierCurveTo(x + w * 0.1, y - h * 0.6, x + w * 0.46, y - h * 0.56, x + w * 0.5, y - h * 0.22)
    path.bezierCurveTo(x + w * 0.52, y - h * 0.02, x + w * 0.42, y + h * 0.2, x, y + h / 2)
    path.closePath()
  }

/** A petal or leaf from its foot to its tip, so wide, with its widest place at a share of the way. */
export const petal =
  ([x, y]: Point, [tipX, tipY]: Point, wide: number, fullest = 0.5): Shape =>
  (path) => {
    const [dx, dy] = [tipX - x, tipY - y]
    const far = Math.hypot(dx, dy) || 1
    const [nx, ny] = [(-dy / far) * wide * 0.66, (dx / far) * wide * 0.66]
    const [low, high] = [Math.max(0, fullest - 0.3), Math.min(1, fullest + 0.3)]
    path.moveTo(x, y)
    path.bezierCurveTo(x + dx * low + nx, y + dy * low + ny, x + dx * high + nx, y + dy * high + ny, tipX, tipY)
    path.bezierCurveTo(x + dx * high - nx, y + dy * high - ny, x + dx * low - nx, y + dy * low - ny, x, y)
    path.closePath()
  }

/** The place at an angle of degrees, clockwise from straight up, so far from a middle. */
export const polar = (x: number, y: number, far: number, degrees: number): Point => [
  x + far * Math.sin((degrees * Math.PI) / 180),
  y - far * Math.cos((degrees * Math.PI) / 180),
]

/** Middles of so many equal shares of a length about nought. */
export const shares = (count: number, length: number): readonly number[] =>
  Array.from({ length: count }, (_, i) => ((i + 0.5) / count - 0.5) * length)
