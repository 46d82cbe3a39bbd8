import type { Point } from '@toile/geometry'
import { boxBlur, gauss } from '../kernels/blur.ts'
import { type Mask, maskOf, type Plane, planeOf } from '../kernels/plane.ts'
import { type Shape, toPixel } from '../shape/shape.ts'

/** Where lines run inside an upright garment, folded about its axis: for each cell, how much runs down, across, and slanting either way. */
export type InsideLines = Float32Array

/** Height in pixels at which lines are compared, and half the width in heights. */
export const lineCanvas = { height: 150, half: 0.95 }

const columns = [0.03, 0.09, 0.17, 0.28, 0.95]
const rows = 10
const directions = 4

/** Below one, a faint line counts nearly as much as a strong one. */
const faintness = 0.6

/** Describes the lines of a canvas that holds one upright garment with its axis in the middle. */
export function describeLines(lines: Plane, cloth: Mask): InsideLines {
  const { width, height } = lines
  const soft = gauss(lines, 1.1).values
  const deep = boxBlur(
    planeOf(cloth, (i) => cloth.values[i]),
    0.02 * height,
  ).values
  const cells = new Float32Array(columns.length * rows * directions)
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x
      if (soft[i] < 0.08 || deep[i] < 0.999) continue
      const side = x < width / 2 ? -1 : 1
      const gx = (soft[i + 1] - soft[i - 1]) * side
      const gy = soft[i + width] - soft[i - width]
      const strength = Math.hypot(gx, gy)
      if (strength < 0.05) continue
      const off = Math.abs(x + 0.5 - width / 2) / height
      const column = columns.findIndex((edge) => off < edge)
      const row = Math.min(rows - 1, Math.floor((y / height) * rows))
      cells[((column * rows + row) * directions + directionOf(gx, gy)) | 0] += Math.min(0.4, strength)
    }
  }
  const full = (height / rows) * 0.6
  return cells.map((sum) => Math.min(1, sum / full) ** faintness)
}

/** 0 down, 1 across, 2 towards the middle on the way down, 3 away from it. */
function directionOf(gx: number, gy: number): number {
  const steep = Math.abs(gx) > 2.2 * Math.abs(gy)
  if (steep) return 0
  if (Math.abs(gy) > 2.2 * Math.abs(gx)) return 1
  return gx * gy > 0 ? 2 : 3
}

/** The lines of a traced shape, brought to the common canvas. */
export function linesOfShape(shape: Shape, lines: Plane, mask: Mask): InsideLines {
  const height = lineCanvas.height
  const size = { width: Math.round(2 * lineCanvas.half * height), height }
  const reach = Math.max(1, Math.round(shape.height / height / 2))
  const source = (i: number): Point => {
    const x = i % size.width
    return toPixel(shape, [(x + 0.5) / height - lineCanvas.half, ((i - x) / size.width + 0.5) / height])
  }
  const inside = (x: number, y: number) => x >= 0 && y >= 0 && x < mask.width && y < mask.height
  const cloth = maskOf(size, (i) => {
    const [x, y] = source(i).map(Math.round)
    return inside(x, y) && mask.values[y * mask.width + x]
  })
  const brought = planeOf(size, (i) => {
    if (!cloth.values[i]) return 0
    const [x, y] = source(i).map(Math.round)
    let most = 0
    for (const [dx, dy] of [
      [0, 0],
      [reach, 0],
      [-reach, 0],
      [0, reach],
      [0, -reach],
    ] as const) {
      if (inside(x + dx, y + dy)) most = Math.max(most, lines.values[(y + dy) * mask.width + x + dx])
    }
    return most
  })
  return describeLines(brought, cloth)
}

/** What a line too many counts against a line that is missing: drawings have creases that templates lack. */
const surplus = 0.25

/** How badly a template's lines are borne out by a drawing: 0 all there and no others, towards 1 nothing in common. */
export function linesDistance(drawing: InsideLines, template: InsideLines): number {
  let apart = 0
  let all = 0
  for (let i = 0; i < template.length; i++) {
    const off = template[i] - drawing[i]
    apart += off > 0 ? off : -off * surplus
    all += template[i] + drawing[i] * surplus
  }
  return apart / (all + 6)
}
