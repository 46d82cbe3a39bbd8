import type { PicturePart } from '@toile/craft/prints/picturePart.ts'
import { sure } from '@toile/geometry'

/** How far the ground about a subject is looked at, against its sides. */
const about = 0.35

/** The share of a subject that each group of colours has: what lies in its box beyond what lies about it, adding up to 1. Labels name the group of each pixel, row by row; null where nothing sets the subject apart. */
export function ownShares(
  { width, height }: { width: number; height: number },
  labels: readonly number[],
  groups: number,
  { left, top, width: wide, height: high }: PicturePart,
): number[] | null {
  const [inside, outside] = [new Float64Array(groups), new Float64Array(groups)]
  labels.forEach((label, i) => {
    const x = ((i % width) + 0.5) / width - left
    const y = (Math.floor(i / width) + 0.5) / height - top
    const isAbout = x > -about * wide && x < (1 + about) * wide && y > -about * high && y < (1 + about) * high
    if (x > 0 && x < wide && y > 0 && y < high) inside[label] = sure(inside[label]) + 1
    else if (isAbout) outside[label] = sure(outside[label]) + 1
  })
  const [within, around] = [total(inside), total(outside)]
  const own = inside.map((count, k) =>
    Math.max(0, count / Math.max(1, within) - sure(outside[k]) / Math.max(1, around)),
  )
  const whole = total(own)
  return whole > 0.05 ? Array.from(own, (share) => share / whole) : null
}

const total = (counts: Float64Array) => counts.reduce((sum, count) => sum + count, 0)
