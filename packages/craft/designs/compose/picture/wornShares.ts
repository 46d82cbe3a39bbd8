import { type Color, colorDistance, toHex } from '../../../colors/color.ts'
import type { ColorScript } from '../../../script/scriptSchema.ts'
import type { Design, Worn } from '../../design.ts'
import { readLook } from '../wornLook.ts'
import { inksOfSource } from './inksOfPrints.ts'

/** What a piece shows of a script, kept while a line-up is settled in which most pieces stay as they are. */
const shown = new WeakMap<ColorScript, WeakMap<Worn, readonly number[]>>()

/** How much of the worn cloth each colour of a script has, prints by their inks, runs of colours by the nearest of their stops; accessories are no cloth. */
export function wornShares(designs: readonly Design[], script: ColorScript): number[] {
  const shares = script.colors.map(() => 0)
  const known = shown.get(script) ?? new WeakMap<Worn, readonly number[]>()
  shown.set(script, known)
  let whole = 0
  for (const design of designs) {
    const { garments, areas } = readLook(design)
    garments.forEach((worn, i) => {
      whole += areas[i]
      const own = known.get(worn) ?? colorsOf(worn, script)
      known.set(worn, own)
      own.forEach((share, at) => (shares[at] += share * areas[i]))
    })
  }
  return shares.map((share) => share / (whole || 1))
}

function colorsOf({ fill, print }: Worn, script: ColorScript): number[] {
  const palette = script.colors.map(({ color }) => color)
  if (print) return inksOfSource(print.source, palette, script)
  const stops = fill.kind === 'solid' ? [fill.color] : fill.gradient.stops.map(({ color }) => color)
  const shares = palette.map(() => 0)
  for (const stop of stops) shares[nearest(stop, palette)] += 1 / stops.length
  return shares
}

function nearest(color: Color, palette: readonly Color[]): number {
  const own = palette.findIndex((one) => toHex(one) === toHex(color))
  if (own >= 0) return own
  return palette.reduce(
    (best, one, i) => (colorDistance(one, color) < colorDistance(palette[best], color) ? i : best),
    0,
  )
}
