import { type Lab, squaredDistance } from '@toile/craft/colors/lab.ts'
import type { Group } from '../../kernels/merge.ts'

const offLine = 0.035
const mostShare = 0.1
const leastFlat = 0.3

/** The groups that are colours of their own: a small one that lies between two larger ones and is seen at their edges alone is only their soft rim. */
export function withoutBlends(groups: readonly Group[], points: readonly Lab[], isFlat: readonly boolean[]): Group[] {
  const seen = groups.map(() => 0)
  const flat = groups.map(() => 0)
  points.forEach((point, k) => {
    const own = nearest(groups, point)
    seen[own]++
    if (isFlat[k]) flat[own]++
  })
  return groups.filter((group, i) => {
    if (group.count > points.length * mostShare || flat[i] > seen[i] * leastFlat) return true
    const larger = groups.filter(({ count }) => count > group.count)
    return !larger.some((a, k) => larger.some((b, l) => k < l && isBetween(group.place, a.place, b.place)))
  })
}

function nearest(groups: readonly Group[], point: Lab): number {
  let own = 0
  for (let i = 1; i < groups.length; i++) {
    if (squaredDistance(groups[i].place, point) < squaredDistance(groups[own].place, point)) own = i
  }
  return own
}

function isBetween(p: Lab, a: Lab, b: Lab): boolean {
  const along = [0, 1, 2].map((k) => b[k] - a[k])
  const length = along.reduce((sum, d) => sum + d * d, 1e-9)
  const t = along.reduce((sum, d, k) => sum + d * (p[k] - a[k]), 0) / length
  if (t < 0.08 || t > 0.92) return false
  return Math.hypot(...along.map((d, k) => a[k] + t * d - p[k])) < offLine
}
