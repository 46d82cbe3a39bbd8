import type { Design } from '@toile/craft/designs/design.ts'
import type { Drawing } from '@toile/picture/scenes/openDrawing.ts'
import sharp from 'sharp'
import type { Seen } from './examine.ts'

const height = 340

/** Writes a photograph with its line-up beside it as a PNG file. */
export async function drawBeside(
  desk: Drawing,
  { pixels }: Seen,
  designs: readonly Design[],
  path: string,
): Promise<void> {
  const surface = desk.draw({ kind: 'lineUp', designs, width: 0, height, ground: designs.at(0)?.ground ?? null })
  const { data } = surface.getContext('2d').getImageData(0, 0, surface.width, height)
  const raw = (rgba: Uint8ClampedArray, width: number, tall: number) =>
    sharp(Buffer.from(rgba.buffer), { raw: { width, height: tall, channels: 4 } })
  const left = await raw(pixels.rgba, pixels.width, pixels.height).resize(height, height).png().toBuffer()
  const right = await raw(data, surface.width, height).png().toBuffer()
  await sharp({ create: { width: height + surface.width, height, channels: 3, background: 'white' } })
    .composite([
      { input: left, left: 0, top: 0 },
      { input: right, left: height, top: 0 },
    ])
    .png()
    .toFile(path)
}
