import { colorDistance } from '../../../colors/color.ts'
import type { Design, Worn } from '../../design.ts'
import { clothes, slotOf } from '../bodyOf.ts'
import type { Brief } from '../brief.ts'
import { withColorFrom } from '../withColorFrom.ts'
import type { Return } from './offersOf.ts'

/** A look with a piece of another in the place of its own, or over all it wears; a jacket that was closed is open there, and the other way round. */
export function putOn(design: Design, { worn: given, at }: Return, { colors }: Brief): Design {
  const worn = slotOf(given) === 'outer' ? turnedOver(given) : given
  const before = at === null ? null : design.garments[at]
  const garments = before
    ? design.garments.map((own) => (own === before ? { ...worn, id: own.id, seed: own.seed } : own))
    : layered(design.garments, worn)
  return {
    ...design,
    garments,
    origin: design.origin && { ...design.origin, sources: sourcesWith(design.origin.sources, before, worn, colors) },
  }
}

const turnedOver = (worn: Worn): Worn => ({
  ...worn,
  knobs: { ...worn.knobs, worn: worn.knobs.worn === 'open' ? 'closed' : 'open' },
})

/** What is worn over the rest stands after it, and before what is hung on. */
function layered(garments: readonly Worn[], worn: Worn): Worn[] {
  const last = garments.findLastIndex(clothes)
  return garments.toSpliced(last + 1, 0, { ...worn, id: `over-${garments[last]?.id ?? ''}`.slice(0, 60) })
}

type Sources = NonNullable<Design['origin']>['sources']

/** What a look is made from once a piece has taken the place of another, or come over it. */
function sourcesWith(sources: Sources, before: Worn | null, worn: Worn, colors: Brief['colors']): Sources {
  const idOf = ({ cut }: Worn) => (cut.kind === 'garment' ? cut.garment : '')
  const { fill } = worn
  const color = fill.kind === 'solid' ? colors.find((one) => colorDistance(one.color, fill.color) < 1) : undefined
  const kept = before
    ? sources.map((one) => (one.kind === 'system' && one.id === idOf(before) ? { ...one, id: idOf(worn) } : one))
    : [...sources, { kind: 'system' as const, id: idOf(worn) }]
  return color ? withColorFrom(kept, color.id) : kept
}
