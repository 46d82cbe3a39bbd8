import type { Chance } from '@toile/geometry'
import { colorDistance } from '../../colors/color.ts'
import type { Design, Worn } from '../design.ts'
import type { Brief } from './brief.ts'
import { measure } from './measures.ts'
import { wearerOf } from '../../mannequins/wearer.ts'
import type { Steering } from './steering/steering.ts'
import { clothes, slotOf } from './bodyOf.ts'
import { scriptOf } from './scriptOf.ts'
import { withColorFrom } from './withColorFrom.ts'

/** How many pieces of eight looks come back in another look. */
const wanted = 3
const trials = 60
const fond: Readonly<Record<string, number>> = { bottom: 2, outer: 1.6, top: 1 }

/** A piece of one look put in the place of another look's. */
interface Return {
  worn: Worn
  look: number
  at: number
}

/** Plain pieces come back in another look, as a collection sells them: same cut, same cloth, same colour; only where no rule breaks and asked colours stay. */
export function withReturns(designs: readonly Design[], brief: Brief, steering: Steering, chance: Chance): Design[] {
  let now = [...designs]
  const count = Math.round((wanted * designs.length) / 8)
  const touched = new Set<number>()
  for (let turn = 0; turn < count; turn++) {
    const found = oneMore(now, brief, steering, touched, chance.branch(`return ${turn}`))
    if (!found) break
    now = found
  }
  return now
}

const plainOf = ({ garments }: Pick<Design, 'garments'>) =>
  garments.map((worn, at) => ({ worn, at })).filter(({ worn }) => isPlain(worn) && slotOf(worn) !== 'whole')
const isPlain = (worn: Worn) =>
  clothes(worn) && !worn.print && worn.fill.kind === 'solid' && worn.cut.kind === 'garment'

function oneMore(
  designs: readonly Design[],
  brief: Brief,
  steering: Steering,
  touched: Set<number>,
  chance: Chance,
): Design[] | null {
  const asked = scriptOf(brief)?.colors.map((one) => one.asked !== null) ?? []
  const keepsAsked = (coverage: readonly number[]) => coverage.every((worn, i) => !asked[i] || worn >= 2)
  const { broken, coverage } = measure(designs, brief, steering)
  const known = new Set(broken.map(({ rule }) => rule))
  const offers = designs.flatMap((from, i): Return[] =>
    plainOf(from)
      .filter(({ worn }) => !isRare(worn, brief))
      .flatMap(({ worn }) =>
        designs.flatMap((to, look) =>
          Math.abs(i - look) < 2 || touched.has(look) || !alikeWearers(from, to)
            ? []
            : plainOf(to)
                .filter((other) => slotOf(other.worn) === slotOf(worn) && other.worn.cut !== worn.cut)
                .filter((other) => !isOfSuit(other.worn, to))
                .map(({ at }) => ({ worn, look, at })),
        ),
      ),
  )
  const worth = ({ worn, look }: Return) =>
    (fond[slotOf(worn)] ?? 0) - (slotOf(worn) === 'bottom' && besideItsLike(designs, look, worn) ? 2 : 0)
  const order = chance.shuffled(offers).sort((a, b) => worth(b) - worth(a))
  for (const { worn, look, at } of order.slice(0, trials)) {
    const tried = designs.with(look, putOn(designs[look], worn, at, brief))
    const found = measure(tried, brief, steering)
    if (found.broken.some(({ rule }) => !known.has(rule)) || (keepsAsked(coverage) && !keepsAsked(found.coverage)))
      continue
    touched.add(look)
    for (const [i, from] of designs.entries()) if (from.garments.includes(worn)) touched.add(i)
    return tried
  }
  return null
}

/** A piece of the same cloth as another of its look is half of a suit, and stays. */
const isOfSuit = (worn: Worn, { garments }: Design): boolean =>
  garments.some((other) => other !== worn && clothes(other) && clothOf(other) === clothOf(worn))

const clothOf = ({ fabric, fill, print }: Worn) => JSON.stringify([fabric, fill, print])

/** Whether a look beside this one has trousers or a skirt of the same colour. */
const besideItsLike = (designs: readonly Design[], look: number, { fill }: Worn): boolean =>
  [designs[look - 1], designs[look + 1]].some((beside) =>
    plainOf(beside ?? { garments: [] }).some(
      (other) => slotOf(other.worn) === 'bottom' && JSON.stringify(other.worn.fill) === JSON.stringify(fill),
    ),
  )

/** An accent that was derived of asked colours stays rare. */
const isRare = ({ fill }: Worn, { script }: Brief): boolean =>
  fill.kind === 'solid' &&
  (script?.colors ?? []).some(
    ({ role, asked, color }) => role === 'accent' && asked === null && colorDistance(color, fill.color) < 1,
  )

/** Men's, women's and children's cuts stay with those they are cut for. */
function alikeWearers(a: Design, b: Design): boolean {
  const [one, other] = [wearerOf(a.mannequin.person), wearerOf(b.mannequin.person)]
  return one.gender === other.gender && one.ageGroup === other.ageGroup
}

function putOn(design: Design, worn: Worn, at: number, { colors }: Brief): Design {
  const before = design.garments[at]
  const garments = design.garments.map((own, i) => (i === at ? { ...worn, id: own.id, seed: own.seed } : own))
  return {
    ...design,
    garments,
    origin: design.origin && { ...design.origin, sources: sourcesWith(design.origin.sources, before, worn, colors) },
  }
}

type Sources = NonNullable<Design['origin']>['sources']

/** What a look is made from once a piece has taken the place of another. */
function sourcesWith(sources: Sources, before: Worn, worn: Worn, colors: Brief['colors']): Sources {
  const [old, next] = [before, worn].map(({ cut }) => (cut.kind === 'garment' ? cut.garment : ''))
  const { fill } = worn
  const color = fill.kind === 'solid' ? colors.find((one) => colorDistance(one.color, fill.color) < 1) : undefined
  const kept = sources.map((one) => (one.kind === 'system' && one.id === old ? { ...one, id: next } : one))
  return color ? withColorFrom(kept, color.id) : kept
}
