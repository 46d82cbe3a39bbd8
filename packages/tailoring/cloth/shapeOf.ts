import { clamp, lerp, type Point, reachByRow, sure } from '@toile/geometry'
import type { ClothMesh } from './clothMesh.ts'

/** What is asked of a panel to lay it round a body, in its own millimetres: its corners, its top, and at a height how far it reaches and where its middle lies. */
export interface Shape {
  corners: readonly Point[]
  top: number
  /** The farthest that it lies from x = 0 at a height. */
  reachAt(y: number): number
  middleAt(y: number): number
  halfWidthAt(y: number): number
}

const row = 20

/** The shape of a part of a mesh; the left piece of a pair is told as the right one is. */
export function shapeOf({ flat, parts }: ClothMesh, p: number): Shape {
  const { firstCorner, corners: count, mirrored } = sure(parts[p])
  const sign = mirrored ? -1 : 1
  const corners = Array.from({ length: count }, (_, i): Point => {
    const at = 2 * (firstCorner + i)
    return [sign * sure(flat[at]), sure(flat[at + 1])]
  })
  const rows = reachByRow(corners, row)
  const numbers = [...rows.keys()].toSorted((a, b) => a - b)
  const [least, most] = [sure(numbers[0]), sure(numbers.at(-1))]
  const at = (n: number) => rows.get(clamp(n, least, most)) ?? [0, 0]
  const smoothly = (y: number, read: (reach: readonly [number, number]) => number) => {
    const below = Math.floor(y / row)
    return lerp(read(at(below)), read(at(below + 1)), y / row - below)
  }
  return {
    corners,
    top: corners.reduce((top, [, y]) => Math.max(top, y), -Infinity),
    reachAt: (y) => smoothly(y, ([left, right]) => Math.max(-left, right)),
    middleAt: (y) => smoothly(y, ([left, right]) => (left + right) / 2),
    halfWidthAt: (y) => smoothly(y, ([left, right]) => (right - left) / 2),
  }
}
