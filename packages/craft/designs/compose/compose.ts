import { type Chance, openChance, seedOf } from '@toile/geometry'
import { type Color, colorDistance } from '../../colors/color.ts'
import { type Harmony, harmonyOf } from '../../colors/harmony.ts'
import type { BodySlot } from '../../garments/garment.ts'
import { type Wearer, wearerOf } from '../../mannequins/wearer.ts'
import type { Design } from '../design.ts'
import { styleCollection } from '../styling/styleCollection.ts'
import { assignPrints } from './assignPrints.ts'
import { assignSketches } from './assignSketches.ts'
import type { Brief } from './brief.ts'
import { chooseAccessories } from './chooseAccessories.ts'
import { chooseShine } from './chooseShine.ts'
import { chooseWearers } from './chooseWearers.ts'
import { colorOutfits } from './colorOutfits.ts'
import { drawUp } from './drawUp.ts'
import { planFormulas } from './planFormulas.ts'
import { harmonyFor } from './harmonyFor.ts'
import { dressInHouse } from './house/dressInHouse.ts'
import { inHouseHand } from './house/inHouseHand.ts'
import { openHouse } from './house/openHouse.ts'
import { houseLooks } from './house/settleHouse.ts'
import { isFree } from './isFree.ts'
import { measure } from './measures.ts'
import { openScript } from './openScript.ts'
import { type Outfit, type Part, shaped } from './outfit.ts'
import { withOutlines } from './outlines/withOutlines.ts'
import { afterStyling } from './picture/afterStyling.ts'
import { finishPicture } from './picture/finishPicture.ts'
import { groundedPrints } from './picture/groundedPrints.ts'
import type { PrintPlan } from './printPlan.ts'
import { weather, weatherOf } from './rangeRule.ts'
import { timesBack, wantedBack } from './returns/timesBack.ts'
import { wornOtherwise } from './returns/wornOtherwise.ts'
import { scriptOf } from './scriptOf.ts'
import { neverOnMen, seldomStyled } from './seldomStyled.ts'
import { selectOutfits } from './selectOutfits.ts'
import { chooseSignature } from './chooseSignature.ts'
import { composeSingle } from './single/composeSingle.ts'
import { standAsWorn } from './standAsWorn.ts'
import { type Steering, steer } from './steering.ts'
import { planTiers, type Tier } from './tier.ts'
import { wardrobeFor } from './wardrobe.ts'
import { withAnchors } from './withAnchors.ts'
import { withReturns } from './withReturns.ts'

/** How many collections are drafted at the most before the one that breaks the fewest rules is taken. */
const drafts = 16
/** How much a piece that does not come back weighs beside a rule that is broken. */
const slight = 0.1

/**
 * The designs of a brief (requirements S1.01, S1.05, S9.02, S9.04): distinct looks that read as one collection, or one garment in as many variations. Pure: the same brief gives the same designs, byte for byte.
 * Pinned items are used first; no two looks are alike in cut, colour and print together.
 */
export function compose(given: Brief): Design[] {
  if (given.kind === 'single') return inHouseHand(given, standAsWorn(given, composeSingle(given)))
  const brief = openScript(given)
  const steering = steer(brief)
  // Another board is another collection, for the same seed too.
  const chance = openChance(brief.picture ? seedOf(`${brief.seed} ${brief.picture.id}`) : brief.seed)
  let best: { designs: Design[]; off: number } | null = null
  for (let draft = 0; draft < drafts && !(best && best.off < (draft < drafts >> 1 ? slight : 1)); draft++) {
    const own = draft === 0 ? chance : chance.branch(`draft ${draft}`)
    const cut = draftCollection(brief, steering, draft, own)
    const outlined = isFree(brief) ? withOutlines(cut, steering, own.branch('outlines')) : cut
    const drafted = withAnchors(outlined, brief, steering)
    const finished = withReturns(
      finishPicture(brief, drafted, own.branch('picture')),
      brief,
      steering,
      own.branch('returns'),
    )
    const wishes = {
      ease: steering.aim('formality', 0.4),
      seldom: seldomStyled(steering),
      notOnMen: neverOnMen(steering),
    }
    const styled = styleCollection(finished, wishes, own.branch('styling'))
    const settled = afterStyling(brief, finished, styled, own.branch('accents'))
    const designs = isFree(brief) ? wornOtherwise(settled, [...wishes.seldom, ...wishes.notOnMen]) : settled
    const { broken } = measure(designs, brief, steering)
    const back = isFree(brief) ? wantedBack(designs.length) - timesBack(designs) : 0
    const off = broken.length + slight * Math.max(0, back)
    if (!best || off < best.off) best = { designs, off }
  }
  return inHouseHand(brief, standAsWorn(brief, best?.designs ?? []))
}

function draftCollection(given: Brief, steering: Steering, draft: number, chance: Chance): Design[] {
  const { house, brief } = openHouse(given)
  const stands = chooseWearers(brief, chance.branch('wearers'))
  const tiers = planTiers(brief.looks, steering.tiers)
  const housed = house ? houseLooks(brief.looks, house.share, chance.branch('house looks')) : null
  const formulas = planFormulas(
    brief.occasion,
    stands.map(({ person }) => wearerOf(person)),
    chance.branch('formulas'),
  )
  const looks = stands.map(({ person }, i) => ({
    person,
    tier: tiers[i],
    house: housed?.has(i) ? house : null,
    formula: housed?.has(i) ? null : formulas[i],
  }))
  const selected = selectOutfits(brief, looks, steering, draft, chance.branch('outfits'))
  const outfits = assignSketches(
    house ? dressInHouse(selected, house, brief, stands, steering, chance.branch('house')) : selected,
    brief,
    (look, slot) => choosePart(brief, looks[look].person, slot, steering, chance.branch(`complete ${look} ${slot}`)),
  )
  const script = scriptOf(brief)
  const palette = given.colors.map(({ color }) => color)
  const wholePalette = brief.colors.map(({ color }) => color)
  const takers = outfits.map((outfit, i) => ({ outfit, tier: tiers[i], wearer: wearerOf(looks[i].person) }))
  const isLight = (look: number) => weatherOf(steering) < weather.heat && isGirl(takers[look].wearer)
  const planned = assignPrints(takers, brief, palette, steering, chance.branch('prints'), house)
  const prints = brief.picture ? groundedPrints(planned, brief.picture, chance.branch('grounds'), isLight) : planned
  const { colors, pools } = colorOutfits(brief, palette, { outfits, stands, prints, script }, house, steering, chance)
  tellApart(outfits, colors, prints, palette.length, pools)
  // Who asks for nothing of the system's gets no accessories of it either.
  const completed = brief.systemShare > 0
  const accessories = chooseAccessories(
    takers.map(({ outfit, tier, wearer }, i) => ({
      parts: outfit.parts.map(shaped),
      tier,
      wearer,
      pose: stands[i].pose,
    })),
    steering,
    chance.branch('accessories'),
  )
  const signature = chooseSignature(takers, steering, chance.branch('signature'))
  const harmony = harmonyFor(script, palette)
  const contrasts = chooseContrasts(palette, harmony, tiers, steering, chance.branch('contrasts'))
  const own = house ? house.colors.map(({ index }) => wholePalette[index]) : palette
  const ownContrasts = house
    ? chooseContrasts(own, harmonyOf(own), tiers, steering, chance.branch('contrasts'))
    : contrasts
  const lengths = spreadLengths(outfits.length, steering.aim('warmth', 0.4) > 0.6, chance.branch('lengths'))
  const striped = new Set(
    chance
      .branch('stripes')
      .shuffled(outfits.map((_, look) => look))
      .slice(0, Math.max(1, outfits.length >> 2)),
  )
  const shine = chooseShine(takers, prints, steering, chance.branch('shine'))
  const designs: Design[] = []
  outfits.forEach((outfit, look) => {
    const isHouse = house !== null && outfit.parts.every(({ from }) => from === 'brand')
    const plan = {
      stand: stands[look],
      tier: tiers[look],
      outfit,
      colors: colors[look],
      print: prints[look],
      accessories: completed ? accessories[look] : [],
      signature: signature?.looks.has(look) ? signature.signature : null,
      contrast: (isHouse ? ownContrasts : contrasts)[look],
      length: lengths[look],
      striped: striped.has(look),
      shines: shine.find((one) => one.look === look)?.part ?? null,
      shoes: designs.map(({ shoes }) => shoes),
      palette: isHouse ? own : script ? wholePalette : palette,
      harmony: isHouse ? harmonyOf(own) : harmony,
      house,
    }
    designs.push(drawUp(brief, look, plan, steering, chance.branch(`look ${look}`)))
  })
  return designs
}

function choosePart(brief: Brief, person: string, slot: BodySlot, steering: Steering, chance: Chance): Part | null {
  const wearer = wearerOf(person)
  const fitting =
    wardrobeFor(wearer, brief.positions, steering).get(slot) ?? wardrobeFor(wearer, [], steering).get(slot)
  return fitting ? { slot, garment: chance.weighted(fitting), sketch: null, from: 'system' } : null
}

const isGirl = ({ gender, ageGroup }: Wearer) => gender === 'female' && ageGroup === 'child'

/** Lengths spread evenly over short and long, in a new order for every seed; in the cold nothing is shortened. */
const spreadLengths = (looks: number, cold: boolean, chance: Chance) =>
  chance.shuffled(
    Array.from({ length: looks }, (_, i) => {
      const share = looks > 1 ? i / (looks - 1) : 0.5
      return 0.55 * (cold ? share : share * 2 - 1)
    }),
  )

/** Two or three looks that are not the easy ones share collars, cuffs and edges in the light or the accent of the palette, more where trims are asked for. */
function chooseContrasts(
  palette: readonly Color[],
  { accent, light, dark }: Harmony,
  tiers: readonly Tier[],
  steering: Steering,
  chance: Chance,
): (Color | null)[] {
  const given = [light, accent, dark].filter((color) => palette.some((own) => colorDistance(own, color) === 0))
  const count = Math.round(tiers.length * Math.max(0, 0.25 + 0.3 * steering.trims))
  const color = given.length ? chance.weighted(given.map((own, i) => [own, [2, 1.4, 0.7][i]] as const)) : null
  const open = tiers.flatMap((tier, look) => (tier === 'easy' ? [] : [look]))
  const chosen = new Set(chance.shuffled(open).slice(0, count))
  return tiers.map((_, look) => (chosen.has(look) ? color : null))
}

/** Shifts colours until no two looks are alike in cut, colour and print together. */
function tellApart(
  outfits: readonly Outfit[],
  colors: number[][],
  prints: readonly (PrintPlan | null)[],
  count: number,
  pools: readonly (readonly (readonly number[])[])[] | null,
): void {
  const seen = new Set<string>()
  outfits.forEach(({ parts }, look) => {
    const signature = () =>
      JSON.stringify([parts.map((part) => shaped(part).cut), colors[look], prints[look]?.id ?? null])
    for (let turn = 0; seen.has(signature()) && turn < count ** parts.length; turn++) {
      const part = turn % parts.length
      const pool = pools?.[look][part]
      colors[look][part] = pool
        ? pool[(pool.indexOf(colors[look][part]) + 1) % pool.length]
        : (colors[look][part] + 1) % count
    }
    seen.add(signature())
  })
}
