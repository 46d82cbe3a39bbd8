import type { Chance } from '@toile/geometry'
import { type Color, colorDistance } from '../colors/color.ts'

/** Least CIEDE2000 distance between a ground and its first figure colour. */
const apart = 18
const tries = 24

/** The same inks in other places without regard to their values, so that the drawing changes its weight: an unbalanced colourway (domain 4.4); the ground stays clear of the first figure where the inks allow it. */
export function unbalanced(inks: readonly Color[], count: number, chance: Chance): Color[] {
  const places = Math.min(count, inks.length)
  const ways = Array.from({ length: tries }, () => chance.shuffled(inks).slice(0, places))
  const fresh = ways.filter((way) => colorDistance(way[0], inks[0]) > 1)
  const clear = (way: Color[]) => way.length < 2 || colorDistance(way[0], way[1]) >= apart
  return fresh.find(clear) ?? fresh[0] ?? ways[0]
}
