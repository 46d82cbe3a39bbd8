import { faceOf } from '@toile/craft/mannequins/faces/index.ts'
import type { Person } from '@toile/craft/mannequins/person.ts'
import { fallsOnFace } from '../../hair/drawLocks.ts'
import { hairArts } from '../../hair/index.ts'
import type { HairCut } from './hairCut.ts'
import type { Sides } from './sides.ts'

/** What a person's hair style lays at the temples. */
export function sidesOf({ hair }: Pick<Person, 'hair'>): Sides {
  const { front } = hairArts[hair]
  if (front.wrap) return 'wrapped'
  if (front.fades) return 'clipped'
  const low = besideFace(hair)
  return low > 0 && low < cropEnds ? 'cropped' : 'grown'
}

/** Above this height a cut ends that leaves the ears free. */
const cropEnds = 0.54

/** How far down locks of a style hang beside the face; nothing if there are none. */
export function besideFace(hair: Person['hair']): number {
  const beside = (hairArts[hair].front.locks ?? []).flatMap(({ guides }) =>
    guides.flat().filter(([x]) => Math.abs(x) > 0.28),
  )
  return Math.max(0, ...beside.map(([, y]) => y))
}

/** Whether hair of a style falls on the forehead. */
export const hasFringe = ({ hair }: Pick<Person, 'hair'>): boolean =>
  (hairArts[hair].front.locks ?? []).some(fallsOnFace)

/** Whether a style is tied in bunches behind the ears. */
const isTied = ({ hair }: Pick<Person, 'hair'>): boolean =>
  (hairArts[hair].front.ties ?? []).some(([x]) => Math.abs(x) > 0.3)

/** What the placing of hair asks about a style. */
export const cutOf = (person: Pick<Person, 'hair' | 'face'>): HairCut => ({
  sides: sidesOf(person),
  tied: isTied(person),
  low: Math.max(0, faceOf(person.face).eye.y - drawnFor) * 0.85,
})

/** The height of the eyes that styles are drawn for. */
const drawnFor = 0.515
