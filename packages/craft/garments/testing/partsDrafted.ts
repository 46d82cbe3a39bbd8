import { openChance } from '@toile/geometry'
import type { View } from '../../mannequins/figure.ts'
import { people } from '../../mannequins/people/index.ts'
import { buildOf } from '../../mannequins/person.ts'
import { poseFigure } from '../../mannequins/poseFigure.ts'
import { neutral } from '../../mannequins/poses/neutral.ts'
import type { AnyGarment } from '../garment.ts'
import type { Knobs, StoredKnobs } from '../knob.ts'
import { type PartId, partOf } from '../partOf.ts'

const views: readonly View[] = ['front', 'back']
const figures = views.map((view) => poseFigure({ build: buildOf(people[0]), pose: neutral, view, flatFooted: true }))
const cloth = { weight: 0.5, stiffness: 0.5 }

const partsAt = (garment: AnyGarment, stored: StoredKnobs): PartId[] =>
  figures.flatMap((figure) =>
    garment
      .draft(figure, stored, { chance: openChance(1), layered: false, tucked: false, cloth })
      .filter(({ layer }) => layer !== 'back')
      .map((piece) => partOf(piece, figure.view)),
  )

/** The parts that a garment has with any option of any of its knobs, by drafting them all. */
export function partsDrafted(garment: AnyGarment): Set<PartId> {
  const options = Object.entries<Knobs[string]>(garment.knobs).flatMap(([name, knob]): StoredKnobs[] =>
    knob.kind === 'choice'
      ? knob.options.map(({ id }) => ({ [name]: id }))
      : [{ [name]: knob.least }, { [name]: knob.most }],
  )
  return new Set([{}, ...options].flatMap((stored) => partsAt(garment, stored)))
}
