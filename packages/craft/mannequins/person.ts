import type { AgeGroup, Build, Gender } from './build.ts'
import { type BuildId, builds } from './builds/index.ts'
import type { FaceId } from './faces/index.ts'
import type { HairColorId, HairStyleId } from './hair.ts'
import type { PoseId } from './poses/index.ts'
import { type GestureId, gestureIdsOf } from './round/gestureIds.ts'
import type { ShoeKind } from './shoes.ts'
import type { SkinId } from './skins.ts'

/** Somebody who wears the clothes: a body, a head and the stances they take (requirement S3.04). */
export interface Person {
  id: string
  /** A first name. */
  label: string
  gender: Gender
  ageGroup: AgeGroup
  build: BuildId
  face: FaceId
  skin: SkinId
  hair: HairStyleId
  hairColor: HairColorId
  /** What they wear on their feet unless a design says otherwise. */
  shoe: ShoeKind
  /** The gestures offered; the first is the usual one. */
  stances: readonly [GestureId, ...GestureId[]]
  /** The flat stances by which they are found again in pictures. */
  flat: readonly [PoseId, PoseId, PoseId, PoseId, ...PoseId[]]
  /** Drives freckles, strands and the small irregularities of the pen. */
  seed: number
}

/** The body of a person. */
export const buildOf = (person: Pick<Person, 'build'>): Build =>
  builds.find((build) => build.id === person.build) ?? builds[0]

/** Declares a person; gender and age group are those of the body, and so are the gestures, begun elsewhere for each. */
export function definePerson<const Id extends string>(
  own: Omit<Person, 'gender' | 'ageGroup' | 'stances'> & { id: Id },
): Person & { id: Id } {
  const { gender, ageGroup } = buildOf(own)
  const offered = gestureIdsOf({ gender, ageGroup })
  const first = own.seed % offered.length
  const [usual, ...others] = [...offered.slice(first), ...offered.slice(0, first)]
  return { ...own, gender, ageGroup, stances: [usual, ...others] }
}
