import type { Chance } from '@toile/geometry'
import { colorDistance } from '../../colors/color.ts'
import type { Design, Worn } from '../design.ts'
import { typeOf } from '../typeOf.ts'
import { anchorsOf } from './anchors/depthOf.ts'
import { slotOf } from './bodyOf.ts'
import type { Brief } from './brief.ts'
import { leastPlain } from './leastPlain.ts'
import { measure } from './measures.ts'
import { weather, weatherOf } from './rangeRule.ts'
import { isMet } from './returns/isMet.ts'
import { offersOf, plainOf, type Return } from './returns/offersOf.ts'
import { pieceOf } from './returns/pieceOf.ts'
import { putOn } from './returns/putOn.ts'
import { timesBack, wantedBack } from './returns/timesBack.ts'
import { scriptOf } from './scriptOf.ts'
import type { Steering } from './steering.ts'

const trials = 90
/** How many good ones are compared, by how far the looks stay apart, how much less wanted one may be, and how far is enough. */
const compared = 4
const like = 1.2
const wide = 0.85
const fond: Readonly<Record<string, number>> = { bottom: 2, outer: 1.6, top: 1 }
/** How glad a collection is of a layer more, in the cold and else, and how sorry when it hides a print, or covers or changes separates that an occasion has planned. */
const over = { cold: 2.4, mild: 1.4, print: -1, planned: -3 } as const

/** Plain pieces come back in another look, as a collection sells them: same cut, same cloth, same colour, with another partner than before; only where no rule breaks and asked colours stay. */
export function withReturns(designs: readonly Design[], brief: Brief, steering: Steering, chance: Chance): Design[] {
  let now = [...designs]
  const count = wantedBack(designs.length)
  for (let turn = timesBack(now); turn < count; turn++) {
    const found = oneMore(now, brief, steering, chance.branch(`return ${turn}`))
    if (!found) break
    now = found
  }
  return now
}

function oneMore(designs: readonly Design[], brief: Brief, steering: Steering, chance: Chance): Design[] | null {
  const least = leastPlain(brief)
  const keepsAsked = (coverage: readonly number[]) => coverage.every((worn, i) => worn >= least[i])
  const { broken, coverage } = measure(designs, brief, steering)
  const known = new Set(broken.map(({ rule }) => rule))
  const anchors = anchorsOf(designs)
  const worn = designs.flatMap((design) => plainOf(design).map((one) => pieceOf(one.worn)))
  /** What came back already stays where it is. */
  const stays = ({ look, at }: Return) => {
    const piece = at === null ? null : pieceOf(designs[look].garments[at])
    return piece !== null && worn.filter((other) => other === piece).length > 1
  }
  const offers = offersOf(designs, steering).filter((one) => !stays(one) && !isRare(one.worn, brief))
  const order = chance
    .shuffled(offers)
    .sort((a, b) => worthOf(b, designs, brief, steering) - worthOf(a, designs, brief, steering))
  let best: { designs: Design[]; apart: number; worth: number } | null = null
  let kept = 0
  for (const one of order.slice(0, trials)) {
    const worth = worthOf(one, designs, brief, steering)
    if (best && worth < best.worth - like) break
    const tried = designs.with(one.look, putOn(designs[one.look], one, brief))
    if (!isMet(tried) || !anchors.every((anchor) => anchorsOf(tried).includes(anchor))) continue
    const found = measure(tried, brief, steering)
    if (found.broken.some(({ rule }) => !known.has(rule)) || (keepsAsked(coverage) && !keepsAsked(found.coverage)))
      continue
    if (!best || found.leastDistance > best.apart) best = { designs: tried, apart: found.leastDistance, worth }
    if (++kept === compared || found.leastDistance >= wide) break
  }
  return best?.designs ?? null
}

function worthOf({ worn, look, at }: Return, designs: readonly Design[], brief: Brief, steering: Steering): number {
  const { garments } = designs[look]
  if (at === null)
    return (
      (weatherOf(steering) > weather.cold ? over.cold : over.mild) +
      (garments.some(({ print }) => print) ? over.print : 0) +
      (brief.occasion !== 'none' && garments.every((own) => slotOf(own) !== 'whole') ? over.planned : 0)
    )
  const other = typeOf(worn)?.category !== typeOf(garments[at])?.category
  const planned = slotOf(worn) === 'bottom' && brief.occasion !== 'none' && other ? over.planned : 0
  return (fond[slotOf(worn)] ?? 0) + planned - (slotOf(worn) === 'bottom' && besideItsLike(designs, look, worn) ? 2 : 0)
}

/** Whether a look beside this one has trousers or a skirt of the same colour. */
const besideItsLike = (designs: readonly Design[], look: number, { fill }: Worn): boolean =>
  [designs[look - 1], designs[look + 1]].some((beside) =>
    plainOf(beside ?? { garments: [] }).some(
      (other) => slotOf(other.worn) === 'bottom' && JSON.stringify(other.worn.fill) === JSON.stringify(fill),
    ),
  )

/** Rare colours stay rare: what is in an accent comes back in no other look. */
const isRare = ({ fill }: Worn, brief: Brief): boolean =>
  fill.kind === 'solid' &&
  (scriptOf(brief)?.colors ?? []).some(
    ({ role, asked, color }) => role === 'accent' && asked === null && colorDistance(color, fill.color) < 1,
  )
