import type { ShapeReading } from '@toile/craft/brands/brandReading.ts'
import type { BodyCategory } from '@toile/craft/garments/garment.ts'
import type { Gender } from '@toile/craft/mannequins/build.ts'
import { clamp } from '@toile/geometry'
import type { WornMeasures } from './wornMeasures.ts'

/** Names the garments somebody wears by where cloth ends, parts and changes, and gives their shape in the catalogue's terms; lines fitted on drawn looks, held against drawn brands by bench/brand.ts. */
export function shapesOf(worn: WornMeasures, gender: Gender): ShapeReading[] {
  const { split, sleeve, front } = worn
  const legs = hasLegs(worn)
  const upper = split !== null && split.contrast > 0.09 && split.at > 0.15 && split.at < 0.5
  const coat = sleeve > 0.75 && split !== null && split.at > 0.45 && split.contrast > 0.1 && (legs || front > 0.12)
  if (!upper && !legs && gender === 'male') return [outer('coat', worn, clamp(worn.end)), trousers(worn, 0.3)]
  if (coat) return [outer('coat', worn, clamp(split.at * 1.1)), lower(worn, legs)]
  if (!upper && !legs) return [shape('dress', 0.7, { ...skirtShape(worn), sleeve, waist: waistOf(worn) })]
  const jumpsuit = !upper && legs && (split === null || split.contrast < 0.07) && gender === 'female'
  if (jumpsuit) return [shape('jumpsuit', 0.45, { ...legShape(worn), sleeve, waist: waistOf(worn) })]
  const open = front > 0.1 && sleeve > 0.75
  return [
    open ? outer(gender === 'male' ? 'blazer' : 'jacket', worn, 0.34) : topOf(worn, gender),
    clothed(worn, gender) ? trousers(worn, 0.4) : lower(worn, legs),
  ]
}

/** Whether a man in long sleeves seems to stand with bare legs: he wears trousers of the colour of skin (camel, sand). */
export const clothed = ({ sleeve, end }: WornMeasures, gender: Gender): boolean =>
  gender === 'male' && sleeve > 0.75 && end < 0.62

/** Trousers part below the crotch; where the legs stand together they are narrow to the end. */
function hasLegs({ parted, end, middle, hem }: WornMeasures): boolean {
  if (parted > 0.2) return true
  if (end > 0.86) return middle < 0.165 && hem < 0.165
  return end < 0.55 && hem < 0.152 && end > 0.15
}

const shape = (
  category: BodyCategory,
  confidence: number,
  character: Omit<ShapeReading, 'category' | 'confidence'>,
): ShapeReading => ({ category, confidence, ...character })

const waistOf = ({ waist }: WornMeasures) => clamp(1.28 - 6.1 * waist)

const skirtShape = ({ middle, hem, end }: WornMeasures) => ({
  length: clamp(0.03 + 0.85 * end),
  volume: clamp(-0.35 + 1.52 * middle + 2.3 * hem + 0.12 * end),
})

const legShape = ({ middle, hem, end }: WornMeasures) => ({
  length: clamp(end > 0.55 ? 0.81 + 0.09 * end : 0.21 + 0.44 * end),
  volume: clamp(-0.18 + 5.36 * middle - 0.23 * hem),
})

const trousers = (worn: WornMeasures, confidence: number): ShapeReading =>
  shape('trousers', confidence, { ...legShape({ ...worn, end: 1 }), sleeve: 0, waist: 0.7 })

function lower(worn: WornMeasures, legs: boolean): ShapeReading {
  const waist = clamp(0.93 - 1.29 * worn.waist)
  if (!legs) return shape('skirt', 0.75, { ...skirtShape(worn), sleeve: 0, waist })
  return shape(worn.end > 0.55 ? 'trousers' : 'shorts', 0.8, { ...legShape(worn), sleeve: 0, waist: 0.7 })
}

function topOf({ sleeve, waist, shoulder, split }: WornMeasures, gender: Gender): ShapeReading {
  const category = sleeve < 0.12 ? 'top' : sleeve < 0.6 ? 'tShirt' : gender === 'male' ? 'shirt' : 'blouse'
  return shape(category, 0.45, {
    length: clamp(0.18 + 0.3 * (split?.at ?? 0.3)),
    volume: clamp(-0.08 + 6.1 * waist - 2.31 * shoulder),
    sleeve,
    waist: clamp(1.15 - 6.15 * waist),
  })
}

const outer = (category: BodyCategory, { sleeve, waist, shoulder }: WornMeasures, length: number): ShapeReading =>
  shape(category, 0.5, {
    length,
    volume: clamp(-0.08 + 6.1 * waist - 2.31 * shoulder),
    sleeve,
    waist: clamp(1.15 - 5.2 * waist),
  })
