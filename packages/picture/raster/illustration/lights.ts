import { smooth } from '@toile/geometry'
import type { Optics } from '../optics.ts'

/** How a cloth takes light in paint, read once per piece. */
export interface Lustre {
  /** Strength of a laid light, 0 on dull cloth. */
  gloss: number
  leathery: boolean
  nap: number
  metallic: number
  /** Share of the cloth's own colour in its lights. */
  own: number
  /** How rough the brush runs over it, 0 smooth .. 1. */
  rough: number
}

/** The lustre of a cloth. */
export function lustreOf({ shine, weave, weaveStrength, nap = 0, metallic = 0 }: Optics): Lustre {
  const gloss = shine > 0.1 ? Math.min(0.8, 0.2 + shine * 1.1) : 0
  return {
    gloss,
    leathery: weave === 'grain',
    nap,
    metallic,
    own: Math.max(0.45 * metallic, nap ? 0.45 : weave === 'grain' ? 0.12 : 0.35),
    rough: gloss ? 0 : smooth(0.04, 0.24, weaveStrength) * (weave === 'wale' ? 0.3 : 1),
  }
}

/** Strength of the light laid on shining cloth, a long shape with a bright heart: hard and bright on hide, broad on satin. */
export function glossAt(l: Lustre, folds: number, long: number): number {
  const sheen = folds + (long - 1) * 0.7
  if (l.leathery) return l.gloss * (0.28 * smooth(0.2, 0.22, sheen) + 0.5 * smooth(0.31, 0.33, sheen))
  return l.gloss * (0.4 * smooth(0.13, 0.16, sheen) + 0.5 * smooth(0.26, 0.29, sheen))
}
