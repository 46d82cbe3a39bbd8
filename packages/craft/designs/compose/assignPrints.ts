import type { Chance } from '@toile/geometry'
import { type Color, lightnessChromaHue } from '../../colors/color.ts'
import type { Wearer } from '../../mannequins/wearer.ts'
import { colorsFor } from '../../prints/colorsFor.ts'
import { prints } from '../../prints/index.ts'
import type { PrintSource } from '../../prints/placement.ts'
import type { PictureBrief } from '../../script/pictureBrief.ts'
import { allot } from './allot.ts'
import { areasOf } from './areasOf.ts'
import type { Brief, BriefPrint } from './brief.ts'
import { canvasFor, isKnit, isKnitted, isPlainFigure } from './canvas.ts'
import { housePrints } from './house/housePrints.ts'
import { type House, houseColors } from './house/openHouse.ts'
import { type Outfit, shaped } from './outfit.ts'
import { onPart, pictureCloths, smallColors, supportInks } from './picture/pictureCloths.ts'
import { showsPicture } from './picture/showsPicture.ts'
import type { PrintPlan } from './printPlan.ts'
import { scaled } from './printScale.ts'
import type { Steering } from './steering.ts'
import type { Tier } from './tier.ts'

type Item = (typeof prints)[number]

/** A look as prints see it. */
interface Taker {
  outfit: Outfit
  tier: Tier
  wearer: Wearer
}

/** Five of eight looks carry a print; the others are its ground. */
const printedShare = 5 / 8

/** How many looks are printed: by the brief's leaning, but never so many that a colour of the palette cannot be worn plain in two looks. */
function printedLooks(takers: readonly Taker[], colors: number, steering: Steering): number {
  const looks = takers.length
  const parts = takers.reduce((sum, { outfit }) => sum + outfit.parts.length, 0)
  const suits = takers.filter(({ outfit }) => outfit.suit).length
  const wanted = Math.round(looks * Math.min(0.8, Math.max(0.12, printedShare + steering.printed)))
  return Math.max(Math.min(1, looks), Math.min(wanted, parts - suits - 2 * colors))
}

/**
 * Chooses which looks are printed and with what, by the brief's shares of system, brand and own prints (requirement S9.02): one print in a look, on what carries it,
 * heroes of the print on heroes of the collection. Where the designer brought no prints their share stays plain, so that no print appears unasked; a board's pictures are brought too, and the share is their prints'.
 */
export function assignPrints(
  takers: readonly Taker[],
  brief: Brief,
  palette: readonly Color[],
  steering: Steering,
  chance: Chance,
  house: House | null = null,
): (PrintPlan | null)[] {
  // One garment in eight ways needs no colour worn plain twice.
  const plain = brief.kind === 'single' ? 0 : brief.picture ? plainOfScript : askedIn(brief)
  const { fromSystem, fromBrand, own } = house
    ? houseSlots(takers, brief, plain, steering, house, chance.branch('slots'))
    : slotsOf(takers, brief, plain, steering)
  // Prints lie on dark ground in the cold and for occasions, on light ground in the heat.
  const ground = 1.05 - 0.6 * steering.aim('warmth', 0.5) - 0.25 * steering.aim('formality', 0.4)
  const chosen = chooseConstructions(takers, steering, chance, brief.picture?.prints)
  const heroes = fromSystem === 0 ? 0 : Math.max(1, Math.min(3, Math.ceil(fromSystem * 0.55)))
  const [inks, small] = brief.script ? [supportInks(brief.script), smallColors(brief.script)] : [palette]
  const ready: Omit<PrintPlan, 'part'>[] = [
    ...turns(pinnedFirst(brief.prints), own).map((print) => picture(print, 'own')),
    ...turns(pinnedFirst(brief.brand.prints), fromBrand).map((print) => picture(print, 'brand')),
    ...(house ? housePrints(house.profile, houseColors(house, brief), fromBrand, chance.branch('house')) : []),
    ...(brief.picture
      ? ofPictures(brief.picture, fromSystem, chosen.support, ground, chance)
      : Array.from({ length: fromSystem }, (_, i) =>
          construction(i < heroes ? chosen.hero : chosen.support, inks, ground, chance, small),
        )),
  ]
  const plan: (PrintPlan | null)[] = takers.map(() => null)
  for (const print of ready) {
    const { source } = print.placement
    const spots = takers.flatMap((taker, look) =>
      taker.outfit.parts.flatMap(({ garment }, part) => {
        if (plan[look] || (isKnitted(source) && !canBeOf(source, garment))) return []
        return {
          look,
          part,
          worth:
            carries(taker, part, print) +
            (source.kind === 'derived'
              ? showsPicture(source, taker.outfit.parts, part, taker.wearer, !isShown(print, plan))
              : 0) -
            neighbours(plan, look) -
            (house && (taker.outfit.parts[part].from === 'brand') !== (print.from === 'brand') ? 4 : 0),
        }
      }),
    )
    const most = Math.max(...spots.map(({ worth }) => worth))
    const spot = spots.find(({ worth }) => worth === most)
    if (!spot) continue
    const { outfit, wearer } = takers[spot.look]
    const own = brief.picture ? onPart(print, brief.picture, outfit.parts, spot.part, wearer) : print
    const before = plan.flatMap((one) => (one?.id === own.id ? [one.placement.width] : []))
    plan[spot.look] = { ...own, part: spot.part, placement: scaled(own, { outfit, wearer }, spot.part, before) }
  }
  return plan
}

/** Whether a look shows the same print already, as it is. */
const isShown = ({ id }: Omit<PrintPlan, 'part'>, plan: readonly (PrintPlan | null)[]) =>
  plan.some((one) => one?.id === id)

/** How many colours of a script have a claim to plain looks when prints are counted. */
const plainOfScript = 3

const ofPictures = (picture: PictureBrief, count: number, support: Item, ground: number, chance: Chance) =>
  pictureCloths(picture, count, () =>
    construction(support, supportInks(picture.script), ground, chance, smallColors(picture.script)),
  )

/** How many colours are asked for, and are to be worn plain. */
const askedIn = ({ script, colors }: Brief) =>
  script ? script.colors.filter(({ asked }) => asked !== null).length : colors.length

/** How many prints come from each source. */
interface PrintSlots {
  fromSystem: number
  fromBrand: number
  own: number
}

function slotsOf(takers: readonly Taker[], brief: Brief, colors: number, steering: Steering): PrintSlots {
  const brand = brief.brand.prints.length ? brief.brandShare : 0
  const shares = [brief.systemShare, brand, Math.max(0, 100 - brief.systemShare - brand)]
  const [fromSystem, fromBrand, own] = allot(printedLooks(takers, colors, steering), shares)
  return withPictures(brief, { fromSystem, fromBrand, own })
}

/** Where the designer brought pictures and no prints, their share is for the prints of those. */
const withPictures = ({ picture, prints: brought }: Brief, { fromSystem, fromBrand, own }: PrintSlots): PrintSlots =>
  picture && brought.length === 0 ? { fromSystem: fromSystem + own, fromBrand, own: 0 } : { fromSystem, fromBrand, own }

/** The more a brand says, the more its own habit of printing counts; of the few prints of one collection its share is met in the mean. */
function houseSlots(
  takers: readonly Taker[],
  brief: Brief,
  colors: number,
  steering: Steering,
  { share, profile }: House,
  chance: Chance,
): PrintSlots {
  const usual = printedLooks(takers, colors, steering)
  const slots = Math.round(usual + (profile.prints.printed * takers.length - usual) * share)
  const fromBrand = Math.floor(slots * share + chance.next())
  const system = Math.min(brief.systemShare, 100 - brief.brandShare)
  const [fromSystem, own] = allot(slots - fromBrand, [system, 100 - brief.brandShare - system])
  return withPictures(brief, { fromSystem, fromBrand, own })
}

const neighbours = (plan: readonly (PrintPlan | null)[], look: number) =>
  (plan[look - 1] ? 0.5 : 0) + (plan[look + 1] ? 0.5 : 0)

/** How well a part of a look carries a print; below 0 it should not. */
function carries(
  { outfit, tier, wearer }: Taker,
  part: number,
  { role, from, placement: { source } }: Omit<PrintPlan, 'part'>,
): number {
  const { slot, garment } = outfit.parts[part]
  const knitted = isKnitted(source)
  const print = knitted ? 0.7 : (garment?.character.print ?? 0.8)
  const plain = from !== 'system' || isPlainFigure(source)
  const area = areasOf(outfit.parts.map(shaped))[part]
  const legs = garment?.category === 'trousers' || garment?.category === 'jeans'
  const under = outfit.parts.slice(part + 1).some((over) => over.slot === 'outer')
  const bySlot = slot === 'whole' ? 0.25 : slot === 'outer' ? -0.35 : 0
  const byRole =
    role === 'hero'
      ? Math.min(0.5, area) -
        (legs ? (wearer.gender === 'male' ? 0.9 : 0.5) : 0) -
        (under && slot === 'bottom' ? 0.4 : 0)
      : 0.2 - Math.max(0, area - 0.5)
  const byTier =
    role === 'hero' ? { hero: 0.5, core: 0.1, easy: -0.5 }[tier] : { hero: -0.15, core: 0.2, easy: -0.05 }[tier]
  return (
    print +
    bySlot +
    byRole +
    byTier -
    (outfit.suit?.includes(part) ? 0.8 : 0) -
    (garment?.category === 'jumpsuit' && wearer.gender === 'male' ? 0.7 : 0) -
    (legs && wearer.gender === 'male' && garment.character.formality > 0.5 ? 1.2 : 0) -
    (legs && wearer.gender === 'male' && wearer.ageGroup === 'adult' && !plain ? 1.2 : 0) -
    (print < 0.35 ? 1 : 0) -
    (garment && !canBeOf(source, garment) ? 3 : 0)
  )
}

/** Whether a garment is made of cloth that a print is made on. */
const canBeOf = (source: PrintSource, garment: Outfit['parts'][number]['garment']) =>
  canvasFor(source, garment?.character.fabrics ?? []).length > 0

const pinnedFirst = (items: readonly BriefPrint[]) => [
  ...items.filter(({ pinned }) => pinned),
  ...items.filter(({ pinned }) => !pinned),
]

const turns = <T>(items: readonly T[], count: number): T[] =>
  items.length ? Array.from({ length: count }, (_, i) => items[i % items.length]) : []

/** One hero and one support hold a collection together; each is weighed by what the brief likes and who wears it, among those that suit its pictures where any do. */
function chooseConstructions(
  takers: readonly Taker[],
  steering: Steering,
  chance: Chance,
  suited: readonly string[] = [],
) {
  const children = takers.filter(({ wearer }) => wearer.ageGroup === 'child').length / takers.length
  const men = takers.filter(({ wearer }) => wearer.gender === 'male').length / takers.length
  const cold = steering.aim('warmth', 0.45)
  const knitwear = takers.filter(({ outfit: { parts } }) =>
    parts.some(({ garment }) => garment?.category === 'knitwear'),
  )
  const weight = ({ id, family }: Item) =>
    0.002 +
    (isKnit(id) && knitwear.length < 3 ? 0 : 1) *
      steering.likes(id, family) ** 1.4 *
      ((forChildren[family] ?? 1) * children + 1 - children) *
      ((forMen[family] ?? 1) * men + 1 - men) *
      (family === 'check' ? 0.5 + 1.2 * cold : family === 'floral' ? 1.4 - cold : 1)
  const choose = (among: readonly Item[]) => chance.weighted(among.map((print) => [print, weight(print)] as const))
  const own = prints.filter(({ id }) => suited.includes(id))
  const of = (role: Item['role'], besides?: Item) => {
    const fitting = (all: readonly Item[]) =>
      all.filter((print) => print.role === role && print.family !== besides?.family)
    const others = own.filter(({ id }) => id !== besides?.id)
    // Cats and dogs are no answer to a picture that has no small print of its own.
    return [fitting(own), others, fitting(prints)].find(({ length }) => length > 0) ?? prints
  }
  const hero = choose(of('hero'))
  return { hero, support: choose(of('support', hero)) }
}

const forChildren: Partial<Record<Item['family'], number>> = {
  conversational: 3,
  animal: 0.5,
  ethnic: 0.4,
  abstract: 0.6,
}
const forMen: Partial<Record<Item['family'], number>> = { floral: 0.4, animal: 0.25, check: 2, stripe: 2, ethnic: 0.7 }

const laid = { mode: 'overall', x: 0, y: 0, angle: 0, opacity: 1 } as const

const picture = ({ id, hash, width, repeat }: BriefPrint, from: 'own' | 'brand'): Omit<PrintPlan, 'part'> => ({
  placement: { ...laid, source: { kind: 'picture', hash }, repeat, width },
  role: 'hero',
  from,
  id,
})

/** A construction in the collection's colours, its ground none of the small ones; every use in one collection is the same cloth. */
function construction(
  print: Item,
  palette: readonly Color[],
  ground: number,
  chance: Chance,
  small: readonly Color[] = [],
): Omit<PrintPlan, 'part'> {
  const own = chance.branch(print.id)
  const ways = Array.from({ length: small.length ? 14 : 6 }, (_, i) =>
    colorsFor(print, palette, own.branch(`way ${i}`)),
  )
  const far = ([first]: readonly Color[]) =>
    Math.abs(lightnessChromaHue(first).lightness - ground) + (small.includes(first) ? 2 : 0)
  const colors = ways.reduce((best, way) => (far(way) < far(best) ? way : best))
  return {
    placement: {
      ...laid,
      source: { kind: 'construction', print: print.id, colors, seed: own.whole(0, 0xffff) },
      repeat: print.repeat,
      width: print.width,
    },
    role: print.role,
    from: 'system',
    id: print.id,
  }
}
