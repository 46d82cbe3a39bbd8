import { openChance } from '@toile/geometry'
import { people } from '../mannequins/people/index.ts'
import { buildOf } from '../mannequins/person.ts'
import { poseFigure } from '../mannequins/poseFigure.ts'
import { neutral } from '../mannequins/poses/neutral.ts'
import type { View } from '../mannequins/figure.ts'
import type { AnyAccessory, AnyGarment } from './garment.ts'
import type { StoredKnobs } from './knob.ts'
import { type PartId, partOf } from './partOf.ts'

const views: readonly View[] = ['front', 'back']

/** Whether a cut has a part that can be seen from a side, as it is cut by its knobs. */
export function partsIn(garment: AnyGarment | AnyAccessory, knobs: StoredKnobs): (part: PartId, side: View) => boolean {
  const found = new Set(
    views.flatMap((view) => {
      const figure = poseFigure({ build: buildOf(people[0]), pose: neutral, view, flatFooted: true })
      const cloth = { weight: 0.5, stiffness: 0.5 }
      const pieces = garment.draft(figure, knobs, { chance: openChance(1), layered: false, tucked: false, cloth })
      return pieces.filter(({ layer }) => layer !== 'back').map((piece) => `${partOf(piece, view)} ${view}`)
    }),
  )
  return (part, side) => found.has(`${part} ${side}`)
}
