import { limits } from '@toile/rules/limits.ts'
import { wearerOf } from '../../../mannequins/wearer.ts'
import type { Design, Worn } from '../../design.ts'
import { typeOf } from '../../typeOf.ts'
import { clothes, slotOf } from '../bodyOf.ts'
import { type Setting, weather, weatherOf } from '../rangeRule.ts'
import { isRemembered } from '../isRemembered.ts'

/** A piece of one look that comes back in another: in the place of what is worn there, or over all of it. */
export interface Return {
  worn: Worn
  /** The look it comes from, and the one it comes back in. */
  from: number
  look: number
  /** The garment it takes the place of; none where it is worn over the rest. */
  at: number | null
}

/** The plain pieces of a look that may come back: nothing that shines, no whole. */
export const plainOf = ({ garments }: Pick<Design, 'garments'>): { worn: Worn; at: number }[] =>
  garments.map((worn, at) => ({ worn, at })).filter(({ worn }) => isPlain(worn) && slotOf(worn) !== 'whole')

const isPlain = (worn: Worn) =>
  clothes(worn) &&
  !worn.print &&
  worn.fill.kind === 'solid' &&
  worn.cut.kind === 'garment' &&
  !/sequin|lame/.test(worn.fabric)

/** Every piece that could come back in a look other than its own, on people it is cut for. */
export function offersOf(designs: readonly Design[], setting: Setting): Return[] {
  return designs.flatMap((giver, from) =>
    plainOf(giver)
      .filter(({ worn }) => comesBack(worn))
      .flatMap(({ worn }) =>
        designs.flatMap((taker, look) =>
          from === look || !alikeWearers(giver, taker)
            ? []
            : placesIn(taker, worn, setting).map((at) => ({ worn, from, look, at })),
        ),
      ),
  )
}

const sideStripes = ['single', 'double', 'broad']

/** What is worn over the rest comes back where it can be open for closed; coats and capes are seen once, and so are stripes down a side. */
function comesBack(worn: Worn): boolean {
  if (sideStripes.includes(String(worn.knobs.panel))) return false
  const type = typeOf(worn)
  return type?.slot !== 'outer' || ('worn' in type.knobs && !isRemembered(type))
}

/** Where a piece could be worn in a look: instead of a plain one of its slot, open only over another, or over a look without a layer where it is not too warm and hides no picture. */
function placesIn(taker: Design, worn: Worn, setting: Setting): (number | null)[] {
  const slot = slotOf(worn)
  const onSkin = taker.garments.findIndex((own) => slotOf(own) === 'top' || slotOf(own) === 'whole')
  const instead = plainOf(taker)
    .filter((other) => slotOf(other.worn) === slot && other.worn.cut !== worn.cut && !isOfSuit(other.worn, taker))
    .filter(({ at }) => at !== onSkin || worn.knobs.worn !== 'open')
    .map(({ at }) => at)
  const free =
    slot === 'outer' && taker.garments.every((own) => slotOf(own) !== 'outer' && own.print?.source.kind !== 'derived')
  return free && taker.garments.length < limits.garmentsPerLook && isForTheWeather(worn, setting)
    ? [...instead, null]
    : instead
}

/** How much warmer than the weather what is put over may be. */
const warmer = 0.32

const isForTheWeather = (worn: Worn, setting: Setting): boolean =>
  weatherOf(setting) > weather.cold || (typeOf(worn)?.character.warmth ?? 1) <= weatherOf(setting) + warmer

/** A piece of the same cloth as another of its look is half of a suit, and stays. */
const isOfSuit = (worn: Worn, { garments }: Design): boolean =>
  garments.some((other) => other !== worn && clothes(other) && clothOf(other) === clothOf(worn))

const clothOf = ({ fabric, fill, print }: Worn) => JSON.stringify([fabric, fill, print])

/** Men's, women's and children's cuts stay with those they are cut for. */
function alikeWearers(a: Design, b: Design): boolean {
  const [one, other] = [wearerOf(a.mannequin.person), wearerOf(b.mannequin.person)]
  return one.gender === other.gender && one.ageGroup === other.ageGroup
}
