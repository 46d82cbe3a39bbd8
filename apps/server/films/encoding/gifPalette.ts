import gifenc from 'gifenc'

/** Colours of a film, the same in all of its frames: what stands still keeps its colour. */
export type Palette = readonly (readonly number[])[]

/** One of the 256 is left for what is seen through. */
const mostColors = 255

/** The palette of a film, by some of its frames. */
export function paletteOf(samples: readonly Uint8Array[]): Palette {
  const all = new Uint8Array(samples.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const sample of samples) {
    all.set(sample, at)
    at += sample.length
  }
  return gifenc.quantize(all, mostColors, { format: 'rgb565' })
}

const bayer = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5]
/** By how much of 255 neighbours are dithered apart; by their place alone, so that nothing flickers. */
const spread = 10

/** Finds the nearest colour of a palette for each pixel; answers their places in it, and `through` for what is seen through. */
export function openMapping(palette: Palette, through: number): (rgba: Uint8Array, width: number) => Uint8Array {
  const known = new Int16Array(1 << 18).fill(-1)
  const nearest = (r: number, g: number, b: number) => {
    let [best, least] = [0, Infinity]
    for (const [i, [red = 0, green = 0, blue = 0]] of palette.entries()) {
      const distance = 2 * (r - red) ** 2 + 4 * (g - green) ** 2 + 3 * (b - blue) ** 2
      if (distance < least) [best, least] = [i, distance]
    }
    return best
  }
  const clamp = (value: number) => Math.max(0, Math.min(255, value))
  return (rgba, width) => {
    const places = new Uint8Array(rgba.length / 4)
    for (let i = 0; i < places.length; i++) {
      if ((rgba[i * 4 + 3] ?? 255) < 128) {
        places[i] = through
        continue
      }
      const step = (((bayer[(Math.floor(i / width) & 3) * 4 + ((i % width) & 3)] ?? 0) + 0.5) / 16 - 0.5) * spread
      const r = clamp((rgba[i * 4] ?? 0) + step)
      const g = clamp((rgba[i * 4 + 1] ?? 0) + step)
      const b = clamp((rgba[i * 4 + 2] ?? 0) + step)
      const key = ((r >> 2) << 12) | ((g >> 2) << 6) | (b >> 2)
      let place = known[key] ?? -1
      if (place < 0) {
        place = nearest((r & 252) + 2, (g & 252) + 2, (b & 252) + 2)
        known[key] = place
      }
      places[i] = place
    }
    return places
  }
}
