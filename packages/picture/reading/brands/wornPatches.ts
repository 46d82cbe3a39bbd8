import type { Pixels } from '../../surface.ts'
import { cropPixels } from '../figures/crop.ts'
import type { FoundFigure } from '../figures/findFigure.ts'
import type { Standing } from './standingOf.ts'
import type { WornMeasures } from './wornMeasures.ts'

/** A piece of cloth as it is worn, and the millimetres that one of its pixels shows. */
export interface WornPatch {
  patch: Pixels
  scale: number
}

/** From the top of a head to the ankles, in millimetres. */
const stature = 1620

/** The pieces of cloth that show what somebody wears, at the picture's full size: of the chest, and of the skirt or thighs. */
export const wornPatches = (pixels: Pixels, figure: FoundFigure, standing: Standing, worn: WornMeasures): WornPatch[] =>
  boxesOf(standing, worn).flatMap((box) => clothIn(pixels, figure, standing, box) ?? [])

interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** Where cloth lies widest: on the chest, and over the thighs or on the skirt; in pixels of the figure's part of the picture. */
function boxesOf({ place, height, middle }: Standing, worn: WornMeasures): Box[] {
  const chest = (place('armpitLeft')[1] + place('armpitRight')[1]) / 2
  const waist = (place('waistLeft')[1] + place('waistRight')[1]) / 2
  const hip = (place('hipLeft')[1] + place('hipRight')[1]) / 2
  const ankle = Math.max(place('ankleLeft')[1], place('ankleRight')[1])
  const end = waist + worn.end * (ankle - waist)
  const half = Math.max(0.03, Math.min(0.06, worn.waist * 0.4)) * height
  const wide = Math.max(0.03, Math.min(0.1, worn.middle * 0.36)) * height
  const low = hip + 0.01 * height
  const deep = Math.min(end - 0.03 * height, low + 2.4 * wide) - low
  return [
    { left: middle(chest) - half, top: chest - 0.015 * height, width: 2 * half, height: waist - chest },
    { left: middle(low) - wide, top: low, width: 2 * wide, height: deep },
  ].filter((box) => box.height > 0.04 * height)
}

/** The cloth of a patch, cut from the picture at its full size; nothing where it is mostly skin or ground. */
function clothIn(pixels: Pixels, { crop }: FoundFigure, { mask, skin, height }: Standing, box: Box): WornPatch | null {
  let covered = 0
  let all = 0
  for (let y = Math.round(box.top); y < box.top + box.height; y++)
    for (let x = Math.round(box.left); x < box.left + box.width; x++) {
      const i = y * mask.width + x
      all++
      if (mask.values[i] && !skin.values[i]) covered++
    }
  if (covered < all * 0.85) return null
  const scale = crop.width / mask.width
  const patch = cropPixels(pixels, {
    left: Math.round(crop.left + box.left * scale),
    top: Math.round(crop.top + box.top * scale),
    width: Math.max(1, Math.round(box.width * scale)),
    height: Math.max(1, Math.round(box.height * scale)),
  })
  return { patch, scale: stature / (height * scale) }
}
