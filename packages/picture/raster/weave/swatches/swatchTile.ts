import type { Weave } from '@toile/craft/fabrics/fabric.ts'
import { lamp } from '../../light.ts'
import { swatches } from './index.ts'
import { repeat, type Yarn } from './swatch.ts'

/** A weave laid out once in texels, ready to be read: `side` texels each way; tone is 0 at its median and carries the light on its threads. */
export interface SwatchTile {
  side: number
  tone: Float32Array
  /** Share covered by thread, sparkle 0..1 and fleck number; nothing where the weave has none. */
  cover: Float32Array | null
  sparkle: Float32Array | null
  fleck: Uint8Array | null
}

/** How much the threads' own relief lights and shades them. */
const embossed = 0.55

const made = new Map<string, SwatchTile>()

/** The tile of a weave with `texels` (a power of two) per pen; kept. */
export function swatchTile(weave: Exclude<Weave, 'none'>, texels: number): SwatchTile {
  const key = `${weave} ${texels}`
  const tile = made.get(key) ?? (texels < 1 ? halved(swatchTile(weave, texels * 2)) : layOut(weave, texels))
  made.set(key, tile)
  return tile
}

function layOut(weave: Exclude<Weave, 'none'>, texels: number): SwatchTile {
  const side = repeat * texels
  const at = swatches[weave]
  const size = side * side
  const tone = new Float32Array(size)
  const height = new Float32Array(size)
  const cover = new Float32Array(size)
  const sparkle = new Float32Array(size)
  const fleck = new Uint8Array(size)
  const yarn: Yarn = { tone: 0, height: 0, cover: 1, sparkle: 0, fleck: 0 }
  for (let i = 0; i < size; i++) {
    yarn.height = yarn.sparkle = yarn.fleck = 0
    yarn.cover = 1
    at(((i % side) + 0.5) / texels, (Math.floor(i / side) + 0.5) / texels, yarn)
    tone[i] = yarn.tone
    height[i] = yarn.height
    cover[i] = yarn.cover
    sparkle[i] = yarn.sparkle
    fleck[i] = yarn.fleck
  }
  if (height.some((value) => value !== 0)) emboss(tone, height, side, texels)
  centre(tone, cover)
  return {
    side,
    tone,
    cover: cover.some((value) => value !== 1) ? cover : null,
    sparkle: sparkle.some((value) => value > 0) ? sparkle : null,
    fleck: fleck.some((value) => value > 0) ? fleck : null,
  }
}

function emboss(tone: Float32Array, height: Float32Array, side: number, texels: number): void {
  const last = side - 1
  const k = (0.5 * texels * embossed) / lamp[2]
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const row = y * side
      const gx = height[row + ((x + 1) & last)] - height[row + ((x - 1) & last)]
      const gy = height[((y + 1) & last) * side + x] - height[((y - 1) & last) * side + x]
      tone[row + x] -= Math.max(-1.2, Math.min(1.2, (gx * lamp[0] + gy * lamp[1]) * k))
    }
  }
}

/** Takes the median off, so that a facing surface keeps the asked colour. */
function centre(tone: Float32Array, cover: Float32Array): void {
  const seen = tone.filter((_, i) => cover[i] > 0.3).toSorted()
  const median = seen[seen.length >> 1] ?? 0
  for (let i = 0; i < tone.length; i++) tone[i] -= median
}

function halved(from: SwatchTile): SwatchTile {
  const side = from.side >> 1
  const mean = (values: Float32Array) => {
    const out = new Float32Array(side * side)
    for (let i = 0; i < out.length; i++) {
      const k = Math.floor(i / side) * 2 * from.side + (i % side) * 2
      out[i] = (values[k] + values[k + 1] + values[k + from.side] + values[k + from.side + 1]) / 4
    }
    return out
  }
  const tone = mean(from.tone)
  const cover = from.cover && mean(from.cover)
  centre(tone, cover ?? new Float32Array(tone.length).fill(1))
  const fleck =
    from.fleck &&
    Uint8Array.from(tone, (_, i) => from.fleck?.[Math.floor(i / side) * 2 * from.side + (i % side) * 2] ?? 0)
  return { side, tone, cover, sparkle: from.sparkle && mean(from.sparkle), fleck }
}
