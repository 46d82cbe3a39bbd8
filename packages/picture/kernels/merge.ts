import { type Lab, squaredDistance } from '@toile/craft/colors/lab.ts'

/** Colours of a picture that belong together: their middle and how many points they hold. */
export interface Group {
  place: Lab
  count: number
}

const radius = 0.03
const alike = 0.055
const alikeBlacks = 0.1
const deepestFold = 0.3

/** Joins groups that eyes take for one colour: near ones, blacks from farther, and lights and darks of one cloth, between which the points run on without a gap. */
export function mergeGroups(groups: readonly Group[], points: readonly Lab[]): Group[] {
  const left = groups.filter(({ count }) => count > 0)
  const densities = new Map<Group, number>()
  const density = (group: Group) => {
    const known = densities.get(group) ?? densityAt(group.place, points)
    densities.set(group, known)
    return known
  }
  for (;;) {
    const pair = nearestPair(left, (a, b) => isNear(a, b) || isShaded(a, b, density, points))
    if (!pair) return left
    const [i, j] = pair
    const one = joined(left[i], left[j], density)
    left.splice(j, 1)
    left[i] = one
  }
}

const isNear = ({ place: p }: Group, { place: q }: Group) =>
  squaredDistance(p, q) < (p[0] < 0.25 && q[0] < 0.25 ? alikeBlacks : alike) ** 2

/** Whether one is the other in shade: of the same hue, paler or deeper in step with lightness, and nothing parts them. */
function isShaded(a: Group, b: Group, density: (group: Group) => number, points: readonly Lab[]): boolean {
  const [p, q] = a.place[0] > b.place[0] ? [a.place, b.place] : [b.place, a.place]
  const fall = p[0] - q[0]
  if (fall > deepestFold) return false
  const dimmed = q[0] / Math.max(0.05, p[0])
  const straight = Math.hypot(q[1] - p[1], q[2] - p[2])
  const inStep = Math.hypot(q[1] - p[1] * dimmed, q[2] - p[2] * dimmed)
  if (Math.min(straight, inStep) > 0.012 + 0.12 * fall) return false
  const least = Math.min(density(a), density(b))
  return [0.3, 0.5, 0.7].every((t) => {
    const between: Lab = [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t, p[2] + (q[2] - p[2]) * t]
    return densityAt(between, points) > least * 0.45
  })
}

function densityAt(place: Lab, points: readonly Lab[]): number {
  let count = 0
  for (const point of points) if (squaredDistance(place, point) < radius * radius) count++
  return count
}

/** Near groups meet in the middle; of lights and darks the fuller one gives the colour. */
function joined(a: Group, b: Group, density: (group: Group) => number): Group {
  const count = a.count + b.count
  if (!isNear(a, b)) return { place: (density(a) > density(b) ? a : b).place, count }
  const mean = (k: 0 | 1 | 2) => (a.place[k] * a.count + b.place[k] * b.count) / count
  return { place: [mean(0), mean(1), mean(2)], count }
}

function nearestPair(all: readonly Group[], fits: (a: Group, b: Group) => boolean): [number, number] | null {
  let best: [number, number] | null = null
  let least = Infinity
  for (let i = 0; i < all.length; i++) {
    for (let j = i + 1; j < all.length; j++) {
      const d = squaredDistance(all[i].place, all[j].place)
      if (d >= least || !fits(all[i], all[j])) continue
      least = d
      best = [i, j]
    }
  }
  return best
}

/** The fullest place near a group's middle: the mean of the points around it, a few times over, so that no chip is a colour between two that are there. */
export function fullestPlace(start: Lab, points: readonly Lab[]): Lab {
  let place = start
  for (let round = 0; round < 6; round++) {
    const sums = [0, 0, 0]
    let count = 0
    for (const point of points) {
      if (squaredDistance(place, point) > (round < 2 ? 2.25 : 1) * radius * radius) continue
      count++
      for (let k = 0; k < 3; k++) sums[k] += point[k]
    }
    if (!count) return nearestPoint(start, points)
    place = [sums[0] / count, sums[1] / count, sums[2] / count]
  }
  return place
}

const nearestPoint = (place: Lab, points: readonly Lab[]): Lab =>
  points.reduce((a, b) => (squaredDistance(b, place) < squaredDistance(a, place) ? b : a))
