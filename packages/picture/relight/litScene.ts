import type { Lamp, Light } from '@toile/craft/products/light.ts'
import { type LitLamp, lampOf } from './lampOf.ts'

/** Share of all light that falls from the room where half the light is fill. */
const shareOf = (fill: number) => 0.12 + 0.62 * fill

/** What a light is to the formula: its lamps, the share of all light that the room gives and its colour, and the line of light from behind. */
export interface LitScene {
  lamps: readonly LitLamp[]
  room: number
  tint: readonly [number, number, number]
  rim: number
}

/** The light of a document in numbers. */
export const sceneOf = ({ key, second, fill, rim }: Light): LitScene => {
  const lamps = [key, ...(second ? [second] : [])]
  const lit = lamps.map(lampOf)
  return { lamps: lit, room: shareOf(fill), tint: tintOf(lamps, lit), rim }
}

/** The light of a room: colder than a warm lamp, as the sky is beside the sun, and of the colour of the gels that it is thrown back from. */
function tintOf(lamps: readonly Lamp[], lit: readonly LitLamp[]): LitScene['tint'] {
  const warm = Math.max(0, lamps[0]?.warm ?? 0)
  const coloured = lamps.filter(({ gel }) => gel).length / lamps.length
  const of = (c: 0 | 1 | 2, sky: number) =>
    sky * (1 - coloured) + (coloured * 0.55 * lit.reduce((sum, { color }) => sum + color[c], 0)) / lit.length
  return [of(0, 0.985 - 0.1 * warm), of(1, 1 - 0.02 * warm), of(2, 1.025 + 0.12 * warm)]
}
