import { toHex } from '../../colors/color.ts'
import type { AnyAccessory, AnyGarment } from '../../garments/garment.ts'
import { findPrint } from '../../prints/index.ts'
import { nameOfSource } from '../../prints/nameOfSource.ts'
import type { Design, Worn } from '../design.ts'
import { typeOf } from '../typeOf.ts'
import { areasOf } from './areasOf.ts'
import { type Shape, type Shaped, shapeDistance, shapeOf } from './outfit.ts'
import { sleeveLength } from './sleeves.ts'
import { statementOf, type Tier, tiersOf } from './tier.ts'

/** A finished look as it is measured. */
export interface WornLook {
  /** What covers the body, innermost first, as the types are. */
  types: readonly Shaped[]
  /** The same as it is worn: with the lengths and sleeves its knobs give it. */
  parts: readonly Shaped[]
  shape: Shape
  garments: readonly Worn[]
  areas: readonly number[]
  accessories: readonly AnyAccessory[]
  /** The part that is printed, or -1. */
  printed: number
  print: { id: string; role: 'hero' | 'support' } | null
}

/** A traced sketch counts as an ordinary garment of the slot of its category. */
const sketched = { length: 0.5, volume: 0.4, sleeve: 0.5, waist: 0.4, formality: 0.4, warmth: 0.4, print: 0.8 }

function shapedWorn(worn: Worn, type: AnyGarment | undefined): Shaped {
  if (!type)
    return { slot: 'whole', category: '', cut: worn.cut.kind === 'traced' ? worn.cut.traced : '', character: sketched }
  return { slot: type.slot, category: type.category, cut: type.id, character: type.character }
}

/** The character of a garment as its knobs make it. */
function asWorn(shaped: Shaped, { knobs }: Worn, type: AnyGarment | undefined): Shaped {
  if (!type) return shaped
  const { sleeve, length } = shaped.character
  const chosen = knobs.sleeve
  const knob = type.knobs.length
  const turned = knobs.length
  const share =
    knob?.kind === 'number' && typeof turned === 'number' && knob.label.includes('floor') && knob.least > 0
      ? turned - knob.normal
      : 0
  return {
    ...shaped,
    character: {
      ...shaped.character,
      sleeve: typeof chosen === 'string' && type.slot !== 'bottom' ? sleeveLength(chosen) : sleeve,
      length: Math.min(1, Math.max(0, length + share)),
    },
  }
}

/** Looks are read again and again while a collection is settled, and most of them have not changed. */
const known = new WeakMap<Design, WornLook>()

/** Reads a design as a look to be measured. */
export function readLook(design: Design): WornLook {
  const look = known.get(design) ?? lookOf(design)
  known.set(design, look)
  return look
}

function lookOf(design: Design): WornLook {
  const accessories: AnyAccessory[] = []
  const found: { worn: Worn; type: AnyGarment | undefined }[] = []
  for (const worn of design.garments) {
    const type = typeOf(worn)
    if (type?.slot === 'accessory') accessories.push(type)
    else found.push({ worn, type })
  }
  const types = found.map(({ worn, type }) => shapedWorn(worn, type))
  const parts = found.map(({ worn, type }, i) => asWorn(types[i], worn, type))
  const garments = found.map(({ worn }) => worn)
  const printed = garments.findIndex(({ print }) => print !== null)
  const source = garments[printed]?.print?.source
  return {
    types,
    parts,
    shape: shapeOf(parts),
    garments,
    areas: areasOf(types),
    accessories,
    printed,
    print: source
      ? {
          id: nameOfSource(source),
          role: source.kind === 'construction' ? (findPrint(source.print)?.role ?? 'hero') : 'hero',
        }
      : null,
  }
}

/** The solid colour of a worn garment that is not printed, as '#rrggbb', or nothing. */
export const plainColor = ({ fill, print }: Worn): string | null =>
  fill.kind === 'solid' && print === null ? toHex(fill.color) : null

/** The colour or print that a look is seen by from afar. */
function mainOf({ garments, areas, printed, print }: WornLook): string {
  const most = areas.indexOf(Math.max(...areas))
  return most === printed && print ? print.id : (garments[most] && plainColor(garments[most])) || ''
}

/** How far apart two looks are to the eye: in cut, length and layers, then in their main colour and print; below 0.6 they read as variations of one another. */
export function lookDistance(a: WornLook, b: WornLook): number {
  const color = mainOf(a) === mainOf(b) ? 0 : 0.2
  const print = (a.print?.id ?? '') === (b.print?.id ?? '') ? 0 : 0.15
  return shapeDistance(a, b) + color + print
}

/** How much each look of a batch says, and the tier that makes it. */
export function tiersOfLooks(looks: readonly WornLook[]): { statements: number[]; tiers: Tier[] } {
  const statements = looks.map(({ parts, print, garments, accessories }) =>
    statementOf(parts, {
      print: print?.role ?? null,
      trims: accessories.length + garments.filter(({ contrast }) => contrast !== null).length,
    }),
  )
  return { statements, tiers: tiersOf(statements) }
}
