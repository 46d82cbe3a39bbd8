import type { Color } from '@toile/craft/colors/color.ts'
import { handles } from '@toile/craft/fabrics/handle.ts'
import type { Finish } from '@toile/craft/garments/piece.ts'
import type { Optics } from '../raster/optics.ts'

/** The colour of each metal as it faces the viewer. */
export const metals: Readonly<Record<Finish, Color>> = {
  silver: { r: 190, g: 194, b: 200 },
  gold: { r: 201, g: 160, b: 82 },
  gunmetal: { r: 84, g: 86, b: 92 },
}

const hard: Optics = {
  substance: 'hair',
  inflate: 0.55,
  fold: 1,
  wrap: 0.05,
  shine: 0.75,
  sharpness: 16,
  ambient: 0.42,
  weave: 'none',
  weaveStrength: 0,
  opacity: 1,
  handle: handles.leather,
}

/** Polished metal. */
export const metalOptics: Optics = hard

/** What clear glass lays over what is behind it. */
export const clearGlass: Color = { r: 226, g: 236, b: 240 }

/** Clear glass: a film with a glint. */
export const glassOptics: Optics = { ...hard, inflate: 0.25, shine: 0.5, sharpness: 30, ambient: 0.8, opacity: 0.2 }

/** Dark glass, through which the eyes are only guessed. */
export const tintedOptics: Optics = { ...glassOptics, opacity: 0.86 }
