import { type Lab, squaredDistance } from '@toile/craft/colors/lab.ts'
import type { Chance } from '@toile/geometry'

const starts = 3
const rounds = 14

/** Groups points by k-means++ (the best of three starts, 14 rounds each): the mean of each group and how many points it holds. */
export function cluster(points: readonly Lab[], groups: number, chance: Chance): { place: Lab; count: number }[] {
  let best: { place: Lab; count: number }[] = []
  let least = Infinity
  for (let start = 0; start < starts; start++) {
    let centres = spreadCentres(points, groups, chance)
    let step = settle(points, centres)
    for (let round = 1; round < rounds; round++) {
      centres = step.centres
      step = settle(points, centres)
    }
    if (step.error >= least) continue
    least = step.error
    best = step.centres.map((place, i) => ({ place, count: step.counts[i] }))
  }
  return best
}

function spreadCentres(points: readonly Lab[], groups: number, chance: Chance): Lab[] {
  const centres: Lab[] = [chance.pick(points)]
  const nearest = points.map((point) => squaredDistance(point, centres[0]))
  while (centres.length < groups) {
    let rest = chance.next() * nearest.reduce((sum, d) => sum + d, 0)
    let i = 0
    while (i < points.length - 1 && (rest -= nearest[i]) > 0) i++
    const centre = points[i]
    centres.push(centre)
    points.forEach((point, k) => {
      nearest[k] = Math.min(nearest[k], squaredDistance(point, centre))
    })
  }
  return centres
}

function settle(points: readonly Lab[], centres: readonly Lab[]): { centres: Lab[]; counts: number[]; error: number } {
  const sums = centres.map(() => [0, 0, 0])
  const counts = centres.map(() => 0)
  let error = 0
  for (const point of points) {
    let own = 0
    let least = Infinity
    for (let i = 0; i < centres.length; i++) {
      const d = squaredDistance(point, centres[i])
      if (d >= least) continue
      least = d
      own = i
    }
    error += least
    counts[own]++
    for (let k = 0; k < 3; k++) sums[own][k] += point[k]
  }
  const moved = centres.map((centre, i): Lab => {
    const n = counts[i]
    return n ? [sums[i][0] / n, sums[i][1] / n, sums[i][2] / n] : centre
  })
  return { centres: moved, counts, error }
}
