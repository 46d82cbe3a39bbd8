import { readLook } from '@toile/craft/designs/compose/wornLook.ts'
import type { Design } from '@toile/craft/designs/design.ts'
import type { AccessoryCategory, BodySlot } from '@toile/craft/garments/garment.ts'
import { nameOfSource } from '@toile/craft/prints/nameOfSource.ts'

/** What a collection offers as goods, counted. */
export interface Merchandise {
  slots: Readonly<Record<BodySlot, number>>
  /** How many plain pieces are a piece of an earlier look again. */
  back: number
  people: number
  stances: number
  /** Looks that wear a kind of accessory, and looks that wear none. */
  accessories: Readonly<Record<AccessoryCategory | 'none', number>>
  /** Looks that are printed, that wear a print made of a picture, and how many prints there are. */
  printed: number
  derived: number
  prints: number
}

export function merchandiseOf(designs: readonly Design[]): Merchandise {
  const slots = { top: 0, bottom: 0, whole: 0, outer: 0 }
  const accessories = { belt: 0, scarf: 0, bag: 0, hat: 0, jewellery: 0, eyewear: 0, none: 0 }
  const pieces = new Set<string>()
  const prints = new Set<string>()
  let [back, printed, derived] = [0, 0, 0]
  for (const design of designs) {
    const look = readLook(design)
    for (const { slot } of look.types) slots[slot]++
    const kinds = new Set(look.accessories.map(({ category }) => category))
    for (const kind of kinds) accessories[kind]++
    if (!kinds.size) accessories.none++
    const own = look.garments.flatMap(({ print }) => (print ? [print.source] : []))
    for (const source of own) prints.add(nameOfSource(source))
    if (own.length) printed++
    if (own.some(({ kind }) => kind === 'derived')) derived++
    for (const { cut, fabric, fill, print } of look.garments) {
      if (print || fill.kind !== 'solid') continue
      const piece = JSON.stringify([cut, fabric, fill])
      if (pieces.has(piece)) back++
      pieces.add(piece)
    }
  }
  const { length: people } = [...new Set(designs.map(({ mannequin }) => JSON.stringify(mannequin.person)))]
  const stances = new Set(designs.map(({ mannequin }) => `${mannequin.pose} ${mannequin.mirrored}`)).size
  return { slots, back, people, stances, accessories, printed, derived, prints: prints.size }
}
