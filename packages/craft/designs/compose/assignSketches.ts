import type { BodySlot } from '../../garments/garment.ts'
import { garments } from '../../garments/index.ts'
import { allot } from './allot.ts'
import type { Brief, BriefSketch } from './brief.ts'
import type { Outfit, Part } from './outfit.ts'

/** Chooses a garment of the catalogue for a slot of a look. */
type Complete = (look: number, slot: BodySlot) => Part | null

/**
 * Fills garment slots with the designer's and the brand's sketches by the brief's shares (requirement S9.02): the rest stays with the system's catalogue.
 * Pinned sketches come first; a look whose slots no sketch fits is rebuilt around one. No sketch is worn in more than half the looks: what the sketches do not reach falls to the system.
 */
export function assignSketches(outfits: readonly Outfit[], brief: Brief, complete: Complete): Outfit[] {
  let looks = outfits.slice()
  const sets = [
    { from: 'own' as const, sketches: pinnedFirst(brief.sketches) },
    { from: 'brand' as const, sketches: pinnedFirst(brief.brand.sketches) },
  ].filter(({ sketches }) => sketches.length > 0)
  for (const { from, sketches } of sets) {
    for (let placed = 0; placed < wanted(looks, brief, from); placed++) {
      const next = placeOne(looks, sketches, placed, from, complete)
      if (!next) break
      looks = next
    }
  }
  return looks
}

/** How many garment slots each source fills: [system, brand, own]. */
export function sharesOf(
  brief: Pick<Brief, 'systemShare' | 'brandShare'>,
  slots: number,
  has: { brand: boolean; own: boolean },
): [number, number, number] {
  const brand = has.brand ? brief.brandShare : 0
  const own = has.own ? Math.max(0, 100 - brief.systemShare - brand) : 0
  const [a, b, c] = allot(slots, [100 - brand - own, brand, own])
  return [a, b, c]
}

function wanted(looks: readonly Outfit[], brief: Brief, from: 'own' | 'brand'): number {
  const slots = looks.reduce((sum, { parts }) => sum + parts.length, 0)
  const has = {
    brand: brief.brand.sketches.length > 0 || Boolean(brief.brand.profile),
    own: brief.sketches.length > 0,
  }
  const [, brand, own] = sharesOf(brief, slots, has)
  return from === 'own' ? own : brand
}

const pinnedFirst = (sketches: readonly BriefSketch[]) => [
  ...sketches.filter(({ pinned }) => pinned),
  ...sketches.filter(({ pinned }) => !pinned),
]

function placeOne(
  looks: readonly Outfit[],
  sketches: readonly BriefSketch[],
  turn: number,
  from: 'own' | 'brand',
  complete: Complete,
): Outfit[] | null {
  const most = Math.ceil(looks.length / 2)
  const open = sketches.filter((sketch) => usesOf(looks, sketch) < most)
  for (let i = 0; i < open.length; i++) {
    const sketch = open[(turn + i) % open.length]
    const at = roomiest(looks, sketch)
    if (at >= 0) return withLook(looks, at, fill(looks[at], sketch, from))
  }
  const free = looks.findIndex(({ parts }) => parts.every((part) => part.from === 'system'))
  if (free < 0 || open.length === 0) return null
  const sketch = open[turn % open.length]
  return withLook(
    looks,
    free,
    rebuilt(looks[free], sketch, from, (slot) => complete(free, slot)),
  )
}

const withLook = (looks: readonly Outfit[], at: number, look: Outfit) =>
  looks.map((other, i) => (i === at ? look : other))

const usesOf = (looks: readonly Outfit[], sketch: BriefSketch) =>
  looks.filter(({ parts }) => parts.some((part) => part.sketch?.id === sketch.id)).length

/** A sketch as a part of a look; one that the engine has made is a garment of the catalogue. */
/** A sketch as a part of a look. */
export const asPart = (sketch: BriefSketch, from: 'own' | 'brand'): Part => ({
  slot: sketch.slot,
  garment: garments.find(({ id }) => id === sketch.garment?.id) ?? null,
  sketch,
  from,
})

/** The outermost free part of the sketch's slot is the sketch. */
function fill({ parts }: Outfit, sketch: BriefSketch, from: 'own' | 'brand'): Outfit {
  const at = parts.findLastIndex((part) => part.slot === sketch.slot && part.from === 'system')
  return { parts: parts.map((part, i) => (i === at ? { ...part, ...asPart(sketch, from) } : part)) }
}

/** The look with a free slot for a sketch that holds the fewest sketches so far. */
function roomiest(looks: readonly Outfit[], sketch: BriefSketch): number {
  const held = looks.map(({ parts }) =>
    parts.some((part) => part.slot === sketch.slot && part.from === 'system')
      ? parts.filter((part) => part.sketch).length
      : Number.POSITIVE_INFINITY,
  )
  const least = Math.min(...held)
  return Number.isFinite(least) ? held.indexOf(least) : -1
}

/** A look made anew around a sketch: what the sketch leaves room for stays, and what it lacks is chosen. */
function rebuilt(
  { parts }: Outfit,
  sketch: BriefSketch,
  from: 'own' | 'brand',
  complete: (slot: BodySlot) => Part | null,
): Outfit {
  const own = asPart(sketch, from)
  const kept = parts.filter((part) => !clashes[sketch.slot].includes(part.slot))
  const other = sketch.slot === 'top' ? 'bottom' : sketch.slot === 'bottom' ? 'top' : null
  const missing = other && !kept.some(({ slot }) => slot === other) ? complete(other) : null
  const all = [...kept, own, ...(missing ? [missing] : [])]
  return { parts: all.sort((a, b) => order.indexOf(a.slot) - order.indexOf(b.slot)) }
}

/** Which slots a sketch takes the place of. */
const clashes: Record<BodySlot, readonly BodySlot[]> = {
  whole: ['whole', 'top', 'bottom'],
  top: ['top', 'whole'],
  bottom: ['bottom', 'whole'],
  outer: ['outer'],
}
const order: readonly BodySlot[] = ['bottom', 'top', 'whole', 'outer']
