import type { AgeGroup, Gender } from '../build.ts'
import type { PoseId } from '../poses/index.ts'

/** The ids of all gestures, in the order in which they are offered: what documents and people name without knowing how anybody stands. */
const gestureIds = {
  women: [
    'poise',
    'stroll',
    'rest',
    'akimbo',
    'collar',
    'approach',
    'pocketed',
    'glance',
    'armsCrossed',
    'crossedAnkles',
    'coatOpen',
    'stepStop',
    'handToHair',
    'onePocket',
    'leanBack',
    'chinTouch',
    'handsBehind',
    'onThigh',
    'overShoulder',
    'clasped',
    'wideStance',
    'armHeld',
  ],
  men: [
    'easy',
    'manStride',
    'upright',
    'idle',
    'lapel',
    'manApproach',
    'manCrossed',
    'manLoose',
    'manCoatOpen',
    'manWide',
    'manChin',
    'manOnePocket',
    'manHip',
    'manBehind',
    'manStep',
    'manHair',
    'manCrossedAnkles',
    'manClasped',
    'manOverShoulder',
    'manHeld',
  ],
  children: [
    'skip',
    'kidPlant',
    'kidSass',
    'kidMarch',
    'kidPockets',
    'kidArmsUp',
    'kidSway',
    'kidJump',
    'kidBehind',
    'kidWave',
    'kidRun',
    'kidClasped',
    'kidTiptoe',
    'kidCrossed',
    'kidAkimbo',
  ],
} as const

/** The id of a gesture, as documents name it. */
export type GestureId = (typeof gestureIds)[keyof typeof gestureIds][number]

/** The ids of the gestures that become somebody, the most usual first. */
export const gestureIdsOf = ({ gender, ageGroup }: { gender: Gender; ageGroup: AgeGroup }): readonly GestureId[] =>
  ageGroup === 'child' ? gestureIds.children : gender === 'male' ? gestureIds.men : gestureIds.women

/** What the flat stances of earlier documents became when bodies came to stand in space; `neutral` stays what it is. */
const became: Readonly<Record<Exclude<PoseId, 'neutral'>, GestureId>> = {
  relaxed: 'rest',
  contrapposto: 'poise',
  walk: 'stroll',
  hip: 'akimbo',
  pockets: 'pocketed',
  turn: 'overShoulder',
  bag: 'rest',
  stand: 'upright',
  manContrapposto: 'easy',
  manHip: 'manHip',
  lean: 'idle',
  stride: 'manStride',
  thumbs: 'idle',
  kidStand: 'kidPlant',
  kidWalk: 'kidMarch',
  kidHip: 'kidSass',
  kidTuck: 'kidPockets',
  toddle: 'kidPlant',
}

const names = new Map<string, GestureId>([
  ...Object.entries(became),
  ...Object.values(gestureIds)
    .flat()
    .map((id): [string, GestureId] => [id, id]),
])

/** The id of the gesture that an id names, that of an earlier flat stance included; nothing for `neutral` and what nobody knows. */
export const gestureIdOf = (id: string): GestureId | null => names.get(id) ?? null
