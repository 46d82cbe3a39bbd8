import { type Lab, squaredDistance } from '@toile/craft/colors/lab.ts'
import { openChance, sure } from '@toile/geometry'
import { cluster } from '../kernels/cluster.ts'
import { fullestPlace } from '../kernels/merge.ts'
import { strongHues } from './strongHues.ts'

const groups = 20
/** Steps of one cloth in light and shade stay apart, so that looks can be dressed tone in tone. */
const alike = 0.05
/** The side of the bins that points are evened out in. */
const bin = 0.045

/** A real colour of a picture with the share it has. */
export interface Cluster {
  place: Lab
  share: number
}

/** The colours that are there, largest first: k-means over evened-out points, near ones joined, each the fullest place around its middle; specks stay when they are vivid. Shares are by weight. */
export function clustersOf(points: readonly Lab[], weights: readonly number[]): Cluster[] {
  const even = evened(points)
  const middles = cluster(even, Math.min(groups, even.length), openChance(1))
    .filter(({ count }) => count > 0)
    .map(({ place }) => ({ place: fullestPlace(place, points), share: 0 }))
  const alone = strongHues(
    points,
    weights,
    middles.map(({ place }) => place),
  )
  middles.push(...alone.map((place) => ({ place, share: 0 })))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  points.forEach((point, i) => {
    sure(middles[nearestOf(point, middles)]).share += sure(weights[i]) / total
  })
  const kept: Cluster[] = []
  for (const one of middles.toSorted((a, b) => b.share - a.share)) {
    const same = kept.find(({ place }) => squaredDistance(place, one.place) < alike ** 2)
    if (same) same.share += one.share
    else kept.push({ ...one })
  }
  const seen = kept.filter(
    ({ place, share }) =>
      share > 0.008 || ((Math.hypot(place[1], place[2]) > 0.1 || alone.includes(place)) && share > 0.002),
  )
  return (seen.length ? seen : kept.slice(0, 1)).sort((a, b) => b.share - a.share)
}

/** The place of the nearest cluster in a list. */
export function nearestOf(place: Lab, among: readonly { place: Lab }[]): number {
  let own = 0
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i < among.length; i++) {
    const off = squaredDistance(sure(among[i]).place, place)
    if (off < least) [own, least] = [i, off]
  }
  return own
}

/** Fewer points of what fills the picture: a wide sky must not take the groups that lacquer, petals and lights need. */
function evened(points: readonly Lab[]): Lab[] {
  const bins = new Map<number, Lab[]>()
  for (const point of points) {
    const step = (value: number) => Math.round(value / bin) + 32
    const key = (step(point[0]) << 16) | (step(point[1]) << 8) | step(point[2])
    const own = bins.get(key)
    if (own) own.push(point)
    else bins.set(key, [point])
  }
  return [...bins.values()].flatMap((own) => {
    const kept = Math.ceil(2.2 * own.length ** 0.62)
    return kept >= own.length
      ? own
      : Array.from({ length: kept }, (_, i) => sure(own[Math.floor((i * own.length) / kept)]))
  })
}
