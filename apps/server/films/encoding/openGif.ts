import { open } from 'node:fs/promises'
import gifenc from 'gifenc'
import sharp from 'sharp'
import type { Encoder, Encoding } from './encoder.ts'
import { openMapping, paletteOf } from './gifPalette.ts'

const sampleWidth = 200

const scaled = (frame: Uint8Array, width: number, height: number) =>
  sharp(frame).resize(width, height, { fit: 'fill' }).ensureAlpha().raw().toBuffer()

/** Hundredths of a second that a frame stands, so that the whole is as long as it should be. */
const standsFor = (frame: number, rate: number) =>
  Math.round(((frame + 1) * 100) / rate) - Math.round((frame * 100) / rate)

/** Encodes a film as a GIF that runs round, with one palette for all frames, read off some of them; of whole frames only what changes is kept. */
export async function openGif(
  { path, width, height, rate, seenThrough }: Encoding,
  samples: readonly Uint8Array[],
): Promise<Encoder> {
  const small = Math.max(1, Math.round((sampleWidth * height) / width))
  const read = await Promise.all(samples.map((frame) => scaled(frame, sampleWidth, small)))
  const colors = paletteOf(read.map(withoutHoles))
  const through = colors.length
  const palette = [...colors, [0, 0, 0]]
  const mapped = openMapping(colors, through)
  const gif = gifenc.GIFEncoder({ auto: false })
  const file = await open(path, 'w')
  let frames = 0
  let before: Uint8Array | null = null
  const flush = async () => {
    await file.writeFile(gif.bytes())
    gif.reset()
  }
  gif.writeHeader()
  return {
    async add(frame) {
      const places = mapped(await scaled(frame, width, height), width)
      const shown = seenThrough || !before ? places : changed(places, before, through)
      gif.writeFrame(shown, width, height, {
        first: frames === 0,
        palette: frames === 0 ? palette : null,
        transparent: seenThrough || frames > 0,
        transparentIndex: through,
        delay: standsFor(frames, rate) * 10,
        dispose: seenThrough ? 2 : 1,
      })
      before = places
      frames++
      await flush()
    },
    async end() {
      gif.finish()
      await flush()
      await file.close()
    },
    stop: () => file.close(),
  }
}

/** Only what is not seen through has colours that count. */
function withoutHoles(rgba: Uint8Array): Uint8Array {
  const whole = new Uint8Array(rgba.length)
  let at = 0
  for (let i = 0; i < rgba.length; i += 4) {
    if ((rgba[i + 3] ?? 0) < 128) continue
    whole.set(rgba.subarray(i, i + 4), at)
    at += 4
  }
  return whole.subarray(0, at)
}

/** What differs from the frame before; the rest is seen through to it. */
const changed = (places: Uint8Array, before: Uint8Array, through: number) =>
  places.map((place, i) => (place === before[i] ? through : place))
