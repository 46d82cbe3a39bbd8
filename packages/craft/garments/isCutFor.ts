import type { AgeGroup, Gender } from '../mannequins/build.ts'

/** Whether something is cut for a wearer; an empty list means everyone. */
export const isCutFor = (
  wornBy: readonly { gender?: Gender; ageGroup?: AgeGroup }[],
  { gender, ageGroup }: { gender: Gender; ageGroup: AgeGroup },
): boolean =>
  wornBy.length === 0 ||
  wornBy.some((cut) => (cut.gender ?? gender) === gender && (cut.ageGroup ?? ageGroup) === ageGroup)
