import { type Lab as Place, squaredDistance } from '@toile/craft/colors/lab.ts'
import { openChance } from '@toile/geometry'
import { cluster } from '../../../kernels/cluster.ts'
import { componentsOf } from '../../../kernels/components.ts'
import { mergeGroups } from '../../../kernels/merge.ts'
import type { Lab } from '../../../kernels/oklab.ts'
import { type Mask, maskOf, type Plane, planeOf } from '../../../kernels/plane.ts'

/** The ground of a print and how far each pixel's colour is from it in OKLab. */
export interface PrintGround {
  mask: Mask
  away: Plane
}

const samples = 6000
const leastShare = 0.22
const leastSpan = 0.75
const within = 0.06

/** The ground between the motifs of a print: the fullest colour that runs through the whole picture in one piece; null when there is none, as in checks and stripes. */
export function groundMask(lab: Lab, isOpaque: (index: number) => boolean): PrintGround | null {
  const { width, height } = lab.lightness
  const placeAt = (i: number): Place => [lab.lightness.values[i], lab.a.values[i], lab.b.values[i]]
  const step = Math.max(1, Math.floor((width * height) / samples))
  const points: Place[] = []
  for (let i = 0; i < width * height; i += step) if (isOpaque(i)) points.push(placeAt(i))
  if (points.length < 50) return null
  const groups = mergeGroups(cluster(points, 10, openChance(1)), points).sort((a, b) => b.count - a.count)
  for (const { place, count } of groups) {
    if (count < points.length * leastShare) break
    const away = planeOf(lab.lightness, (i) => Math.sqrt(squaredDistance(placeAt(i), place)))
    const near = maskOf(lab.lightness, (i) => isOpaque(i) && away.values[i] < within)
    const { labels, list } = componentsOf(near, false)
    const through = list.filter(({ left, right, top, bottom, area }) => {
      const spans = right - left > width * leastSpan && bottom - top > height * leastSpan
      return spans && area > width * height * leastShare * 0.6
    })
    if (through.length) return { mask: maskOf(near, (i) => near.values[i] && labels[i] > 0), away }
  }
  return null
}
