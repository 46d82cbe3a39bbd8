import type { Point } from '@toile/geometry'
import { type Mask, maskOf, type Plane, planeOf } from '../../../kernels/plane.ts'
import { type Shape, toPixel } from '../shape/shape.ts'

/** Height in pixels at which garments are compared, and half the width in heights. */
export const uprightCanvas = { height: 150, half: 0.95 }
const size = { width: Math.round(2 * uprightCanvas.half * uprightCanvas.height), height: uprightCanvas.height }

/** A garment set upright on the common canvas, its axis in the middle: cloth, and the darkness 0..1 of its lines. */
export interface Upright {
  cloth: Mask
  lines: Plane
}

/** Brings a mask and the darkness of its lines to the common canvas. */
export function setUpright(shape: Shape, mask: Mask, lines: Plane): Upright {
  const cloth = maskOf(size, (i) => {
    const [x, y] = source(shape, i)
    return isInside(mask, x, y) && mask.values[y * mask.width + x]
  })
  return { cloth, lines: broughtLines(shape, lines, cloth) }
}

/** The darkest of the pixels around each place, so that thin lines of a large sheet are not stepped over. */
function broughtLines(shape: Shape, lines: Plane, cloth: Mask): Plane {
  const reach = Math.max(1, Math.round(shape.height / size.height / 2))
  const around = [
    [0, 0],
    [reach, 0],
    [-reach, 0],
    [0, reach],
    [0, -reach],
  ] as const
  return planeOf(size, (i) => {
    if (!cloth.values[i]) return 0
    const [x, y] = source(shape, i)
    let most = 0
    for (const [dx, dy] of around) {
      if (isInside(lines, x + dx, y + dy)) most = Math.max(most, lines.values[(y + dy) * lines.width + x + dx])
    }
    return most
  })
}

/** The pixel of the sheet under a pixel of the canvas. */
function source(shape: Shape, i: number): Point {
  const x = i % size.width
  const y = (i - x) / size.width
  const place = toPixel(shape, [(x + 0.5) / size.height - uprightCanvas.half, (y + 0.5) / size.height])
  return [Math.round(place[0]), Math.round(place[1])]
}

const isInside = ({ width, height }: { width: number; height: number }, x: number, y: number) =>
  x >= 0 && y >= 0 && x < width && y < height
