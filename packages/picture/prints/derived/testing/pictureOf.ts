import { openChance, seedOf } from '@toile/geometry'
import type { Pixels } from '../../../surface.ts'
import { type Waves, wavesOf } from '../wavesOf.ts'

export type Tone = readonly [red: number, green: number, blue: number]

/** What a test picture is drawn with: noise of its own at shares of the picture. */
export interface Brush {
  noise(across: number, down: number): Waves
  chance: ReturnType<typeof openChance>
}

export const mixed = (a: Tone, b: Tone, share: number): Tone => {
  const t = Math.min(1, Math.max(0, share))
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t]
}

export const step = (from: number, to: number, at: number): number => {
  const t = Math.min(1, Math.max(0, (at - from) / (to - from)))
  return t * t * (3 - 2 * t)
}

/** A picture like a photograph whose every place a rule gives, with a little noise of the sensor. */
export function pictureOf(
  name: string,
  width: number,
  height: number,
  open: (brush: Brush) => (u: number, v: number) => Tone,
): Pixels {
  const chance = openChance(seedOf(name))
  const toneAt = open({ chance, noise: (across, down) => wavesOf(across, down, chance) })
  const rgba = new Uint8ClampedArray(width * height * 4).fill(255)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const tone = toneAt((x + 0.5) / width, (y + 0.5) / height)
      const grain = (chance.next() - 0.5) * 7
      for (let k = 0; k < 3; k++) rgba[(y * width + x) * 4 + k] = tone[k] + grain
    }
  }
  return { width, height, rgba }
}
