import type { Chance } from '@toile/geometry'
import { wearerOf } from '../../../mannequins/wearer.ts'
import { areasOf } from '../areasOf.ts'
import type { Brief } from '../brief.ts'
import { type Outfit, shaped } from '../outfit.ts'
import type { ColorPart } from '../roles.ts'
import type { Steering } from '../steering.ts'
import { wardrobeFor } from '../wardrobe.ts'
import { houseWardrobe, isOfHouse } from './houseWardrobe.ts'
import { type House, sharedRoles } from './openHouse.ts'
import { type Racks, settleHouse } from './settleHouse.ts'

/** Outfits in which exactly the brand's share of garments is cut as the brand's are (requirements S2.61, S9.02). */
export function dressInHouse(
  outfits: readonly Outfit[],
  house: House,
  brief: Brief,
  stands: readonly { person: string }[],
  steering: Steering,
  chance: Chance,
): Outfit[] {
  const racks = new Map<string, Racks>()
  const wearer = (look: number) => wearerOf(stands[look].person)
  const racksOf = (look: number): Racks => {
    const who = wearer(look)
    const key = `${who.gender} ${who.ageGroup}`
    const found = racks.get(key) ?? openRacks(house, who, brief, steering)
    racks.set(key, found)
    return found
  }
  return settleHouse(outfits, house.share, racksOf, wearer, chance)
}

/** The brand's own cuts, without strangers that only fill a look up; and what is not the brand's. */
function openRacks({ profile }: House, wearer: ReturnType<typeof wearerOf>, brief: Brief, steering: Steering): Racks {
  const own = houseWardrobe(profile, wearer, brief.positions, steering)
  return {
    house: new Map([...own].map(([slot, offers]) => [slot, offers.filter(([garment]) => isOfHouse(garment, profile))])),
    system: wardrobeFor(wearer, brief.positions, steering),
  }
}

/** Which palette colours each part may have: the brand's garments the brand's, the others those of the board. */
export function housePools(outfits: readonly Outfit[], house: House): number[][][] {
  const own = house.colors.map(({ index }) => index)
  const board = Array.from({ length: house.board }, (_, index) => index)
  return outfits.map(({ parts }) => parts.map(({ from }) => (from === 'brand' ? own : board)))
}

/** The parts that all colours play, by how much of the cloth is the brand's. */
export function houseRoles(
  board: readonly ColorPart[],
  outfits: readonly Outfit[],
  house: House,
  colors: number,
): ColorPart[] {
  let all = 0
  let own = 0
  for (const { parts } of outfits)
    areasOf(parts.map(shaped)).forEach((area, i) => {
      all += area
      if (parts[i].from === 'brand') own += area
    })
  return sharedRoles(board, house, colors, own / (all || 1))
}
