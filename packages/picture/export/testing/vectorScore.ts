import { cubicsOf } from '@toile/craft/sketches/cutAtColumn.ts'
import type { LineDrawing } from '@toile/craft/sketches/lineDrawing.ts'
import { fillHoles } from '../../kernels/components.ts'
import { closed, dilate } from '../../kernels/distance.ts'
import { type Mask, maskOf } from '../../kernels/plane.ts'
import { lineMask } from './lineScore.ts'

/** How many curves a drawing is made of. */
export const curvesOf = ({ lines }: Pick<LineDrawing, 'lines'>): number =>
  lines.reduce((sum, line) => sum + cubicsOf(line).length, 0)

/** What a drawing's outline encloses, on its own page. */
export function enclosed(drawing: LineDrawing): Mask {
  const outline = drawing.lines.filter(({ layer }) => layer === 'outline')
  return fillHoles(closed(dilate(lineMask({ ...drawing, lines: outline }), 1), 2))
}

/** Shared area against covered area of two masks of any size that are laid with the corners of their boxes on each other. */
export function overlapAtBoxes(a: Mask, b: Mask): number {
  const [one, other] = [boxOf(a), boxOf(b)]
  let both = 0
  let either = 0
  const size = { width: Math.max(one.width, other.width), height: Math.max(one.height, other.height) }
  maskOf(size, (i) => {
    const [x, y] = [i % size.width, Math.floor(i / size.width)]
    const [first, second] = [at(a, x + one.left, y + one.top), at(b, x + other.left, y + other.top)]
    if (first && second) both++
    if (first || second) either++
    return 0
  })
  return either ? both / either : 0
}

const at = ({ width, height, values }: Mask, x: number, y: number): number =>
  x < 0 || y < 0 || x >= width || y >= height ? 0 : (values[y * width + x] ?? 0)

function boxOf({ width, values }: Mask) {
  let [left, top, right, bottom] = [Infinity, Infinity, -1, -1]
  values.forEach((on, i) => {
    if (!on) return
    const [x, y] = [i % width, Math.floor(i / width)]
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  })
  return { left, top, width: right - left + 1, height: bottom - top + 1 }
}
