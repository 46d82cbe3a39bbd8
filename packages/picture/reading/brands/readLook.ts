import type { ClothReading, OutlineReading, ShapeReading } from '@toile/craft/brands/brandReading.ts'
import { clamp } from '@toile/geometry'
import type { Pixels } from '../../surface.ts'
import type { FoundFigure } from '../figures/findFigure.ts'
import { readCloth } from './readCloth.ts'
import { clothed, shapesOf } from './shapesOf.ts'
import { type Standing, standingOf } from './standingOf.ts'
import { measureWorn } from './wornMeasures.ts'
import { wornPatches } from './wornPatches.ts'

/** What somebody wears in a picture. */
export interface LookReading {
  shapes: ShapeReading[]
  cloths: ClothReading[]
  outline: OutlineReading
  /** The picture with all but the cloth made transparent. */
  cloth: Pixels
}

/** Reads the clothes of a figure that was found (requirement S2.61). */
export function readLook(pixels: Pixels, figure: FoundFigure): LookReading {
  const standing = standingOf(pixels, figure)
  const worn = measureWorn(standing)
  const split = worn.split && worn.split.contrast > 0.06 ? worn.split.at : null
  return {
    shapes: shapesOf(worn, figure.gender),
    cloths: wornPatches(pixels, figure, standing, worn).flatMap(
      ({ patch, scale }) => readCloth(patch, 'worn', scale) ?? [],
    ),
    outline: {
      shoulder: worn.shoulder,
      waist: worn.waist,
      hip: worn.hip,
      hem: worn.end > 0.9 && worn.parted > 0.2 ? worn.middle : Math.max(worn.hem, worn.middle),
      split,
      end: clothed(worn, figure.gender) ? 1 : clamp(worn.end),
    },
    cloth: onlyCloth(standing),
  }
}

/** Head, hands, bare skin and shoes are no cloth. */
function onlyCloth({ pixels, mask, skin, place }: Standing): Pixels {
  const rgba = pixels.rgba.slice()
  const chin = place('neckPit')[1]
  const feet = Math.max(place('ankleLeft')[1], place('ankleRight')[1])
  for (let i = 0; i < mask.values.length; i++) {
    const y = Math.floor(i / mask.width)
    if (!mask.values[i] || skin.values[i] || y < chin || y > feet) rgba[i * 4 + 3] = 0
  }
  return { width: pixels.width, height: pixels.height, rgba }
}
