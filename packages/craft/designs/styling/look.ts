import type { AnyAccessory, AnyGarment } from '../../garments/garment.ts'
import { type WayId, waysOf } from '../../garments/ways/index.ts'
import { type Wearer, wearerOf } from '../../mannequins/wearer.ts'
import type { Design, Worn } from '../design.ts'
import { typeOf } from '../typeOf.ts'

/** A visible garment or accessory of a look with its type. */
export interface Item {
  worn: Worn
  type: AnyGarment | AnyAccessory
}

/** A look as stylings read it: what is worn where, by whom. */
export interface Look extends Wearer {
  pose: string
  shoes: string
  items: readonly Item[]
  tops: readonly Item[]
  bottom: Item | undefined
  outer: Item | undefined
  /** Mean formality of what covers the body, 0..1. */
  formality: number
}

/** Reads a design; hidden garments and traced sketches are left out. */
export function readLook({ mannequin, shoes, garments }: Design): Look {
  const { gender, ageGroup } = wearerOf(mannequin.person)
  const items = garments.flatMap((worn): Item[] => {
    const type = worn.hidden ? undefined : typeOf(worn)
    return type ? [{ worn, type }] : []
  })
  const body = items.filter(({ type }) => type.slot !== 'accessory')
  return {
    gender,
    ageGroup,
    pose: mannequin.pose,
    shoes: shoes.kind,
    items,
    tops: items.filter(({ type }) => type.slot === 'top'),
    bottom: items.find(({ type }) => type.slot === 'bottom'),
    outer: items.findLast(({ type }) => type.slot === 'outer'),
    formality: body.reduce((sum, { type }) => sum + type.character.formality, 0) / Math.max(1, body.length),
  }
}

/** The value of a knob of a worn garment: as stored, else the normal one. */
export const knobOf = ({ worn, type }: Item, name: string): string | number | undefined =>
  worn.knobs[name] ?? type.knobs[name]?.normal

/** Whether a garment can be worn in a way, and is not yet. */
export const canBe = ({ worn, type }: Item, way: WayId): boolean => {
  const knob = waysOf(type)[way]
  return knob !== undefined && (worn.knobs[way] ?? knob.normal) === knob.normal
}

/** Whether a look has an accessory whose id matches. */
export const wears = ({ items }: Look, ids: RegExp): boolean =>
  items.some(({ type }) => type.slot === 'accessory' && ids.test(type.id))

/** Whether an outer garment hides what is worn under it: closed and put on. */
export const covers = (outer: Item | undefined): boolean =>
  outer !== undefined && knobOf(outer, 'worn') !== 'open' && outer.worn.knobs.hung !== 'shoulders'

/** A design with one garment worn in ways. */
export const wornIn = (design: Design, id: string, ways: Readonly<Record<string, string>>): Design => ({
  ...design,
  garments: design.garments.map((worn) => (worn.id === id ? { ...worn, knobs: { ...worn.knobs, ...ways } } : worn)),
})
