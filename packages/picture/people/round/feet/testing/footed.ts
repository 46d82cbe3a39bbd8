import { personOf } from '@toile/craft/mannequins/people/testing/personOf.ts'
import { buildOf } from '@toile/craft/mannequins/person.ts'
import type { Gesture } from '@toile/craft/mannequins/round/gesture.ts'
import type { Posed } from '@toile/craft/mannequins/round/posed.ts'
import { poseInSpace } from '@toile/craft/mannequins/round/poseInSpace.ts'
import { shoes } from '@toile/craft/mannequins/shoes.ts'
import { clamp, contains, distance, mix, type Path, type Point, subtract } from '@toile/geometry'
import { someOf } from '@toile/geometry/testing/someOf.ts'
import { legContour } from '../../legContour.ts'
import { footArt } from '../footArt.ts'
import { footHeight } from '../footHeight.ts'
import { type FootSpace, openFoot } from '../openFoot.ts'
import type { ShoeCut } from '../../shoes/shoeCut.ts'
import { shoeCuts } from '../../shoes/shoeCuts.ts'

export const people = ['ines', 'marco', 'lily'].map(personOf)

export const stands: Gesture = {
  id: 'stands',
  label: '',
  stance: 'neutral',
  yaw: -30,
  twist: -10,
  chest: { shift: 0.03, tilt: 6, z: 0 },
  pelvis: { shift: 0.15, tilt: -9, z: 0.08 },
  head: { yaw: -20, nod: 0, roll: 0, shift: 0 },
  arms: [
    { upper: [14, -12], lower: [4, 30] },
    { upper: [12, 10], lower: [2, 40] },
  ],
  hands: ['relaxed', 'relaxed'],
  legs: [
    { ankle: [-0.3, 0.5], toes: 18, kneeOut: -0.25 },
    { ankle: [0, -0.1], toes: 12 },
  ],
  weight: 1,
  mood: 'calm',
  gaze: 0,
  breeze: 0,
}
/** Walks to the right; the far foot's heel is up. */
export const walks: Gesture = {
  ...stands,
  id: 'walks',
  yaw: 34,
  pelvis: { shift: 0.03, tilt: -6, z: 0.02 },
  legs: [
    { ankle: [-0.06, 0.78], toes: 4, kneeOut: 0.1 },
    { ankle: [0.1, -0.92], heel: 44, toes: 8 },
  ],
  weight: 0,
}
const straight: Gesture = {
  ...stands,
  id: 'straight',
  yaw: 0,
  twist: 0,
  legs: [
    { ankle: [-0.2, 0], toes: 10 },
    { ankle: [0.2, 0.3], toes: 20 },
  ],
}

export interface Footed {
  posed: Posed
  space: FootSpace
  cut: ShoeCut
  index: 0 | 1
  of: string
}

export const each = (check: (one: Footed) => void) => {
  const cases = people.flatMap((person) =>
    [stands, walks, straight].flatMap((gesture) => shoes.map(({ id }) => ({ person, gesture, id }))),
  )
  for (const { person, gesture, id } of someOf(cases)) {
    const cut = shoeCuts[id]
    const build = buildOf(person)
    const posed = poseInSpace(build, gesture, footHeight(build, cut))
    for (const index of [0, 1] as const)
      check({ posed, cut, index, space: openFoot(posed, index, cut), of: `${person.id} ${gesture.id} ${id} ${index}` })
  }
}
export const artOf = ({ posed, space, cut, index }: Footed) => footArt(space, legContour(posed, index), cut)
export const finite = (path: Path) => path.every(([x, y]) => Number.isFinite(x) && Number.isFinite(y))
export const heelUp = ({ posed, index }: Footed) => (posed.gesture.legs[index].heel ?? 0) > 0
/** How far over the floor the lowest place of the sole is between two places down the foot, in heads. */
export const overFloor = ({ posed, space, cut }: Footed, from: number, to: number) =>
  Math.min(
    ...Array.from({ length: 20 }, (_, i) => posed.floor - space.place(from + ((to - from) * i) / 19, -cut.sole, 0)[1]),
  )
/** How far outside an outline a point lies. */
export const away = (hull: Path, point: Point) =>
  contains(hull, point) ? 0 : Math.min(...hull.map((corner, i) => apart(corner, hull[(i + 1) % hull.length], point)))
function apart(a: Point, b: Point, point: Point): number {
  const way = subtract(b, a)
  const to = subtract(point, a)
  const t = clamp((to[0] * way[0] + to[1] * way[1]) / (way[0] ** 2 + way[1] ** 2 || 1))
  return distance(point, mix(a, b, t))
}
