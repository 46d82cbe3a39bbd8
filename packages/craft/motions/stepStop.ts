import { armsBetween } from './arms.ts'
import { arriving } from './arrival.ts'
import { breath, ease, swell } from './course.ts'
import { living } from './living.ts'
import { mixed } from './mixed.ts'
import { defineMotion, type Mover } from './motion.ts'
import { held, walking, type Way } from './walking.ts'

/** When the last foot comes down, as a share of the film. */
const stops = 0.52

/** Comes a few steps nearer and stops in the look's own pose. */
export const stepStop = defineMotion({
  id: 'stepStop',
  label: 'Step and stop',
  round: null,
  turnsRound: false,
  moment(seconds, mover) {
    const stop = mover.seconds * stops
    const own = ways.get(mover) ?? arriving(mover, stop)
    ways.set(mover, own)
    return walking(mover, own, seconds, posing(mover, seconds, stop))
  },
})

const ways = new WeakMap<Mover, Way>()

/** Trunk, head and arms of somebody who comes to stand at a time: the hips arrive first, then the chest, the arms last. */
export function posing(mover: Mover, seconds: number, stop: number) {
  const walk = held(mover)
  const upper = mixed(mover, walk, mover.rest, ease(stop - 0.45, stop + 0.32, seconds))
  const arms = armsBetween(
    mover,
    { ...upper, yaw: mover.rest.yaw },
    walk,
    mover.rest,
    ease(stop - 0.25, stop + 0.6, seconds),
  )
  const proud = swell(stop + 0.15, stop + 0.6, stop + 1.2, stop + 2.4, seconds)
  const landed = swell(stop - 0.05, stop + 0.12, stop + 0.14, stop + 0.5, seconds)
  const { head, chest, pelvis, gaze } = seconds > stop ? living(upper, seconds - stop) : upper
  const side = mover.rest.weight ? 1 : -1
  return {
    ...upper,
    ...arms,
    gaze,
    head: { ...head, nod: head.nod - 2.5 * proud + 1.5 * landed },
    pelvis: { ...pelvis, shift: pelvis.shift + 0.02 * side * landed },
    chest: { ...chest, z: chest.z + 0.02 * proud + 0.012 * breath(seconds) },
    sink: (upper.sink ?? 0) + 0.03 * landed,
  }
}
