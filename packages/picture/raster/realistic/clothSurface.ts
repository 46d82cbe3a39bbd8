import type { Optics } from '../optics.ts'

/** How a cloth gives back a photographer's light; amounts of light are linear, 1 is white paper that faces the lamp. */
export interface ClothSurface {
  /** Share of all light that comes from the room instead of from the lamp. */
  fill: number
  /** Satin, metal and coated cloth mirror the lamp's soft box; waxed hide mirrors it sharply. */
  mirrors: 'nothing' | 'softly' | 'sharply'
  gloss: number
  /** Share of the cloth's own colour in what it mirrors. */
  own: number
  /** Standing fibres that catch light where the cloth turns away. */
  nap: number
  /** Share of light that comes through from behind. */
  through: number
  /** How much brighter than facing cloth a crest may get. */
  crest: number
}

/** Reads a cloth's surface from its optics. */
export function surfaceOf({ ambient, weave, shine, opacity, nap = 0, metallic = 0 }: Optics): ClothSurface {
  const hide = weave === 'grain'
  const mirrors = hide ? 'sharply' : shine > 0.12 ? 'softly' : 'nothing'
  return {
    fill: 0.06 + 0.3 * ambient,
    mirrors,
    gloss: shine * (0.4 + 0.6 * opacity),
    own: hide ? 0.1 : Math.min(0.92, 0.5 + 0.45 * metallic + nap),
    nap,
    through: 0.55 * (1 - opacity) + (weave === 'lace' ? 0.2 : 0),
    crest: 0.5 + 0.5 * metallic,
  }
}
