import type { Design } from '@toile/craft/designs/design.ts'
import { studioLight } from '@toile/craft/products/light.ts'
import type { LookBuffer } from '../looks/drawLookBuffer.ts'
import type { LightMaps } from '../relight/lightMaps.ts'
import { displayed, linear } from '../relight/linearLight.ts'
import { lit } from '../relight/lit.ts'
import { thinned } from '../relight/thinned.ts'
import { askedColors, litMean } from './askedColors.ts'

/** Every so many pixels are looked at. */
const step = 4
/** Weaves and lights move a colour by no more than this. */
const [leastGain, mostGain] = [0.6, 1.6]
const rounds = 3

/** Shifts the colours of cloth before light so that, in the light of the studio, each shows the colour that was asked for; the maps are changed. */
export function trueToColor(maps: LightMaps, look: Design, buffer: LookBuffer): void {
  const asked = askedColors(look, buffer, step)
  if (asked.length === 0) return
  const small = thinned(maps, step)
  const gains = asked.map(() => [1, 1, 1])
  const plain = small.albedo.slice()
  const places = asked.map(({ pixels }) => pixels.map((i) => placeIn(i, maps.width, small.width)))
  for (let round = 0; round < rounds; round++) {
    const shown = lit(small, studioLight)
    asked.forEach(({ color }, k) => {
      const mean = litMean(places[k] ?? [], shown)
      ;[color.r, color.g, color.b].forEach((value, c) => {
        const gain = (gains[k][c] * (linear[value] + 0.002)) / (linear[Math.round(mean[c])] + 0.002)
        gains[k][c] = Math.min(mostGain, Math.max(leastGain, gain))
      })
      for (const i of places[k] ?? [])
        for (let c = 0; c < 3; c++) small.albedo[i * 4 + c] = displayed(linear[plain[i * 4 + c]] * gains[k][c])
    })
  }
  const of = new Map(asked.map(({ garment }, k) => [garment, tables(gains[k])]))
  const byMaterial = buffer.materials.map((optics) => of.get(optics.of?.garment ?? ''))
  for (let i = 0; i < buffer.material.length; i++) {
    const table = byMaterial[buffer.material[i] - 1]
    if (!table) continue
    for (let c = 0; c < 3; c++) maps.albedo[i * 4 + c] = table[c][maps.albedo[i * 4 + c]]
  }
}

const placeIn = (i: number, width: number, small: number) =>
  Math.floor(Math.floor(i / width) / step) * small + Math.floor((i % width) / step)

const tables = (gains: readonly number[]) =>
  gains.map((gain) => Uint8ClampedArray.from({ length: 256 }, (_, v) => displayed(linear[v] * gain)))
