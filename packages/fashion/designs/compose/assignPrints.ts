import type { Chance } from '@toile/geometry'
import type { Color } from '../../colors/color.ts'
import { colorsFor } from '../../prints/colorsFor.ts'
import { prints } from '../../prints/index.ts'
import type { Placement } from '../../prints/placement.ts'
import type { Brief, BriefPrint } from './brief.ts'
import { allot } from './allot.ts'
import type { Outfit } from './outfit.ts'

/** A print chosen for a look: which part wears it, how it is placed and what it came from. */
export interface PrintPlan {
  part: number
  placement: Placement
  from: 'system' | 'brand' | 'own'
  id: string
}

/** Five of eight looks carry a print; the others are its ground. */
const printedShare = 5 / 8

/**
 * Chooses which looks are printed and with what, by the brief's shares of system, brand and own prints (requirement S9.02).
 * Where the designer brought no prints their share stays plain, so that no print appears unasked; at most one print in a look.
 */
export function assignPrints(
  outfits: readonly Outfit[],
  brief: Brief,
  palette: readonly Color[],
  chance: Chance,
): (PrintPlan | null)[] {
  const slots = Math.round(outfits.length * printedShare)
  const brand = brief.brand.prints.length ? brief.brandShare : 0
  const [fromSystem, fromBrand, own] = allot(slots, [
    brief.systemShare,
    brand,
    Math.max(0, 100 - brief.systemShare - brand),
  ])
  const takers = outfits
    .map((outfit, look) => ({ look, ...bestPart(outfit) }))
    .sort((a, b) => b.worth - a.worth || a.look - b.look)
    .slice(0, slots)
  const ready: ((part: number) => PrintPlan)[] = [
    ...turns(pinnedFirst(brief.prints), own).map((print) => (part: number) => ({
      part,
      placement: fromPicture(print),
      from: 'own' as const,
      id: print.id,
    })),
    ...turns(pinnedFirst(brief.brand.prints), fromBrand).map((print) => (part: number) => ({
      part,
      placement: fromPicture(print),
      from: 'brand' as const,
      id: print.id,
    })),
    ...systemPrints(brief, fromSystem, chance).map((print) => (part: number) => ({
      part,
      placement: fromCatalogue(print, palette, chance),
      from: 'system' as const,
      id: print.id,
    })),
  ]
  const plan: (PrintPlan | null)[] = outfits.map(() => null)
  takers.slice(0, ready.length).forEach(({ look, part }, i) => {
    plan[look] = ready[i](part)
  })
  return plan
}

type Item = (typeof prints)[number]

function bestPart({ parts }: Outfit): { part: number; worth: number } {
  const worth = parts.map(
    ({ garment, slot }) => (garment?.character.print ?? 0.8) + (slot === 'whole' ? 0.25 : slot === 'outer' ? -0.3 : 0),
  )
  const most = Math.max(...worth)
  return { part: worth.indexOf(most), worth: most }
}

const pinnedFirst = (items: readonly BriefPrint[]) => [
  ...items.filter(({ pinned }) => pinned),
  ...items.filter(({ pinned }) => !pinned),
]

const turns = <T>(items: readonly T[], count: number): T[] =>
  items.length ? Array.from({ length: count }, (_, i) => items[i % items.length]) : []

/** Two or three constructions hold a collection together: one hero and its support, weighed by the mood's energy. */
function systemPrints(brief: Brief, count: number, chance: Chance): Item[] {
  const lively = brief.mood?.energy ?? 0.5
  const hero = chance.weighted(
    prints
      .filter(({ role }) => role === 'hero')
      .map((print) => [print, print.family === 'animal' ? 0.3 + lively : 1] as const),
  )
  const support = chance.pick(prints.filter(({ role, family }) => role === 'support' && family !== hero.family))
  return turns([hero, support], count)
}

const fromPicture = ({ hash, width, repeat }: BriefPrint): Placement => ({
  source: { kind: 'picture', hash },
  mode: 'overall',
  repeat,
  width,
  x: 0,
  y: 0,
  angle: 0,
  opacity: 1,
})

/** A construction in the collection's colours; every use in one collection is the same cloth. */
function fromCatalogue(print: Item, palette: readonly Color[], chance: Chance): Placement {
  const own = chance.branch(print.id)
  const colors = colorsFor(print, palette, own)
  return {
    source: { kind: 'construction', print: print.id, colors, seed: own.whole(0, 0xffff) },
    mode: 'overall',
    repeat: print.repeat,
    width: print.width,
    x: 0,
    y: 0,
    angle: 0,
    opacity: 1,
  }
}
