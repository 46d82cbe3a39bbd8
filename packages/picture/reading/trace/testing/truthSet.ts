import type { AnyGarment } from '@toile/craft/garments/garment.ts'
import { garments } from '@toile/craft/garments/index.ts'
import { curve } from '@toile/craft/mannequins/builds/curve.ts'
import { man } from '@toile/craft/mannequins/builds/man.ts'
import { woman } from '@toile/craft/mannequins/builds/woman.ts'
import { openChance } from '@toile/geometry'
import { draftFlat, spreadKnobs } from '../flats/catalogue.ts'
import type { Disturbance } from './disturbance.ts'
import { ways } from './disturbances.ts'
import { type TruthSheet, truthSheet } from './truthSheet.ts'

/** One sheet of the truth set with its garment. */
export interface TruthCase {
  garment: AnyGarment
  how: Disturbance
  sheet: TruthSheet
}

/** Sheet `index` of the truth set: garments and disturbances in turn, with knobs and builds the templates were not drawn with. */
export function truthCase(index: number, seed: number, size = 520): TruthCase {
  const garment: AnyGarment = garments[(index * 37 + Math.floor(index / garments.length)) % garments.length]
  const chance = openChance(seed + index * 31)
  const way = ways[index % ways.length]
  const how = { name: way.name, ...way.of(chance.branch('way')) }
  const bodies = garment.wornBy.some((wearer) => wearer.gender === 'female') ? [woman, curve] : [woman, curve, man]
  const knobs = { ...spreadKnobs(garment, chance), ...('worn' in garment.knobs ? { worn: 'closed' } : {}) }
  const flat = draftFlat(garment, chance.pick(bodies), knobs, seed + index)
  return { garment, how, sheet: truthSheet({ ...flat, pieces: flat.pieces ?? [] }, how, size, seed + index) }
}
