import type { Measures } from '../../bodies/measures.ts'
import { loftOf } from '../loft.ts'
import type { Ring } from '../ring.ts'
import type { Skeleton } from '../skeleton.ts'
import { rod, smoothNearer, type Solid } from '../solid.ts'

/** The left foot flat on the floor, turned out a little, its toes together but for the big one. */
export function footOf({ height }: Measures, { ankle }: Skeleton): Solid {
  const size = (height * 0.148) / 244
  const ring = (y: number, halfWidth: number, tall: number, aside = 0): Ring => ({
    y: y * size,
    halfWidth: halfWidth * size,
    front: tall * 0.62 * size,
    back: tall * 0.38 * size,
    middle: tall * 0.38 * size,
    aside: aside * size,
    power: 2.3,
  })
  const sole = loftOf([
    ring(-50, 12, 28),
    ring(-45, 24, 46),
    ring(-30, 31, 60),
    ring(0, 34, 74),
    ring(36, 36, 76),
    ring(76, 40, 58, 2),
    ring(116, 47, 40, 2),
    ring(146, 46, 29, 1),
    ring(168, 39, 22, 2),
    ring(184, 26, 18, 4),
    ring(190, 12, 10, 4),
  ]).distance
  const toe = rod([-24 * size, 12 * size, 150 * size], 14 * size, [-21 * size, 10 * size, 186 * size], 11 * size)
  const turn = (7 * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  return (x, y, z) => {
    const [dx, dz] = [x - ankle[0], z - ankle[2]]
    const [aside, ahead] = [dx * cos - dz * sin, dx * sin + dz * cos]
    const near = smoothNearer(sole(aside, ahead, y), toe(aside, y, ahead), 10 * size)
    return Math.max(near, -y)
  }
}
