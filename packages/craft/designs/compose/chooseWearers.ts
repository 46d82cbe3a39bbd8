import type { Chance } from '@toile/geometry'
import { findPerson } from '../../mannequins/people/index.ts'
import { gestureOf } from '../../mannequins/round/gestureOf.ts'
import { isLoud, lateralGaze, walks } from '../../mannequins/round/rhythm.ts'
import type { Brief } from './brief.ts'

/** Who wears a look, and how they stand. */
export interface Stand {
  person: string
  pose: string
  mirrored: boolean
}

/** At most so many of a line-up walk, look aside, and leap or throw an arm up. */
const most = { walking: 1 / 4, aside: 1 / 3, loud: 1 / 8 } as const

/** The chosen mannequins in turn: first in the stance that was chosen, then in others; nobody stands as another did while there are other ways, few walk, few look aside, one in eight leaps or throws an arm up, and neighbours face each other's side. */
export function chooseWearers({ mannequins, looks }: Brief, chance: Chance): Stand[] {
  const stands: Stand[] = []
  for (let i = 0; i < looks; i++) {
    const { person, pose } = mannequins[i % mannequins.length]
    const asked = i < mannequins.length ? gestureOf(pose) : null
    const chosen = asked?.id ?? chance.weighted(waysOf(person, pose, stands, looks))
    // Somebody's own mannequin stands as in its picture.
    const mayTurn = !asked && gestureOf(chosen) !== null
    stands.push({ person, pose: chosen, mirrored: mayTurn && turnsBack(chosen, stands, chance) })
  }
  return stands
}

/** The stances of a person, each with how well it would stand in the line-up as far as it goes. */
function waysOf(person: string, pose: string, stands: readonly Stand[], looks: number): [string, number][] {
  const stances: readonly string[] = findPerson(person)?.stances ?? [pose]
  const times = (stance: string) => stands.filter((stand) => stand.pose === stance).length
  const least = Math.min(...stances.map(times))
  const full = (is: (stance: string) => boolean, share: number) =>
    stands.filter((stand) => is(stand.pose)).length + 1 > Math.max(1, looks * share)
  return stances.map((stance) => [
    stance,
    (times(stance) > least ? 0.001 : 1) *
      (stands.at(-1)?.pose === stance ? 0.001 : 1) *
      (walks(stance) && full(walks, most.walking) ? 0.01 : 1) *
      (lateralGaze(stance) && full(lateralGaze, most.aside) ? 0.05 : 1) *
      (isLoud(stance) && full(isLoud, most.loud) ? 0.01 : 1),
  ])
}

/** Whether a stance is shown in a mirror, so that a line-up turns to both sides. */
function turnsBack(pose: string, stands: readonly Stand[], chance: Chance): boolean {
  const before = stands.at(-1)
  const sideOf = (id: string, mirrored: boolean) => Math.sign(gestureOf(id)?.yaw ?? 0) * (mirrored ? -1 : 1)
  if (!before || sideOf(before.pose, before.mirrored) === 0) return chance.happens(0.5)
  const alike = sideOf(pose, false) === sideOf(before.pose, before.mirrored)
  return chance.happens(0.8) ? alike : !alike
}

/** Whether a hand hangs free to hold something. */
export const hasFreeHand = (pose: string): boolean => gestureOf(pose)?.hands.includes('relaxed') ?? true
