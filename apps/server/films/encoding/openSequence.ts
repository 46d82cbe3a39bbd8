import { createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'
import { Zip, ZipPassThrough } from 'fflate'
import { refuseWhenFull } from '../../host/files/storageFull.ts'
import type { Encoder, Encoding } from './encoder.ts'

/** Keeps a film as a ZIP of its frames, each a numbered PNG as it was drawn. */
export function openSequence({ path }: Pick<Encoding, 'path'>): Encoder {
  const file = createWriteStream(path)
  const ended = finished(file)
  ended.catch(() => undefined)
  let wrong: Error | null = null
  let waits = false
  const zip = new Zip((error, chunk) => {
    wrong ??= error
    waits = !file.write(chunk)
  })
  let frames = 0
  return {
    async add(frame) {
      const part = new ZipPassThrough(`${`${frames++}`.padStart(4, '0')}.png`)
      zip.add(part)
      part.push(frame, true)
      if (wrong) throw wrong
      if (waits)
        await refuseWhenFull(() => Promise.race([new Promise<void>((resolve) => file.once('drain', resolve)), ended]))
    },
    async end() {
      zip.end()
      file.end()
      await refuseWhenFull(() => ended)
    },
    async stop() {
      file.destroy()
      await ended.catch(() => undefined)
    },
  }
}
