import type { Lab } from '@toile/craft/colors/lab.ts'
import { windowGrid } from '@toile/craft/script/reading.ts'
import { clamp, sure } from '@toile/geometry'
import type { LabPicture } from './labPicture.ts'

/** How far the windows of a picture may differ before nothing of it is alike. */
const unlike = 0.15

/** How alike the parts of a picture are in light and colour: cloth, tiles and leaves from side to side are 1, a sky over a field 0. */
export function evennessOf({ width, height, places }: LabPicture): number {
  const { across, down } = windowGrid
  const sums = Array.from({ length: across * down }, (): [number, number, number, number] => [0, 0, 0, 0])
  places.forEach(([l, a, b], i) => {
    const column = Math.floor(((i % width) / width) * across)
    const row = Math.floor((Math.floor(i / width) / height) * down)
    const sum = sure(sums[row * across + column])
    sum[0] += l
    sum[1] += a
    sum[2] += b
    sum[3] += 1
  })
  const means = sums.flatMap(([l, a, b, count]): Lab[] => (count ? [[l / count, a / count, b / count]] : []))
  const middle = (k: 0 | 1 | 2) => means.reduce((sum, mean) => sum + mean[k], 0) / means.length
  const [l, a, b] = [middle(0), middle(1), middle(2)]
  const off = means.reduce((sum, mean) => sum + (mean[0] - l) ** 2 + 2 * ((mean[1] - a) ** 2 + (mean[2] - b) ** 2), 0)
  return 1 - clamp(Math.sqrt(off / means.length) / unlike)
}
