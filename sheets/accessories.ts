import type { Worn } from '@toile/craft/designs/design.ts'
import { accessories } from '@toile/craft/garments/accessories/index.ts'
import type { AnyAccessory } from '@toile/craft/garments/garment.ts'
import { isCutFor } from '@toile/craft/garments/isCutFor.ts'
import type { Knob } from '@toile/craft/garments/knob.ts'
import { findPerson, people } from '@toile/craft/mannequins/people/index.ts'
import { sure } from '@toile/geometry'
import { defineSheet, fromHex, lookOf, wardrobeColors, wear } from './sheet.ts'

const size = { width: 300, height: 520 }
const [navy, rust, cream, green, ochre, sky, grey] = wardrobeColors
const colors = [rust, navy, green, ochre]
const straw = fromHex('#dcc08a')
const pearl = fromHex('#f4efe4')
const straws = ['strawHat', 'boater']

/** Who wears an accessory, in turn through the people it suits. */
function wearerFor({ wornBy }: AnyAccessory, turn: number): string {
  const fitting = people.filter((person) =>
    wornBy.length === 0 ? person.ageGroup === 'adult' || turn % 4 === 3 : isCutFor(wornBy, person),
  )
  return sure(fitting[(turn * 5) % fitting.length]).id
}

/** An accessory in a colour that suits it, over plain clothes. */
function outfitWith(accessory: AnyAccessory, turn: number, person: string, knobs: Worn['knobs'] = {}): Worn[] {
  const plain = sure(colors[turn % colors.length])
  const color = straws.includes(accessory.id) ? straw : accessory.id === 'pearls' ? pearl : plain
  const own = wear(accessory.id, color, { knobs, trim: straws.includes(accessory.id) ? navy : null })
  const male = findPerson(person)?.gender === 'male'
  if (accessory.category === 'belt' && !male) return [wear('shirtDress', cream), own]
  if (accessory.underOuter || male) return [wear('trousers', grey), wear('shirt', cream), own]
  if (accessory.category === 'jewellery') return [wear('sheathDress', navy), own]
  if (accessory.category === 'scarf') return [wear('trousers', grey), wear('coat', sky), own]
  return [wear('sheathDress', turn % 2 ? cream : sky), own]
}

/** Every accessory in its normal form, worn. */
export const accessoriesWorn = defineSheet({
  id: 'accessories',
  says: 'Every accessory, worn, from both sides',
  styled: true,
  columns: 10,
  cell: [size.width, size.height],
  *cells({ drawing, style }) {
    for (const view of ['front', 'back'] as const) {
      for (const [turn, accessory] of accessories.entries()) {
        const person = wearerFor(accessory, turn)
        const stances = findPerson(person)?.stances ?? []
        const look = lookOf(style, person, outfitWith(accessory, turn, person), stances[turn % stances.length])
        yield {
          caption: `${accessory.label}, ${view}`,
          draw: () => drawing.draw({ kind: view === 'back' ? 'back' : 'look', design: look, ...size }),
        }
      }
    }
  },
})

/** Every accessory at both ends of each knob and at each choice. */
export const accessoryKnobs = defineSheet({
  id: 'accessoryKnobs',
  says: 'Every accessory at both ends of each knob and at each choice',
  styled: false,
  columns: 14,
  cell: [260, 450],
  *cells({ drawing, style }) {
    for (const [turn, accessory] of accessories.entries()) {
      for (const [name, knob] of Object.entries<Knob>(accessory.knobs)) {
        const values = knob.kind === 'number' ? [knob.least, knob.most] : knob.options.map(({ id }) => id)
        for (const value of values) {
          const person = wearerFor(accessory, turn)
          const look = lookOf(style, person, outfitWith(accessory, turn, person, { [name]: value }))
          yield {
            caption: `${accessory.label}: ${name} ${typeof value === 'number' ? value.toFixed(2) : value}`,
            draw: () => drawing.draw({ kind: 'look', design: look, width: 260, height: 450 }),
          }
        }
      }
    }
  },
})
