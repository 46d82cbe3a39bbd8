import { type Lab, labOf } from '../../kernels/oklab.ts'
import { shrink } from '../../kernels/shrink.ts'
import { median } from '../../kernels/statistics.ts'
import type { Pixels } from '../../surface.ts'
import { seePrint } from './printTraits.ts'

const working = 240
const near = 0.05
const blocks = 5

/** What a picture seems to be at a glance: cloth from edge to edge, a sheet of paper with a drawing, something before a ground, or a scene. */
export type Seeming = 'print' | 'sheet' | 'subject' | 'scene'

/** Tells swatches from sheets and subjects by the rim of the picture, and by whether every part of it looks like every other (requirement S2.61). */
export function kindOfPicture(pixels: Pixels): Seeming {
  const small = shrink(pixels, working)
  const lab = labOf(small)
  const rim = rimOf(lab)
  const paper = [
    median(rim.map((i) => lab.lightness.values[i])),
    median(rim.map((i) => lab.a.values[i])),
    median(rim.map((i) => lab.b.values[i])),
  ]
  const isGround = (i: number) =>
    Math.hypot(lab.lightness.values[i] - paper[0], lab.a.values[i] - paper[1], lab.b.values[i] - paper[2]) < near
  const even = rim.filter(isGround).length / rim.length
  if (even < 0.97 && (isAllAlike(lab) || isLaidInLines(small))) return 'print'
  if (even > 0.97 && paper[0] > 0.9 && inkShare(lab, isGround) < 0.3) return 'sheet'
  return even > 0.6 ? 'subject' : isAllAlike(lab) ? 'print' : 'subject'
}

/** The share of the box around all that is not ground which is not ground: little in a line drawing, much in a dressed figure. */
function inkShare({ lightness: { width, values } }: Lab, isGround: (i: number) => boolean): number {
  let [left, right, top, bottom, ink] = [Infinity, -1, Infinity, -1, 0]
  for (let i = 0; i < values.length; i++) {
    if (isGround(i)) continue
    const [x, y] = [i % width, Math.floor(i / width)]
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
    ink++
  }
  return ink ? ink / ((right - left + 1) * (bottom - top + 1)) : 1
}

function rimOf({ lightness: { width, height } }: Lab): number[] {
  const depth = 2
  return Array.from({ length: width * height }, (_, i) => i).filter((i) => {
    const x = i % width
    const y = Math.floor(i / width)
    return x < depth || y < depth || x >= width - depth || y >= height - depth
  })
}

/** Rows and columns explain nearly all of a stripe or a check, however large it is. */
const isLaidInLines = (pixels: Pixels) => seePrint(pixels).lines > 0.78

/** Whether the means of blocks differ little beside what differs within them. */
function isAllAlike({ lightness, a, b }: Lab): boolean {
  const { width, height } = lightness
  let within = 0
  let between = 0
  for (const { values } of [lightness, a, b]) {
    const sums = new Float64Array(blocks * blocks)
    const counts = new Float64Array(blocks * blocks)
    let square = 0
    let total = 0
    values.forEach((value, i) => {
      const block =
        Math.floor(((i % width) * blocks) / width) + blocks * Math.floor((Math.floor(i / width) * blocks) / height)
      sums[block] += value
      counts[block]++
      square += value * value
      total += value
    })
    const mean = total / values.length
    within += square / values.length - mean * mean
    sums.forEach((sum, k) => {
      between += (counts[k] / values.length) * (sum / counts[k] - mean) ** 2
    })
  }
  return between < within * 0.28
}
