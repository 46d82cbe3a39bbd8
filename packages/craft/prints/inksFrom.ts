import type { Chance } from '@toile/geometry'
import type { Color } from '../colors/color.ts'
import { colorAtOklab, oklabOf } from '../colors/oklch.ts'

/** Other inks for a print made of a picture, from a palette: the lightest stays the lightest, so that its drawing is still seen. A palette with fewer colours runs from one to the next in between. */
export function inksFrom(colors: readonly Color[], palette: readonly Color[], chance: Chance): Color[] {
  if (palette.length < 2) return [...colors]
  const light = (color: Color) => oklabOf(color)[0]
  const fewest = Math.min(palette.length, Math.max(3, Math.ceil(palette.length * 0.6)))
  const taken = chance
    .shuffled(palette)
    .slice(0, chance.whole(fewest, Math.min(palette.length, Math.max(fewest, colors.length))))
  const run = taken.sort((a, b) => light(a) - light(b))
  const order = colors.map((_, i) => i).sort((a, b) => light(colors[a]) - light(colors[b]))
  const inks = [...colors]
  order.forEach((ink, rank) => {
    const place = (rank / Math.max(1, order.length - 1)) * (run.length - 1)
    const below = Math.min(run.length - 1, Math.floor(place + 1e-9))
    inks[ink] = between(run[below], run[Math.min(run.length - 1, below + 1)], place - below)
  })
  return inks
}

function between(a: Color, b: Color, share: number): Color {
  if (share < 1e-6) return a
  const [p, q] = [oklabOf(a), oklabOf(b)]
  const at = (k: 0 | 1 | 2) => p[k] + (q[k] - p[k]) * share
  return colorAtOklab([at(0), at(1), at(2)])
}
