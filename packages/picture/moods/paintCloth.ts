import { lightnessChromaHue } from '@toile/craft/colors/color.ts'
import { colorOf } from '@toile/craft/colors/oklch.ts'
import { fabrics } from '@toile/craft/fabrics/index.ts'
import type { PlateOf } from '@toile/craft/moods/plate.ts'
import { type Chance, openChance } from '@toile/geometry'
import { drapeHeights } from './drapeHeights.ts'
import type { PaintPlate } from './platePaint.ts'
import { shadeCloth } from './shadeCloth.ts'

/** Cloth from near: pens of weave that a millimetre of the board shows. */
const pensPerMillimetre = 2

/** A plate of cloth, draped or folded in a pile (requirement S5.14). */
export const paintCloth: PaintPlate<PlateOf<'texture'>> = (plate, { width, height, scale }) => {
  const fabric = fabrics.find(({ id }) => id === plate.fabric) ?? fabrics[0]
  const chance = openChance(plate.seed)
  const pens = pensPerMillimetre / scale
  if (plate.drape === 'stack') return paintPile(plate, width, height, chance, pens)
  const heights = drapeHeights(plate.drape, width, height, chance, fabric.stiffness)
  return shadeCloth({ width, height, heights, fabric, colorAt: () => plate.color, pens })
}

/** Folded lengths of one cloth in near tones, one on the other. */
function paintPile(
  { fabric: id, color }: PlateOf<'texture'>,
  width: number,
  height: number,
  chance: Chance,
  pens: number,
) {
  const fabric = fabrics.find((one) => one.id === id) ?? fabrics[0]
  const count = Math.max(3, Math.round((height / width) * chance.between(4, 6)))
  const thick = height / count
  const { lightness, chroma, hue } = lightnessChromaHue(color)
  const tones = Array.from({ length: count }, (_, i) =>
    i % 3 === 1
      ? color
      : colorOf(
          Math.min(0.96, Math.max(0.2, lightness + chance.between(-0.13, 0.13))),
          chroma * chance.between(0.7, 1.05),
          hue + chance.between(-14, 14),
        ),
  )
  const sag = Array.from({ length: count + 1 }, () => [chance.between(-0.16, 0.16), chance.between(0, 6)] as const)
  const edgeAt = (i: number, x: number) => (i + sag[i][0] * Math.sin((x / width) * 4 + sag[i][1])) * thick
  const bandAt = (x: number, y: number) => {
    let i = Math.min(count - 1, Math.floor(y / thick))
    if (y < edgeAt(i, x) && i > 0) i--
    else if (i + 1 < count && y > edgeAt(i + 1, x)) i++
    return i
  }
  const heights = new Float32Array(width * height)
  const bands = new Uint8Array(width * height)
  for (let y = 0, k = 0; y < height; y++) {
    for (let x = 0; x < width; x++, k++) {
      const i = bandAt(x, y)
      const t = Math.min(1, Math.max(-1, ((y - edgeAt(i, x)) / thick) * 2 - 1))
      bands[k] = i
      // Each length is folded twice: two rounds beside each other, with a crease between.
      const half = Math.abs(t) * 2 - 1
      heights[k] =
        thick * (0.34 * Math.sqrt(Math.max(0, 1 - t * t * 0.98)) + 0.1 * Math.sqrt(Math.max(0, 1 - half * half * 0.95)))
    }
  }
  return shadeCloth({ width, height, heights, fabric, colorAt: (_x, _y, k) => tones[bands[k]], pens })
}
