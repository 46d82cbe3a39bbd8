import { type Color, colorDistance } from '@toile/craft/colors/color.ts'
import type { Art } from './artOf.ts'

/** A ground nearer than this (CIEDE2000) to a main ink of a motif lets it sink in. */
const setsOff = 22
/** The share of a motif from which an ink is one of its main ones. */
const main = 0.22

/** The ink that motifs lie on: the first one far enough from their main inks, else the one farthest from them. */
export function groundFor(arts: readonly Art[], colors: readonly Color[]): number {
  const worn = new Set(arts.flatMap(({ shares }) => colors.flatMap((_, ink) => (shares[ink] >= main ? [ink] : []))))
  const off = (ink: number) => Math.min(...[...worn].map((own) => colorDistance(colors[own], colors[ink])))
  const fitting = colors.findIndex((_, ink) => off(ink) > setsOff)
  if (fitting >= 0) return fitting
  return colors.reduce((best, _, ink) => (off(ink) > off(best) ? ink : best), 0)
}
