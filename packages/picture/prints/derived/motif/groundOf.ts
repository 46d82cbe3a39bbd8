import { openChance } from '@toile/geometry'
import { cluster, type Lab as Place, squaredDistance } from '../../../palette/cluster.ts'
import type { Lab } from '../../../trace/kernels/oklab.ts'
import type { Plane } from '../../../trace/kernels/plane.ts'
import { planeOf } from '../../../trace/kernels/plane.ts'

/** What surrounds the things of a picture: the colours its rim is full of. */
export type Ground = readonly Place[]

const groups = 7
/** The rim's breadth against the shorter side. */
const rim = 0.05
const points = 1400
/** A colour of less than this part of the rim is of a thing that reaches it. */
const least = 0.05

/** The colours that the rim of a picture is full of. */
export function groundOf({ lightness, a, b }: Lab): Ground {
  const { width, height } = lightness
  const broad = Math.max(2, Math.round(Math.min(width, height) * rim))
  const onRim: number[] = []
  for (let i = 0; i < width * height; i++) {
    const x = i % width
    const y = (i - x) / width
    if (x < broad || y < broad || x >= width - broad || y >= height - broad) onRim.push(i)
  }
  const step = Math.max(1, Math.floor(onRim.length / points))
  const places = onRim
    .filter((_, k) => k % step === 0)
    .map((i): Place => [lightness.values[i], a.values[i], b.values[i]])
  return cluster(places, groups, openChance(1))
    .filter(({ count }) => count > places.length * least)
    .map(({ place }) => place)
}

/** How far each pixel's colour is from all colours of the ground. */
export function awayFrom(ground: Ground, { lightness, a, b }: Lab): Plane {
  return planeOf(lightness, (i) => {
    const place: Place = [lightness.values[i], a.values[i], b.values[i]]
    let least = Infinity
    for (const own of ground) least = Math.min(least, squaredDistance(own, place))
    return Math.sqrt(least)
  })
}
