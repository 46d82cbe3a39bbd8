import { clamp, lerp, smooth } from '@toile/geometry'
import type { Gesture } from '../mannequins/round/gesture.ts'
import { radians, turnedBy } from '../mannequins/round/place.ts'
import { armsBetween } from './arms.ts'
import { breath, ease, swell } from './course.ts'
import { type Foot, type Feet, feetOf, onFeet, pivotHeel, raisedBy } from './foot.ts'
import { living } from './living.ts'
import { defineMotion, type Floor } from './motion.ts'

/** When the spin begins, how long one turn takes at most, and how long somebody stands after it, in seconds. */
const begins = 0.55
const longest = 1.6
const stands = 0.85

/** Arms that a spin opens. */
const open: Pick<Gesture, 'arms' | 'hands'> = {
  arms: [
    { upper: [42, 8], lower: [34, 20], over: true },
    { upper: [47, -4], lower: [38, 12], over: true },
  ],
  hands: ['relaxed', 'relaxed'],
}

/** Winds up, spins on the ball of one foot with open arms, and comes to rest as before. */
export const twirl = defineMotion({
  id: 'twirl',
  label: 'Twirl',
  round: null,
  turnsRound: true,
  moment(seconds, mover) {
    const { rest } = mover
    const turns = clamp(Math.round((mover.seconds - begins - stands) / 1.35), 1, 3)
    const ends = begins + Math.min(turns * longest, mover.seconds - begins - stands)
    const way = -(Math.sign(rest.yaw) || 1)
    const wound = swell(0.1, begins, begins, begins + 0.4, seconds)
    const spun = spin(clamp((seconds - begins + 0.1) / (ends - begins + 0.1)))
    const settles = swell(ends - 0.25, ends, ends, ends + 0.45, seconds)
    const degrees = way * (360 * turns * spun - 15 * wound + 7 * settles)
    const yaw = rest.yaw + degrees
    const up = swell(begins - 0.12, begins + 0.22, ends - 0.3, ends + 0.12, seconds)
    const feet = feetOf(mover, rest)
    const [carrying, free] = [feet[rest.weight], feet[rest.weight ? 0 : 1]]
    const over = swell(begins - 0.25, begins + 0.3, ends - 0.2, ends + 0.4, seconds)
    const at: Floor = [carrying.ball[0] * over, carrying.ball[1] * over]
    const turned = way * 360 * turns * spun
    const pivot: Foot = {
      ...carrying,
      points: carrying.points + turned,
      heel: lerp(carrying.heel, pivotHeel(mover), up),
    }
    const [x, , z] = turnedBy([(rest.weight ? -1 : 1) * 0.24, 0, 0.1], yaw * radians)
    const near = ease(begins, begins + 0.35, seconds) * (1 - ease(ends - 0.3, ends + 0.06, seconds))
    const whipped: Foot = {
      ball: [lerp(free.ball[0], at[0] + x, near), lerp(free.ball[1], at[1] + z, near)],
      points: free.points + turned,
      heel: lerp(free.heel, 52, near),
      lift: 0.3 * near + 0.06 * Math.sin(Math.PI * clamp(near)),
      kneeOut: lerp(free.kneeOut, 0.5, near),
    }
    const both: Feet = rest.weight ? [whipped, pivot] : [pivot, whipped]
    const { chest, pelvis, head, gaze } = living(rest, seconds)
    const leads = swell(begins, begins + 0.3, begins + 0.35, begins + 0.9, seconds)
    const trails = swell(ends - 0.5, ends - 0.1, ends, ends + 0.5, seconds)
    const looks = rest.yaw + way * (spotted(360 * turns * spun, turns) - 4 * wound)
    const trunk: Gesture = {
      ...rest,
      gaze,
      yaw,
      twist: rest.twist * (1 - up) + way * (-16 * wound + 12 * leads - 8 * trails),
      pelvis: { shift: pelvis.shift * (1 - over), tilt: pelvis.tilt * (1 - up), z: pelvis.z * (1 - up * 0.6) },
      chest: {
        shift: chest.shift * (1 - up),
        tilt: chest.tilt * (1 - up) + 2 * way * wound,
        z: chest.z * (1 - up) + 0.012 * breath(seconds),
      },
      head: {
        ...head,
        yaw: looks + (head.yaw - rest.yaw),
        roll: head.roll * (1 - up) + 4 * wound,
        nod: head.nod - 2 * up,
      },
      mood: spun > 0.5 && rest.mood === 'calm' ? 'smile' : rest.mood,
      sink: (rest.sink ?? 0) + 0.1 * wound + 0.06 * settles - raisedBy(mover, pivotHeel(mover)) * up,
    }
    const arms = armsBetween(
      mover,
      trunk,
      rest,
      { ...rest, ...open },
      swell(begins - 0.2, begins + 0.5, ends - 0.45, ends + 0.45, seconds),
    )
    const planted = near < 0.001
    return onFeet(mover, { ...trunk, ...arms }, both, at, rest.weight ? [planted, true] : [true, planted])
  },
})

/** How far a spin has come: it is thrown fast and runs out slowly. */
const spin = (t: number): number => ease(0, 1, t ** 0.86)

/** Where a head looks in a spin: it stays with us as long as it can and comes round before the body. */
function spotted(degrees: number, turns: number): number {
  const done = Math.min(turns - 1, Math.floor(degrees / 360))
  const own = degrees - done * 360
  return done * 360 + lerp(0.42 * own, 0.42 * own + 0.58 * 360, smooth(70, 290, own))
}
