import type { Chance } from '@toile/geometry'
import { findPerson } from '../../mannequins/people/index.ts'
import { findPose } from '../../mannequins/poses/index.ts'
import type { Brief } from './brief.ts'

/** Who wears a look, and how they stand. */
export interface Stand {
  person: string
  pose: string
  mirrored: boolean
}

/** Whether a stance walks: one leg is behind. */
const walks = (pose: string) => findPose(pose)?.legs.some(({ trailing }) => trailing === 1) ?? false

/** The chosen mannequins in turn: first in the stance that was chosen, then in their others, about half of them walking and no two neighbours alike. */
export function chooseWearers({ mannequins, looks }: Brief, chance: Chance): Stand[] {
  const stands: Stand[] = []
  for (let i = 0; i < looks; i++) {
    const { person, pose } = mannequins[i % mannequins.length]
    const before = stands.at(-1)
    const first = i < mannequins.length && findPose(pose) !== null
    const stances = findPerson(person)?.stances ?? [pose]
    const used = stands.filter((stand) => stand.person === person).map((stand) => stand.pose)
    const walking = stands.filter((stand) => walks(stand.pose)).length
    const wanted = walking * 2 <= i
    const chosen = first
      ? pose
      : chance.weighted(
          stances.map((stance) => [
            stance,
            (walks(stance) === wanted ? 4 : 1) *
              (used.includes(stance) ? 0.5 : 1) *
              (stance === before?.pose ? 0.02 : 1),
          ]),
        )
    const twice = stands.some((stand) => stand.person === person && stand.pose === chosen)
    const mirrored = chosen === before?.pose ? !before.mirrored : twice && chance.happens(0.6)
    stands.push({ person, pose: chosen, mirrored })
  }
  return stands
}

/** Whether a hand hangs free to hold something. */
export const hasFreeHand = (pose: string): boolean =>
  findPose(pose)?.hands.some((hand) => hand !== 'hip' && hand !== 'pocket') ?? true
