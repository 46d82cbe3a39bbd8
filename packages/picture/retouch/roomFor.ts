import { tightBox } from '../reading/cutout/tightBox.ts'
import type { Pixels } from '../surface.ts'
import type { GroundFor } from './worked.ts'

/** Taller than this against its width it is somebody, of eight heads; else a garment, which is about as long as three. */
const figure = 2.1
const headsOfFigure = 8
const headsOfGarment = 3.2

/** The ground that something cut out asks for: nobody knows its size, so it is told by its shape. */
export function roomFor(front: Pixels): GroundFor {
  const { width, height } = front
  const box = tightBox(front, 128) ?? { x: 0, y: 0, width, height }
  const heads = box.height > figure * box.width ? headsOfFigure : headsOfGarment
  return { width, height, scale: Math.max(box.width, box.height) / heads, feet: Math.min(height, box.y + box.height) }
}
