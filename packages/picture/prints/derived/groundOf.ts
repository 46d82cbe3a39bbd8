import { type Lab as Place, squaredDistance } from '@toile/craft/colors/lab.ts'
import { openChance } from '@toile/geometry'
import { cluster } from '../../kernels/cluster.ts'
import type { Lab } from '../../kernels/oklab.ts'
import type { Plane } from '../../kernels/plane.ts'
import { planeOf } from '../../kernels/plane.ts'

/** What surrounds the things of a picture: the colours that run along its rim. */
export type Ground = readonly Place[]

const groups = 8
/** The rim's breadth against the shorter side, and the stretches it is looked at in. */
const rim = 0.05
const stretches = 20
const points = 1600
/** The part of a stretch from which a colour is at home in it, and how many stretches it must be at home in: a thing that reaches the rim is in few. */
const atHome = 0.12
const least = 5

/** The colours that run along the rim of a picture. */
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
  const taken = onRim.filter((_, k) => k % step === 0)
  const places = taken.map((i): Place => [lightness.values[i], a.values[i], b.values[i]])
  const found = cluster(places, groups, openChance(1)).filter(({ count }) => count > 0)
  const homes = found.map(() => new Float64Array(stretches))
  const whole = new Float64Array(stretches)
  taken.forEach((i, k) => {
    const stretch = stretchOf((i % width) / width - 0.5, Math.floor(i / width) / height - 0.5)
    const own = found.reduce(
      (best, one, n) =>
        squaredDistance(one.place, places[k]) < squaredDistance(found[best].place, places[k]) ? n : best,
      0,
    )
    homes[own][stretch]++
    whole[stretch]++
  })
  const isGround = (n: number) => homes[n].filter((count, k) => count > whole[k] * atHome).length >= least
  const ground = found.filter((_, n) => isGround(n)).map(({ place }) => place)
  return ground.length ? ground : found.map(({ place }) => place)
}

const stretchOf = (x: number, y: number) =>
  Math.min(stretches - 1, Math.floor((Math.atan2(y, x) / (2 * Math.PI) + 0.5) * stretches))

/** How far each pixel's colour is from all colours of the ground. */
export function awayFrom(ground: Ground, { lightness, a, b }: Lab): Plane {
  return planeOf(lightness, (i) => {
    const place: Place = [lightness.values[i], a.values[i], b.values[i]]
    let least = Infinity
    for (const own of ground) least = Math.min(least, squaredDistance(own, place))
    return Math.sqrt(least)
  })
}
