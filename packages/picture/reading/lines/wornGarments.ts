import type { ShapeReading } from '@toile/craft/brands/brandReading.ts'
import { findCategory } from '@toile/craft/garments/categories.ts'
import type { DrawnCategory } from '@toile/craft/sketches/lineDrawing.ts'
import type { LineAsk } from '@toile/craft/sketches/linesOrder.ts'
import { clamp } from '@toile/geometry'
import { mainParts } from '../../kernels/components.ts'
import { closed, dilate, opened } from '../../kernels/distance.ts'
import { countOf, type Mask, maskOf } from '../../kernels/plane.ts'
import type { Pixels } from '../../surface.ts'
import { shapesOf } from '../brands/shapesOf.ts'
import { type Standing, standingOf } from '../brands/standingOf.ts'
import { measureWorn } from '../brands/wornMeasures.ts'
import { leastConfidence } from '../cutout/confidence.ts'
import type { FoundFigure } from '../figures/findFigure.ts'
import { parted } from './parted.ts'
import type { GarmentsSeen, SeenGarment } from './seenGarment.ts'

/** Categories that look alike on somebody, nearest first. */
const kin: Partial<Record<DrawnCategory, readonly DrawnCategory[]>> = {
  dress: ['jumpsuit', 'coat'],
  jumpsuit: ['dress', 'trousers'],
  coat: ['jacket', 'dress'],
  jacket: ['blazer', 'coat'],
  blazer: ['jacket', 'coat'],
  top: ['tShirt', 'blouse'],
  tShirt: ['top', 'blouse'],
  blouse: ['shirt', 'knitwear'],
  shirt: ['blouse', 'sweatshirt'],
  knitwear: ['sweatshirt', 'blouse'],
  skirt: ['shorts', 'trousers'],
  trousers: ['jeans', 'skirt'],
  shorts: ['skirt', 'trousers'],
}
/** Less cloth than this share of the figure is a remnant. */
const least = 0.03
/** Somebody who is dressed shows a face, and not only skin. */
const [leastBare, mostBare] = [0.015, 0.7]

/** The garments that somebody wears in a picture: skin, hair and shoes taken out, upper and lower parted where the cloth changes. */
export function wornGarments(pixels: Pixels, figure: FoundFigure): GarmentsSeen {
  const standing = standingOf(pixels, figure)
  const bare = countOf(standing.skin) / Math.max(1, countOf(standing.mask))
  if (bare > mostBare || bare < leastBare) return { garments: [], asks: [] }
  const worn = measureWorn(standing)
  const shapes = shapesOf(worn, figure.gender)
  const cloth = clothOf(standing)
  const masks = shapes.length > 1 && worn.split ? parted(standing, cloth, worn.split.at) : [cloth]
  const hidden = dilate(
    maskOf(cloth, (i) => standing.mask.values[i] && !cloth.values[i]),
    2,
  )
  const scale = figure.crop.width / standing.mask.width
  const garments = masks.flatMap((mask, k): SeenGarment[] => {
    const shape = shapes[Math.min(k, shapes.length - 1)]
    if (!shape || countOf(mask) < least * countOf(standing.mask)) return []
    const others = maskOf(mask, (i) => hidden.values[i] || (cloth.values[i] && !mask.values[i]))
    return [
      {
        pixels: standing.pixels,
        mask,
        hidden: others,
        choices: choicesOf(shape),
        worn: true,
        left: figure.crop.left,
        top: figure.crop.top,
        scale,
      },
    ]
  })
  return { garments, asks: asksOf(figure, masks.length, shapes, worn.split?.contrast ?? 0) }
}

/** Cloth without head, hair, bare skin and shoes. */
function clothOf({ mask, skin, place, lab }: Standing): Mask {
  const chin = place('neckPit')[1]
  const feet = Math.max(place('ankleLeft')[1], place('ankleRight')[1])
  const hair = hairOf({ mask, place, lab })
  const isTrunk = trunkOf(place)
  const bare = maskOf(mask, (i) => {
    const y = Math.floor(i / mask.width)
    return (
      mask.values[i] && (!skin.values[i] || isTrunk(i % mask.width, y)) && !hair.values[i] && y >= chin - 2 && y <= feet
    )
  })
  return mainParts(opened(closed(bare, 2), 1.5), 0.06)
}

/** Whether a place lies on the trunk below the chest, where cloth of the colour of skin is taken for cloth. */
function trunkOf(place: Standing['place']): (x: number, y: number) => boolean {
  const [left, right] = [place('armpitLeft'), place('armpitRight')]
  const [from, to] = [Math.min(left[0], right[0]), Math.max(left[0], right[0])]
  const [chest, crotch] = [(left[1] + right[1]) / 2, place('crotch')[1]]
  return (x, y) => x > from && x < to && y > chest && y < crotch
}

/** What hangs down from the head in its own colour. */
function hairOf({ mask, place, lab }: Pick<Standing, 'mask' | 'place' | 'lab'>): Mask {
  const [x, chin] = place('chin')
  const [, crown] = place('headTop')
  const at = Math.round(crown + 0.12 * (chin - crown)) * mask.width + Math.round(x)
  const { lightness, a, b } = lab
  const like = maskOf(mask, (i) => {
    const y = Math.floor(i / mask.width)
    if (!mask.values[i] || y > chin + 2.2 * (chin - crown)) return 0
    const off = Math.hypot(
      lightness.values[i] - lightness.values[at],
      a.values[i] - a.values[at],
      b.values[i] - b.values[at],
    )
    return off < 0.09 && Math.abs((i % mask.width) - x) < 1.1 * (chin - crown)
  })
  return opened(like, 2)
}

function choicesOf({ category, confidence }: ShapeReading): SeenGarment['choices'] {
  const known = findCategory(category)?.id
  if (!known) return []
  const others = (kin[known] ?? []).map((other, k) => ({
    category: other,
    confidence: clamp((1 - confidence) * (k ? 0.3 : 0.5)),
  }))
  return [{ category: known, confidence: clamp(confidence) }, ...others].slice(0, 3)
}

function asksOf(figure: FoundFigure, parts: number, shapes: readonly ShapeReading[], contrast: number): LineAsk[] {
  return [
    ...(figure.sure && 1 - figure.doubt > leastConfidence ? [] : (['cut'] as const)),
    ...(shapes.some(({ confidence }) => confidence < 0.5) ? (['category'] as const) : []),
    ...(parts > 1 && contrast < 0.12 ? (['parting'] as const) : []),
  ]
}
