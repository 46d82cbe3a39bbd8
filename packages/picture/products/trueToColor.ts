import type { Design } from '@toile/craft/designs/design.ts'
import { studioLight } from '@toile/craft/products/light.ts'
import type { LookBuffer } from '../looks/bufferOn.ts'
import type { LightMaps } from '../relight/lightMaps.ts'
import { displayed, linear } from '../relight/linearLight.ts'
import { litRows, seenBy } from '../relight/lit.ts'
import { thinned } from '../relight/thinnedMaps.ts'
import { askedColors, litMean } from './askedColors.ts'

/** Every so many pixels are looked at, in large pictures fewer. */
const stepFor = ({ width, height }: LightMaps) => Math.max(4, Math.round(Math.max(width, height) / 340))
/** Weaves and lights move a colour by no more than this: what is black and shines gives back more than its dye. */
const [leastGain, mostGain] = [0.25, 1.6]
const rounds = 4
/** What black gives back, so that no gain is without end. */
const black = 0.002

/** Shifts the colours of cloth before light so that, in the light of the studio, each shows the colour that was asked for; the maps are changed. */
export function trueToColor(maps: LightMaps, look: Design, buffer: LookBuffer): void {
  const step = stepFor(maps)
  const asked = askedColors(look, buffer, step)
  if (asked.length === 0) return
  const small = thinned(maps, step)
  const plain = small.albedo.slice()
  const cloths = asked.map(({ garment, color, pixels }) => ({
    garment,
    wanted: [color.r, color.g, color.b].map((value) => linear[value]! + black),
    gains: [1, 1, 1],
    places: pixels.map((i) => placeIn(i, maps.width, small.width, step)),
  }))
  // Shadows do not ask for colours.
  const shares = seenBy(small, studioLight)
  const shown = new Uint8ClampedArray(plain.length)
  for (let round = 0; round < rounds; round++) {
    litRows(small, studioLight, shares, shown, 0, small.height, false)
    for (const cloth of cloths) {
      const mean = litMean(cloth.places, shown)
      cloth.gains = cloth.gains.map((gain, c) => {
        const next = (gain * (cloth.wanted[c] ?? black)) / (linear[Math.round(mean[c] ?? 0)]! + black)
        return Math.min(mostGain, Math.max(leastGain, next))
      })
      for (const i of cloth.places)
        for (const [c, gain] of cloth.gains.entries())
          small.albedo[i * 4 + c] = displayed(linear[plain[i * 4 + c]!]! * gain)
    }
  }
  const of = new Map(cloths.map(({ garment, gains }) => [garment, tables(gains)]))
  const byMaterial = buffer.materials.map((optics) => of.get(optics.of?.garment ?? ''))
  for (let i = 0; i < buffer.material.length; i++) {
    if (!buffer.material[i]) continue
    const table = byMaterial[buffer.material[i]! - 1]
    if (!table) continue
    const [red, green, blue] = table
    const j = i * 4
    maps.albedo[j] = red[maps.albedo[j]!]!
    maps.albedo[j + 1] = green[maps.albedo[j + 1]!]!
    maps.albedo[j + 2] = blue[maps.albedo[j + 2]!]!
  }
}

const placeIn = (i: number, width: number, small: number, step: number) =>
  Math.floor(Math.floor(i / width) / step) * small + Math.floor((i % width) / step)

const tables = ([red = 1, green = 1, blue = 1]: readonly number[]) =>
  [tableOf(red), tableOf(green), tableOf(blue)] as const

const tableOf = (gain: number) => Uint8ClampedArray.from({ length: 256 }, (_, v) => displayed(linear[v]! * gain))
