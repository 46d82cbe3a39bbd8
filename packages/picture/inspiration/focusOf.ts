import type { Focus } from '@toile/craft/script/reading.ts'
import { clamp, sure } from '@toile/geometry'
import { blurred } from './blurred.ts'
import type { LabPicture } from './labPicture.ts'

/** How far the rims of a thing stand for what is within, as a share of the longer side. */
const body = 0.05
/** How far around itself the middle looks for more that stands out, as a share of the longer side: from all of the picture down to a thing in it. */
const reaches = [0.6, 0.45, 0.34, 0.28, 0.25, 0.25, 0.25, 0.25] as const
/** How many times as much stands out about the subject as elsewhere, where a picture has hardly one and where it has nothing else. */
const evenly = 1.1
const alone = 2.1

/** Where the subject of a picture lies: the middle of what stands out most, and how far all that stands out is scattered about it. */
export function focusOf({ width, height }: LabPicture, salience: Float64Array): Focus {
  const aspect = width / height
  // Distances are counted in the longer side, so that a wide picture is looked over as far up as aside.
  const [across, down] = [Math.min(1, aspect), Math.min(1, 1 / aspect)]
  const seen = blurred(salience, width, height, body * Math.max(width, height))
  const middle = sure(seen.toSorted()[seen.length >> 1])
  const bell = (count: number, middle: number, side: number, reach: number) =>
    Float64Array.from({ length: count }, (_, i) =>
      Math.exp(-(((((i + 0.5) / count - middle) * side) / reach) ** 2) / 2),
    )
  const near = (x: number, y: number, reach: number) => {
    const [columns, rows] = [bell(width, x, across, reach), bell(height, y, down, reach)]
    return (i: number) => sure(columns[i % width]) * sure(rows[Math.floor(i / width)])
  }
  let [x, y] = [0.5, 0.5]
  for (const reach of reaches) {
    const nearness = near(x, y, reach)
    let [sum, sumX, sumY] = [1e-12, x * 1e-12, y * 1e-12]
    seen.forEach((value, i) => {
      const weight = Math.max(0, value - middle) * nearness(i)
      sum += weight
      sumX += (weight * ((i % width) + 0.5)) / width
      sumY += (weight * (Math.floor(i / width) + 0.5)) / height
    })
    ;[x, y] = [sumX / sum, sumY / sum]
  }
  const nearness = near(x, y, 0.14)
  let [own, ownShare, whole] = [0, 0, 0]
  seen.forEach((value, i) => {
    const share = nearness(i)
    own += value * share
    ownShare += share
    whole += value
  })
  const times = own / ownShare / Math.max(1e-9, whole / seen.length)
  return { x: clamp(x), y: clamp(y), spread: clamp(1 - (times - evenly) / (alone - evenly)), aspect }
}
