import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { Encoder, Encoding } from './encoder.ts'
import { fastStart } from './fastStart.ts'
import { writeYuv } from './yuv.ts'

/** Encodes a film as MP4 in this thread, which must be one of its own: the encoder takes hold of what goes wrong in all of it. */
export async function openWasm(encoding: Encoding): Promise<Encoder> {
  const { createH264MP4Encoder } = (await import('h264-mp4-encoder')).default
  const { width, height, rate, path } = encoding
  const encoder = await createH264MP4Encoder()
  encoder.width = width
  encoder.height = height
  encoder.frameRate = rate
  encoder.quantizationParameter = 22
  encoder.speed = 5
  encoder.groupOfPictures = Math.round(rate / 2)
  encoder.initialize()
  const planes = new Uint8Array((width * height * 3) / 2)
  return {
    async add(frame) {
      writeYuv(await sharp(frame).ensureAlpha().raw().toBuffer(), encoding, planes)
      encoder.addFrameYuv(planes)
    },
    async end() {
      encoder.finalize()
      await writeFile(path, fastStart(Buffer.from(encoder.FS.readFile(encoder.outputFilename))))
      encoder.delete()
    },
    stop: async () => encoder.delete(),
  }
}
