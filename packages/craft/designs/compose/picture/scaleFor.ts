import { ordinaryCloth } from '../../../prints/derivedCloth.ts'
import type { DerivedSource } from '../../../prints/derivedSource.ts'

/** What a print's scale is chosen for: a dress, what is worn over others or below the waist, anything smaller, a child's clothes. */
export type Cut = 'dress' | 'long' | 'small' | 'child'

/** How wide a tile of cut motifs is, in millimetres: its largest is half of it and a little more, so that motifs lead with 115, 105 and 60. */
const motifs: Readonly<Record<Cut, number>> = { dress: 220, long: 205, small: 116, child: 116 }
/** The same of paper cut-outs, whose largest is a quarter of it: 55 mm and less. */
const cutOuts: Readonly<Record<Cut, number>> = { dress: 220, long: 205, small: 150, child: 124 }
/** A texture's tile where the picture's detail is neither fine nor coarse. */
const textures: Readonly<Record<Cut, number>> = { dress: 190, long: 180, small: 135, child: 96 }
/** No tile is wider on any garment: three are seen across a dress. */
const widest = 220
/** A tile of stripes, which holds the picture's run once. */
const woven: Readonly<Record<Cut, number>> = { dress: 200, long: 190, small: 140, child: 112 }
const mirrored: Readonly<Record<Cut, number>> = { dress: 220, long: 205, small: 160, child: 124 }
/** The tile whose narrowest brush mark is 8 mm where the picture's detail is of the middle. */
const marks = 560
const broader: Readonly<Record<Cut, number>> = { dress: 1.35, long: 1.2, small: 1, child: 1 }

/** The width in millimetres of a repeating tile of a picture, by what is cut of it. */
export function scaleFor({ treatment, fineness }: Pick<DerivedSource, 'treatment' | 'fineness'>, cut: Cut): number {
  if (treatment === 'motif') return motifs[cut]
  if (treatment === 'paper') return cutOuts[cut]
  if (treatment === 'texture') return Math.min(widest, Math.round(textures[cut] * (0.6 + 0.8 * fineness)))
  if (treatment === 'strokes') return Math.round((marks * broader[cut]) / (0.75 + 0.6 * (1 - fineness)))
  if (treatment === 'stripes') return woven[cut]
  if (treatment === 'mirrored') return mirrored[cut]
  return ordinaryCloth(treatment).width
}
