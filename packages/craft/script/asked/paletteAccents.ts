import type { Lab } from '../../colors/lab.ts'
import { placeAt } from '../oklabPlace.ts'

const at = (lightness: number, chroma: number, degrees: number): Lab =>
  placeAt(lightness, chroma, (degrees * Math.PI) / 180)

/** Restrained accents in OKLab from which a palette takes the one that lies across from it: claret, brick, terracotta, ochre, olive, bottle green, petrol, cobalt, plum and old rose. */
export const paletteAccents: readonly Lab[] = [
  at(0.43, 0.13, 18),
  at(0.53, 0.135, 32),
  at(0.62, 0.115, 48),
  at(0.74, 0.115, 80),
  at(0.56, 0.085, 112),
  at(0.46, 0.08, 155),
  at(0.5, 0.075, 205),
  at(0.48, 0.12, 258),
  at(0.43, 0.095, 338),
  at(0.68, 0.095, 5),
]
