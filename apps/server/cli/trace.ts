import { categories } from '@toile/fashion/garments/categories.ts'
import { decodeTraced, linesPicture, maskPicture } from '@toile/picture/trace/traced.ts'
import type { Pixels } from '@toile/picture/surface.ts'
import { openApi } from './api.ts'
import { defineCommand } from './command.ts'
import { choice, needed } from './options.ts'
import { readPixels, writePng } from './pixels.ts'
import { openOutFolder, readGiven } from './places.ts'
import { openStudio, studioOptions } from './studio.ts'
import { traceUpload } from './traced.ts'

/** Traces a sketch or flat photograph of one garment into its mask, its lines and what is known of it. */
export const trace = defineCommand({
  name: 'trace',
  says: 'Traces a sketch into mask.png, lines.png and piece.json.',
  options: {
    sketch: needed('FILE', 'A drawing or flat photograph of one garment.'),
    category: choice(
      `What it is, when the guess is to be overruled: ${categories.map(({ id }) => id).join(', ')}.`,
      categories.map(({ id }) => id),
      undefined,
    ),
    out: needed('DIR', 'The folder that the files are written to.'),
    ...studioOptions,
  },
  async run({ sketch, category, out, server, token }, { say, signal }) {
    const [file] = await readGiven([sketch])
    const folder = await openOutFolder(out)
    try {
      const studio = await openStudio({ server, token })
      try {
        const api = openApi(studio, signal)
        const { id } = await api.upload('sketch', file)
        const { hash, note, url } = await traceUpload(api, sketch, id, category ?? null)
        const piece = decodeTraced(await readPixels(await api.bytes(url)), note)
        await folder.write('mask.png', await writePng(onTone(maskPicture(piece), 0)))
        await folder.write('lines.png', await writePng(onTone(linesPicture(piece), 255)))
        const { width, height, slot, choices, anchors, doubtful, confidence } = note
        const known = {
          traced: hash,
          width,
          height,
          category: note.category,
          slot,
          confidence,
          choices,
          anchors,
          doubtful,
        }
        await folder.write('piece.json', `${JSON.stringify(known, null, 2)}\n`)
        signal.throwIfAborted()
        await folder.keep()
        say(`${sketch} was traced as ${categoryName(note.category)}; the files lie in ${out}.`)
      } finally {
        await studio.close()
      }
    } finally {
      await folder.discard()
    }
  },
})

const categoryName = (id: string) => categories.find((one) => one.id === id)?.label.toLowerCase() ?? id

/** What is wholly transparent gets a tone, for programs that look at the colours alone. */
function onTone({ width, height, rgba }: Pixels, tone: number): Pixels {
  const toned = rgba.slice()
  for (let i = 0; i < toned.length; i += 4) if (toned[i + 3] === 0) toned.fill(tone, i, i + 3)
  return { width, height, rgba: toned }
}
