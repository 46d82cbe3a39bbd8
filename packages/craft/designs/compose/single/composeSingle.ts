import { type Chance, openChance } from '@toile/geometry'
import { wearerOf } from '../../../mannequins/wearer.ts'
import type { Design } from '../../design.ts'
import { assignPrints } from '../assignPrints.ts'
import type { Brief } from '../brief.ts'
import { takesPrint } from '../canvas.ts'
import { chooseWearers, type Stand } from '../chooseWearers.ts'
import { colorOutfits } from '../colorOutfits.ts'
import { drawUp } from '../drawUp.ts'
import { harmonyFor } from '../harmonyFor.ts'
import { type House, openHouse } from '../house/openHouse.ts'
import { houseLooks } from '../house/settleHouse.ts'
import type { Outfit, Part } from '../outfit.ts'
import { layPictures } from '../picture/layPictures.ts'
import type { PrintPlan } from '../printPlan.ts'
import { type Steering, steer } from '../steering.ts'
import type { Tier } from '../tier.ts'
import { putBeside } from './beside.ts'
import { chooseItem } from './chooseItem.ts'
import { itemDistance } from './itemDistance.ts'
import { turnSketch } from './turnSketch.ts'

/** How many turns of the garment are drawn up for a place before the one furthest from the others is taken. */
const tries = 14

/** How often collar, cuffs and edges are of another colour. */
const edged = 0.3

/** How freely the garment is cut, from look to look. */
const tiers: readonly Tier[] = ['core', 'hero', 'easy', 'hero']

/** What the looks of one garment share. */
interface Range {
  stands: readonly Stand[]
  outfits: readonly Outfit[]
  colors: readonly number[][]
  prints: readonly (PrintPlan | null)[]
  house: House | null
}

/** The designs of a single item (requirement S1.01): one garment in as many variations as looks are asked for, each in another turn of its knobs, cloth, print or colour. Pure, as `compose` is. */
export function composeSingle(given: Brief): Design[] {
  const steering = steer(given)
  const chance = openChance(given.seed)
  const { house, brief } = openHouse(given)
  const range = planRange(given, brief, house, steering, chance)
  const designs: Design[] = []
  for (let look = 0; look < brief.looks; look++) designs.push(furthest(brief, range, look, designs, steering, chance))
  return layPictures(given, designs).map((design) => {
    const first = designs.find(({ mannequin }) => mannequin.person === design.mannequin.person) ?? design
    return putBeside({ ...design, shoes: first.shoes }, range.outfits[0].parts[0].slot)
  })
}

function planRange(given: Brief, brief: Brief, house: House | null, steering: Steering, chance: Chance): Range {
  const stands = chooseWearers(brief, chance.branch('wearers'))
  const people = [...new Set(stands.map(({ person }) => person))]
  const item = chooseItem(brief, people, house, steering, chance.branch('item'))
  const housed = house ? houseLooks(brief.looks, house.share, chance.branch('house looks')) : null
  const outfits = stands.map(
    (_, look): Outfit => ({ parts: [item.sketch ? item : { ...item, from: housed?.has(look) ? 'brand' : 'system' }] }),
  )
  const palette = given.colors.map(({ color }) => color)
  const takers = outfits.map((outfit, look) => ({
    outfit,
    tier: tiers[look % tiers.length],
    wearer: wearerOf(stands[look].person),
  }))
  const planned = assignPrints(takers, brief, palette, steering, chance.branch('prints'), house)
  const prints = planned.map((print) => (print?.from === 'system' && !carriesPrint(item) ? null : print))
  const script = brief.picture?.script ?? null
  const { colors } = colorOutfits(brief, palette, { outfits, stands, prints, script }, house, steering, chance)
  return { stands, outfits, colors, prints, house }
}

/** Of several turns of the garment the one that is least like those before it; a sketch is first worn as it was drawn. */
function furthest(
  brief: Brief,
  { stands, outfits, colors, prints, house }: Range,
  look: number,
  before: readonly Design[],
  steering: Steering,
  chance: Chance,
): Design {
  const { branch } = chance.branch(`look ${look}`)
  const palette = brief.colors.map(({ color }) => color)
  const harmony = harmonyFor(brief.picture?.script ?? null, palette)
  const turns = Array.from({ length: tries }, (_, turn) => {
    const own = branch(`turn ${turn}`)
    const plan = {
      stand: stands[look],
      tier: tiers[(look + turn) % tiers.length],
      outfit: outfits[look],
      colors: colors[look],
      print: prints[look],
      accessories: [],
      signature: null,
      contrast: own.happens(edged) ? own.pick(palette) : null,
      length: own.between(-1, 1),
      shines: null,
      striped: turn % 2 === 1,
      shoes: [],
      palette,
      harmony,
      house,
    }
    const design = drawUp(brief, look, plan, steering, own)
    return look === 0 ? design : turnSketch(design, outfits[look].parts[0], own)
  })
  const apart = (design: Design) => Math.min(...before.map((other) => itemDistance(design, other)))
  return turns.reduce((best, turn) => (apart(turn) > apart(best) ? turn : best))
}

/** A tweed coat is not printed because a print is due. */
const carriesPrint = ({ garment }: Part) =>
  !garment || (garment.character.print >= 0.35 && garment.character.fabrics.some(takesPrint))
