import { sure } from '@toile/geometry'
import { lower } from '../mannequins/round/posed.ts'
import { feetOf } from '../motions/foot.ts'
import type { Floor, Moment, Mover } from '../motions/motion.ts'

/** Where on the page somebody stands: the place of the floor under the pelvis, in heads of the look at rest from where it is there, and how large the figure is against it. */
export interface Stand {
  x: number
  y: number
  scale: number
}

/** How far the camera is from where a look stands at rest, in heads: its height over the floor follows from how much lower nearer feet stand. */
const far = 60

/** How large what stands at a depth is seen. */
export const scaleAt = (z: number): number => far / (far - z)

/** Where the camera sees the floor under every moment: a foot that carries keeps its place on the page, though the figure grows about it. */
export function standsOf(mover: Mover, moments: readonly Moment[]): Stand[] {
  const stands: Stand[] = []
  moments.forEach((moment, i) => {
    const { at, planted } = moment
    const scale = scaleAt(at[1])
    const seen: Stand = { x: at[0] * scale, y: lower * far * (scale - 1), scale }
    const [before, last] = [moments[i - 1], stands[i - 1]]
    if (!before || !last) return stands.push(seen)
    const kept = ([0, 1] as const).filter((foot) => planted[foot] && before.planted[foot])
    const off = kept.map((foot) => {
      const [was, is] = [footOf(mover, before, foot, last), footOf(mover, moment, foot, seen)]
      return [was[0] - is[0], was[1] - is[1]] as const
    })
    const carried = off.length
      ? ([0, 1] as const).map((axis) => off.reduce((sum, by) => sum + by[axis], 0) / off.length)
      : [last.x - scaleAt(before.at[1]) * before.at[0], last.y - lower * far * (scaleAt(before.at[1]) - 1)]
    return stands.push({ x: seen.x + sure(carried[0]), y: seen.y + sure(carried[1]), scale })
  })
  return stands
}

/** Where the ball of a foot is on the page, in heads of the look at rest. */
export function footOf(mover: Mover, { gesture, at }: Moment, foot: 0 | 1, { x, y, scale }: Stand): Floor {
  const { ball } = feetOf(mover, gesture, at)[foot]
  return [x + scale * (ball[0] - at[0]), y + scale * lower * (ball[1] - at[1])]
}
