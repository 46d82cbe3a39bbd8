import type { Point } from '@toile/geometry'
import { type Plane, planeOf, readPlane } from '../../kernels/plane.ts'
import type { Axis } from '../trace/shape/axis.ts'

/** Room round a garment on its page, in pixels. */
const margin = 14

/** A page on which a garment stands upright with its axis in the middle. */
export interface UprightPage {
  width: number
  height: number
  /** A pixel's place on the page, and a place's pixel. */
  place(pixel: Point): Point
  back(place: Point): Point
  /** Opacity of the garment on the page, 0..1. */
  cloth: Plane
}

/** Stands a garment upright about its axis, or leaves its lean where that is wanted. */
export function uprightPage(cloth: Plane, { x, y, lean }: Axis, straight: boolean): UprightPage {
  const angle = straight ? lean : 0
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  let [half, top, bottom] = [0, Infinity, -Infinity]
  for (let i = 0; i < cloth.values.length; i++) {
    if (cloth.values[i] < 0.5) continue
    const [dx, dy] = [(i % cloth.width) - x, Math.floor(i / cloth.width) - y]
    half = Math.max(half, Math.abs(dx * c - dy * s))
    top = Math.min(top, dx * s + dy * c)
    bottom = Math.max(bottom, dx * s + dy * c)
  }
  const width = Math.round(2 * (half + margin))
  const height = Math.round(bottom - top + 2 * margin)
  const [middle, head] = [width / 2, margin - top]
  const place = ([px, py]: Point): Point => [(px - x) * c - (py - y) * s + middle, (px - x) * s + (py - y) * c + head]
  const back = ([px, py]: Point): Point => {
    const [dx, dy] = [px - middle, py - head]
    return [dx * c + dy * s + x, -dx * s + dy * c + y]
  }
  const upright = planeOf({ width, height }, (i) => {
    const [px, py] = back([(i % width) + 0.5, Math.floor(i / width) + 0.5])
    return readPlane(cloth, px - 0.5, py - 0.5)
  })
  return { width, height, place, back, cloth: upright }
}
