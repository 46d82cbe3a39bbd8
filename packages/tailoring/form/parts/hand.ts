import type { Measures } from '../../bodies/measures.ts'
import type { Spot } from '../form.ts'
import { loftOf } from '../loft.ts'
import { type Mound, raised } from '../mounds.ts'
import type { Ring } from '../ring.ts'
import type { Skeleton } from '../skeleton.ts'
import { rod, smoothNearer, type Solid } from '../solid.ts'

/** The left hand from the wrist, its fingers closed and its thumb to the front; its own axes are the arm's. */
export function handOf({ height, wrist }: Measures, { scale }: Skeleton): Solid {
  const size = (height * 0.104) / 175
  const wide = (wrist / 156) * 0.5 + size * 0.5
  const ring = (y: number, halfWidth: number, deep: number, aside: number, middle = 0): Ring => ({
    y: y * size,
    halfWidth: halfWidth * wide,
    front: deep * wide,
    back: deep * wide,
    middle: (8 + middle) * size,
    aside: aside * size,
    power: 2.2,
  })
  const palm = loftOf([
    ring(6, 13, 24, 0),
    ring(20, 15, 30, 0),
    ring(52, 15, 37, -1),
    ring(82, 13, 38, -3),
    ring(108, 11, 36, -7),
    ring(136, 10, 32, -13),
    ring(158, 8.5, 25, -19),
    ring(170, 6, 15, -23),
    ring(174, 3, 7, -24),
  ]).distance
  const at = ([x, y, z]: Spot): Spot => [x * size, y * size, z * size]
  const joint = at([-10, 74, 56])
  const thumb = rod(at([-4, 22, 30]), 15 * size, joint, 10.5 * size)
  const tip = rod(joint, 10.5 * size, at([-16, 100, 56]), 8 * size)
  const between = [-20, 0, 20].flatMap((across) => grooves(across * wide, size))
  const fingers = raised(palm, between)
  const join = 12 * scale
  return (x, y, z) => {
    const near = smoothNearer(thumb(x, y, z), tip(x, y, z), 4 * size)
    return smoothNearer(fingers(x, y, z), near, join)
  }
}

/** The hollows that tell one finger from the next on both sides of the hand. */
const grooves = (across: number, size: number): Mound[] =>
  [94, 116, 138, 160].map((along) => ({
    at: [-10 * size, along * size, 8 * size + across * (1 - (along - 94) / 400)],
    reach: [40 * size, 17 * size, 5 * size],
    rise: -1.3 * size,
  }))
