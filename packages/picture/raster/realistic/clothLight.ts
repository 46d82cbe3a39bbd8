import type { ClothSurface } from './clothSurface.ts'

/** Light that reaches a place of cloth, 1 where it faces the viewer untouched: the lamp, less thrown shadows; the room, less hollows; and what comes through thin cloth. */
export function clothLight(
  { fill, crest, through }: ClothSurface,
  lit: number,
  room: number,
  cavity: number,
  cast: number,
): number {
  const key = lit < 1 ? lit : 1 + (lit - 1) * crest
  const hollow = cavity > 0 ? Math.min(1, cavity * 0.3) : 0
  const swell = cavity < 0 ? Math.min(0.07, cavity * -0.035) : 0
  const lamp = key * (1 - 0.6 * cast) * (1 - 0.22 * hollow)
  const e = ((1 - fill) * lamp + fill * room * (1 - 0.62 * hollow)) * (1 + swell)
  return through > 0 ? e + through * (1 - e) * 0.8 : e
}
