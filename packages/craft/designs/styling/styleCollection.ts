import { type Chance, clamp, lerp } from '@toile/geometry'
import { wearerOf } from '../../mannequins/wearer.ts'
import type { Design } from '../design.ts'
import { type StylingId, stylings } from './index.ts'
import { readLook } from './look.ts'
import type { Spot, Styling } from './styling.ts'

/** What a brief wishes of styling: `ease` 0 relaxed .. 1 formal, stylings it would rather not or gladly see, and those that no man is seen in. */
export interface StylingWishes {
  ease: number
  seldom?: readonly StylingId[]
  loves?: readonly StylingId[]
  notOnMen?: readonly StylingId[]
}

/** How many looks of eight one styling is seen in at the most. */
const most = 3 / 8
/** Shares of a relaxed and of a formal collection's looks that are styled. */
const share = { relaxed: 0.62, formal: 0.36 }

/** How much a look is wanted plain beside the stylings that fit it. */
const plain = 0.12

/** A collection with about half of its looks styled as people wear them, one thing or two in each, no styling in more than three of eight, never all of them; none puts an accessory on a bare look where half of the looks have some. The same designs, wishes and chance give the same designs; documents stay valid. */
export function styleCollection(designs: readonly Design[], wishes: StylingWishes, chance: Chance): Design[] {
  const ease = clamp(wishes.ease)
  const wanted = designs.length * lerp(share.relaxed, share.formal, ease) + chance.between(-0.5, 0.5)
  const count = designs.length === 1 ? Number(chance.happens(0.5)) : Math.min(designs.length - 1, Math.round(wanted))
  const uses = new Map<string, number>()
  const styled = [...designs]
  let left = count
  for (const at of chance.shuffled(designs.map((_, i) => i))) {
    if (left < 1) break
    const own = chance.branch(`look ${at}`)
    const bare = !isAdorned(styled[at]) && styled.filter(isAdorned).length >= designs.length >> 1
    const once = styleLook(styled[at], wishes, uses, designs.length, bare, own)
    if (once === styled[at]) continue
    styled[at] = own.happens(0.34 * (1 - ease)) ? styleLook(once, wishes, uses, designs.length, bare, own) : once
    left--
  }
  return styled
}

const isAdorned = (design: Design) => readLook(design).items.some(({ type }) => type.slot === 'accessory')

const isMan = ({ mannequin }: Design): boolean => {
  const { gender, ageGroup } = wearerOf(mannequin.person)
  return gender === 'male' && ageGroup === 'adult'
}

/** A look with one more styling, where one fits that is not used up; a bare one stays without accessories. */
function styleLook(
  design: Design,
  wishes: StylingWishes,
  uses: Map<string, number>,
  looks: number,
  bare: boolean,
  chance: Chance,
): Design {
  const barred: readonly string[] = isMan(design) ? (wishes.notOnMen ?? []) : []
  const free = stylings.filter(
    ({ id, adds }: Styling) =>
      !(bare && adds) && !barred.includes(id) && (uses.get(id) ?? 0) < Math.max(1, Math.floor(looks * most)),
  )
  const offers = free.flatMap((styling) => {
    const spots = styling.fits(design)
    return spots.length ? [[{ styling, spots }, weightOf(styling, design, wishes, uses)] as const] : []
  })
  const wanted = offers.reduce((sum, [, weight]) => sum + weight, 0)
  if (!chance.happens(wanted / (wanted + plain))) return design
  const { styling, spots }: { styling: Styling; spots: readonly Spot[] } = chance.weighted(offers)
  uses.set(styling.id, (uses.get(styling.id) ?? 0) + 1)
  return styling.apply(design, chance.pick(spots))
}

/** How much a styling is wanted in a look: near its own formality, as wished, and less the more it was seen. */
function weightOf(
  { id, formality, weight }: Styling,
  design: Design,
  { ease, seldom = [], loves = [] }: StylingWishes,
  uses: ReadonlyMap<string, number>,
): number {
  const is = (list: readonly string[]) => list.includes(id)
  const off = formality - (readLook(design).formality + clamp(ease)) / 2
  return weight * Math.exp(-3.5 * off ** 2) * (is(loves) ? 4 : 1) * (is(seldom) ? 0.02 : 1) * 0.6 ** (uses.get(id) ?? 0)
}
