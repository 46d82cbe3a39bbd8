import type { Worn } from '@toile/craft/designs/design.ts'
import { accessories } from '@toile/craft/garments/accessories/index.ts'
import type { AnyGarment } from '@toile/craft/garments/garment.ts'
import { garments } from '@toile/craft/garments/index.ts'
import { isCutFor } from '@toile/craft/garments/isCutFor.ts'
import { findPerson, people } from '@toile/craft/mannequins/people/index.ts'
import { sure } from '@toile/geometry'
import { defineSheet, lookOf, wardrobeColors, wear } from './sheet.ts'

const size = { width: 300, height: 520 }
const [navy, , cream, , , , grey] = wardrobeColors

/** Who a garment is cut for, in turn through the catalogue. */
export function wearerFor({ wornBy }: AnyGarment, turn: number): string {
  const fitting = people.filter((person) =>
    wornBy.length === 0 ? person.ageGroup === 'adult' : isCutFor(wornBy, person),
  )
  return sure(fitting[turn % fitting.length]).id
}

/** What is worn with a garment, so that nobody stands undressed. */
export function outfitAround(garment: AnyGarment, own: Worn): Worn[] {
  if (garment.slot === 'top') return [wear('trousers', grey), own]
  if (garment.slot === 'bottom') return [own, wear('tShirt', cream)]
  if (garment.slot === 'outer') return [wear('trousers', grey), wear('tShirt', cream), own]
  return [own]
}

/** Every garment in its normal cut, worn. */
export const worn = defineSheet({
  id: 'garments',
  says: 'Every garment in its normal cut',
  styled: true,
  columns: 10,
  cell: [size.width, size.height],
  *cells({ drawing, style }) {
    for (const [turn, garment] of garments.entries()) {
      const person = wearerFor(garment, turn)
      const color = garment.category === 'jeans' ? navy : sure(wardrobeColors[turn % wardrobeColors.length])
      const stances = findPerson(person)?.stances ?? []
      const look = lookOf(style, person, outfitAround(garment, wear(garment.id, color)), stances[turn % stances.length])
      yield { caption: garment.label, draw: () => drawing.draw({ kind: 'look', design: look, ...size }) }
    }
  },
})

/** Every garment's technical flat, front and back. */
export const flats = defineSheet({
  id: 'flats',
  says: 'Every garment’s and accessory’s flat, front and back',
  styled: false,
  columns: 12,
  cell: [240, 300],
  *cells({ drawing }) {
    for (const { id, label } of [...garments, ...accessories]) {
      for (const view of ['front', 'back'] as const) {
        yield {
          caption: `${label}, ${view}`,
          draw: () => drawing.draw({ kind: 'garment', garment: id, width: 240, height: 300, view }),
        }
      }
    }
  },
})

/** Every garment from behind. */
export const backs = defineSheet({
  id: 'backs',
  says: 'Every garment from behind',
  styled: true,
  columns: 10,
  cell: [size.width, size.height],
  *cells({ drawing, style }) {
    for (const [turn, garment] of garments.entries()) {
      const look = lookOf(style, wearerFor(garment, turn), outfitAround(garment, wear(garment.id, navy)))
      yield { caption: garment.label, draw: () => drawing.draw({ kind: 'back', design: look, ...size }) }
    }
  },
})
