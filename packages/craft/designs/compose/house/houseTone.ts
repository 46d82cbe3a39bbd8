import { lerp } from '@toile/geometry'
import type { Color } from '../../../colors/color.ts'
import type { House } from './openHouse.ts'

/** How far apart in lightness the pieces of a look are worn, and how much that counts. */
export interface ToneWish {
  apart: number
  strength: number
}

/** The contrast of a brand's pictures as it is asked of neighbouring pieces (requirement S2.61). */
export const houseTone = ({ profile: { tone }, share }: House): ToneWish => ({
  apart: lerp(0.04, 0.62, tone.contrast),
  strength: 4 * tone.confidence * share,
})

/** Up to where pictures are dark, and how warm the ordinary ones are. */
const [dim, temperate] = [0.6, 0.55]

/** A ground in the light of a brand's pictures: deeper where they are dark, warmer or cooler as they are. */
export function houseGround(ground: Color, { profile: { tone }, share }: House): Color {
  const sure = tone.confidence * share
  const light = 1 - sure * Math.max(0, dim - tone.lightness) * 1.1
  const warm = sure * (tone.warmth - temperate) * 12
  const channel = (value: number, by: number) => Math.round(Math.max(0, Math.min(255, value * light + by)))
  return { r: channel(ground.r, warm), g: channel(ground.g, 0), b: channel(ground.b, -warm) }
}
