import type { ReadBrief } from '@toile/contract/project/brief.ts'
import { type SteeringChoice, unsteered } from '@toile/craft/designs/compose/brief.ts'
import { limits } from '@toile/rules/limits.ts'
import type { ColorItem, Project } from '@toile/studio/projects/project.ts'
import { steeredBy } from '@toile/craft/sketches/steeredBy.ts'

/** What a person takes of a brief: keys of what is left out; everything that was read for certain is proposed. */
export type LeftOut = ReadonlySet<string>

export const wishKey = ({ id, of, not }: ReadBrief['wishes'][number]): string => `wish ${not} ${id} ${of ?? ''}`
export const colorKey = ({ from }: ReadBrief['colors'][number]): string => `color ${from}`
export const personKey = 'person'
export const positionsKey = 'positions'

/** The settings that a brief proposes, as far as they are taken. */
export function takenSettings(brief: ReadBrief, leftOut: LeftOut): Partial<Project> {
  const { gender, ageGroup, positions } = brief
  const wishes = brief.wishes.filter((wish) => !leftOut.has(wishKey(wish)))
  const said = wishes.map(({ label, ofLabel, not }) => `${not ? '− ' : ''}${ofLabel ? `${ofLabel}: ${label}` : label}`)
  return {
    briefId: brief.id,
    prompt: said.join(', ').slice(0, limits.promptLength),
    ...(gender && !leftOut.has(personKey) ? { gender } : {}),
    ...(ageGroup && !leftOut.has(personKey) ? { ageGroup } : {}),
    ...(positions.length > 0 && !leftOut.has(positionsKey) ? { positions } : {}),
  }
}

/** The colours of a brief that are taken, as entries of the colorboard. */
export const takenColors = (brief: ReadBrief, leftOut: LeftOut): ColorItem[] =>
  brief.colors
    .filter((color) => !leftOut.has(colorKey(color)))
    .map(({ color, name, tcx, from }) => ({
      id: `brief-${brief.id.slice(0, 8)}-${from}`,
      name: name.slice(0, limits.nameLength),
      tcx,
      color,
      gradient: null,
    }))

/** Season, occasion and moods of the wishes that are taken, for the next looks. */
export const takenSteering = (brief: ReadBrief, leftOut: LeftOut): SteeringChoice => {
  const wishes = brief.wishes.filter((wish) => !leftOut.has(wishKey(wish)))
  return steeredBy(wishes.flatMap(asWish), unsteered)
}

/** What steers is only what a wish is called. */
const asWish = (found: ReadBrief['wishes'][number]) => {
  const { kind: _, label: __, ofLabel: ___, excerpt: ____, times: _____, ...wish } = found
  return [{ ...wish, kind: 'mood' as const }]
}
