import type { Chance } from '@toile/geometry'
import { colorDistance } from '../../colors/color.ts'
import { wearerOf } from '../../mannequins/wearer.ts'
import { isSeenWhole } from '../../prints/derivedSource.ts'
import type { PrintSource } from '../../prints/placement.ts'
import type { Worn } from '../design.ts'
import type { Brief } from './brief.ts'
import { chooseFabric } from './chooseFabric.ts'
import { houseCloth } from './house/houseCloth.ts'
import { houseSteering } from './house/houseSteering.ts'
import type { Outfit, Part } from './outfit.ts'
import type { Plan } from './plan.ts'
import type { Steering } from './steering.ts'
import { sharedFabrics } from './suit.ts'
import { turnKnobs } from './turnKnobs.ts'

/** The garments of a look, in the order of dressing. */
export function cutParts(brief: Brief, plan: Plan, steering: Steering, chance: Chance): Worn[] {
  const { outfit, colors, print, contrast } = plan
  const wearer = wearerOf(plan.stand.person)
  const beside: string[] = []
  return outfit.parts.map((part, i): Worn => {
    const entry = brief.colors[colors[i]]
    const placement = print?.part === i ? print.placement : null
    const gradient = !placement && entry.gradient && part.slot !== 'bottom' ? entry.gradient : null
    const fabric = chooseFabric(
      {
        garment: part.garment,
        wearer,
        color: entry.color,
        printed: placement !== null ? 'here' : print ? 'beside' : 'nowhere',
        source: placement?.source,
        beside,
        only: suitCloth(outfit, i, beside),
        shines: plan.shines === i && placement === null,
      },
      plan.house && part.from === 'brand' ? houseCloth(plan.house.profile, steering) : steering,
      chance.branch(`fabric ${i}`),
    )
    beside.push(fabric)
    const tailored = wearer.gender === 'male' && (part.garment?.character.formality ?? 0) >= 0.6 && steering.trims < 0.2
    const seen = i === outfit.parts.length - 1 && !tailored
    return {
      id: `g${i + 1}`,
      cut: part.sketch?.traced
        ? { kind: 'traced', traced: part.sketch.traced }
        : { kind: 'garment', garment: part.garment?.id ?? '' },
      knobs: part.garment ? knobsOf(plan, i, steering, chance.branch(`knobs ${i}`)) : {},
      fabric,
      fill: gradient ? { kind: 'gradient', gradient } : { kind: 'solid', color: entry.color },
      contrast: seen && contrast && colorDistance(contrast, entry.color) > 12 ? contrast : null,
      trim: seen && contrast && colorDistance(contrast, entry.color) > 12 ? contrast : null,
      print: placement,
      hidden: false,
      seed: chance.whole(0, 0xffff),
    }
  })
}

/** The second part of a suit is cut from the cloth of the first; the first from one that both can have. */
function suitCloth({ suit, parts }: Outfit, at: number, beside: readonly string[]) {
  if (!suit?.includes(at)) return undefined
  const shared = sharedFabrics(suit.flatMap((part) => parts[part].garment?.character ?? []))
  const first = shared.filter((fabric) => fabric === beside[suit[0]])
  return at === suit[1] && first.length ? first : shared
}

function knobsOf(
  { outfit, stand, signature, length, tier, striped, print, accessories, house }: Plan,
  at: number,
  steering: Steering,
  chance: Chance,
): Worn['knobs'] {
  const { parts } = outfit
  const { garment } = parts[at]
  if (!garment) return {}
  const drawn = parts[at].sketch?.garment
  const female = wearerOf(stand.person).gender === 'female'
  if (drawn) return garment.slot === 'top' ? { ...tuckOf(parts, at, drawn.knobs, female), ...drawn.knobs } : drawn.knobs
  const over = parts.slice(at + 1)
  const covered = over.some(({ slot }) => slot === 'outer')
  const bare = parts.some(({ garment: other }) => other?.category === 'skirt' || other?.category === 'dress')
  const legs = garment.category === 'trousers' || garment.category === 'jeans' || garment.category === 'jumpsuit'
  const { ageGroup } = wearerOf(stand.person)
  const free = legs
    ? 0.3
    : garment.slot === 'outer'
      ? bare
        ? 0
        : 0.35
      : garment.slot === 'top'
        ? tops[ageGroup]
        : covered
          ? 0
          : 1
  const own = house && parts[at].from === 'brand' ? house : null
  const turned = turnKnobs(
    {
      garment,
      wearer: wearerOf(stand.person),
      covered,
      reveals: parts.slice(0, at).some(({ slot }) => slot === 'top' || slot === 'whole'),
      length: own ? 0 : length * free,
      signature: at === parts.length - 1 ? signature : null,
      tier,
      tied: garment.category === 'shirt' && accessories.some(({ id }) => /tie$/i.test(id)),
      striped,
      printed: print === null ? 'nowhere' : print.part === at ? 'here' : 'beside',
      pictured: print?.part === at && isPictured(print.placement.source),
    },
    own ? houseSteering(own.profile, garment, steering) : steering,
    chance,
  )
  return garment.slot === 'top' ? { ...turned, ...tuckOf(parts, at, turned, female) } : turned
}

/** How much of a look's length its tops follow: children's end at the waist above what is long, and hang over what is short. */
const tops = { adult: 0.2, child: -0.9 } as const

const isPictured = (source: PrintSource) => source.kind === 'derived' && isSeenWhole(source.treatment)

/** Thin tops are tucked under a second one and into high waists; a camp collar hangs out. */
function tuckOf(parts: readonly Part[], at: number, turned: Worn['knobs'], female: boolean): Worn['knobs'] {
  const top = parts[at].garment
  const lower = parts.find(({ slot }) => slot === 'bottom')?.garment
  if (!top || !lower || lower.category === 'jumpsuit') return {}
  if (turned.collar === 'camp') return { tucked: 'out' }
  if (parts.slice(at + 1).some(({ slot }) => slot === 'top')) return { tucked: 'in' }
  const high = female
    ? lower.character.waist >= 0.75 && lower.character.formality >= 0.25
    : lower.character.formality >= 0.55
  return high && top.character.volume <= 0.4 && top.character.waist < 0.6 ? { tucked: 'in' } : {}
}
