import type { AnyGarment } from '@toile/fashion/garments/garment.ts'
import { garments } from '@toile/fashion/garments/index.ts'
import { curve } from '@toile/fashion/mannequins/builds/curve.ts'
import { man } from '@toile/fashion/mannequins/builds/man.ts'
import { woman } from '@toile/fashion/mannequins/builds/woman.ts'
import { openChance } from '@toile/geometry'
import { draftFlat, spreadKnobs } from '../flats/catalogue.ts'
import { type Disturbance, type TruthSheet, truthSheet } from './truthSheet.ts'

/** What the sheets of the truth set went through. */
export const disturbances: readonly Disturbance[] = [
  { name: 'clean' },
  { name: 'transparent', transparent: true },
  { name: 'blurred and compressed', blur: 1.3, ground: [246, 240, 235], jpeg: 9, ink: 0.8 },
  { name: 'skewed', lean: 0.09, perspective: 0.08, ground: [248, 246, 240], noise: 2 },
  { name: 'textured in shadow', texture: 0.05, shadow: 0.3, ground: [244, 242, 236], noise: 4 },
  { name: 'on graph paper', grid: true, lean: -0.06, ground: [246, 240, 240] },
  { name: 'in pencil', ink: 0.5, noise: 5, ground: [247, 243, 232], jpeg: 6 },
  { name: 'thick pen in shadow', pen: 4, shadow: 0.28 },
  { name: 'coloured', color: [190, 70, 62], blur: 0.8 },
  {
    name: 'photographed on a coloured floor',
    color: [216, 170, 80],
    ground: [110, 96, 190],
    dropShadow: 0.35,
    texture: 0.03,
    noise: 4,
    jpeg: 7,
  },
  { name: 'dark cloth on grey', color: [52, 54, 70], ground: [190, 188, 186], dropShadow: 0.3, noise: 3 },
  {
    name: 'everything',
    lean: 0.05,
    ink: 0.65,
    texture: 0.03,
    shadow: 0.22,
    noise: 4,
    blur: 0.8,
    jpeg: 6,
    ground: [245, 243, 238],
  },
]

/** One sheet of the truth set with its garment. */
export interface TruthCase {
  garment: AnyGarment
  how: Disturbance
  sheet: TruthSheet
}

/** Sheet `index` of the truth set: garments and disturbances in turn, with knobs and builds the templates were not drawn with. */
export function truthCase(index: number, seed: number, size = 520): TruthCase {
  const garment: AnyGarment = garments[(index * 37 + Math.floor(index / garments.length)) % garments.length]
  const how = disturbances[index % disturbances.length]
  const chance = openChance(seed + index * 31)
  const bodies = garment.wornBy.some((wearer) => wearer.gender === 'female') ? [woman, curve] : [woman, curve, man]
  const knobs = { ...spreadKnobs(garment, chance), ...('worn' in garment.knobs ? { worn: 'closed' } : {}) }
  const flat = draftFlat(garment, chance.pick(bodies), knobs, seed + index)
  return { garment, how, sheet: truthSheet({ ...flat, pieces: flat.pieces ?? [] }, how, size, seed + index) }
}
