import type { Chance } from '@toile/geometry'
import { type Color, colorDistance, lightnessChromaHue, toHex } from '../../colors/color.ts'
import { colorOf } from '../../colors/oklch.ts'
import { type PlaceKind, withColors } from '../colorways/withColors.ts'
import type { Design } from '../design.ts'
import type { Redesigning } from './redesigning.ts'
import { isAccessory } from './isAccessory.ts'

/** Exchanges the colours of a look for others of its palette, each wherever it stands, so that what goes together still does: for near ones close to the look, for any far from it. */
export function changeColors(design: Design, asked: Redesigning, chance: Chance): Design {
  if (asked.holds('palette')) return design
  const keeps = (place: PlaceKind) => asked.holds('prints') && (place === 'print' || place === 'applied')
  const worn: Color[] = []
  withColors(design, (color, place) => {
    if (!keeps(place) && !worn.some((one) => toHex(one) === toHex(color))) worn.push(color)
    return color
  })
  const exchanged = new Map<string, Color>()
  for (const color of worn) {
    const own = chance.branch(toHex(color))
    const isChanged = own.happens(0.3 + 0.65 * asked.far)
    exchanged.set(toHex(color), isChanged ? otherColor(color, [...exchanged.values()], asked, own) : color)
  }
  const dyed = withColors(design, (color, place) => (keeps(place) ? color : (exchanged.get(toHex(color)) ?? color)))
  return asked.holds('accessories') ? withOwnAccessories(dyed, design) : dyed
}

/** Another colour in a colour's place: a tone of its own, or one of the palette that no other colour has become. */
function otherColor(color: Color, taken: readonly Color[], { palette, far }: Redesigning, chance: Chance): Color {
  const tones = [0.07, -0.07, 0.13, -0.13].map((step) => toned(color, step))
  const others = palette.filter((one) => colorDistance(one, color) > 3)
  const isTone = chance.happens(0.75 * (1 - far) ** 1.5)
  const offers = others.length === 0 || isTone ? tones : others
  const reach = 8 + 70 * far * far
  return chance.weighted(
    offers.map((one) => {
      const isTaken = taken.some((other) => colorDistance(other, one) < 2)
      return [one, (isTaken ? 0.08 : 1) * (0.002 + Math.exp(-colorDistance(one, color) / reach))] as const
    }),
  )
}

function toned(color: Color, step: number): Color {
  const { lightness, chroma, hue } = lightnessChromaHue(color)
  const to = lightness + step > 0.97 || lightness + step < 0.14 ? lightness - step : lightness + step
  return colorOf(to, chroma, hue)
}

/** A look with the accessories and shoes of another. */
const withOwnAccessories = (design: Design, of: Design): Design => ({
  ...design,
  shoes: of.shoes,
  garments: design.garments.map((worn) => {
    const before = of.garments.find(({ id }) => id === worn.id)
    return before && isAccessory(before) ? before : worn
  }),
})
