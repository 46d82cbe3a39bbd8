import { categories } from '@toile/craft/garments/categories.ts'
import { sureFirst } from '@toile/geometry'
import { decodeTraced, linesPicture, maskPicture } from '@toile/picture/reading/trace/traced.ts'
import { traceWarnings } from '@toile/picture/reading/trace/traceWarnings.ts'
import type { Pixels } from '@toile/picture/surface.ts'
import { writePng } from '../pictures/hold/writePng.ts'
import { openApi } from './api.ts'
import { defineCommand } from './command.ts'
import { choice, many, needed } from './options.ts'
import { outlineSvg } from './outlineSvg.ts'
import { readPixels } from './pixels.ts'
import { openOutFolder, readGiven } from './givenFiles.ts'
import { strokePath } from './strokePath.ts'
import { openStudio, studioOptions } from './studio.ts'
import { hungAs, traceUpload } from './traced.ts'

/** Traces a sketch or flat photograph of one garment into its mask, its lines and what is known of it. */
export const trace = defineCommand({
  name: 'trace',
  says: 'Traces a sketch into mask.png, lines.png, outline.svg and piece.json.',
  options: {
    sketch: needed('FILE', 'A drawing or flat photograph of one garment.'),
    category: choice(
      `What it is, when the guess is to be overruled: ${categories.map(({ id }) => id).join(', ')}.`,
      categories.map(({ id }) => id),
      undefined,
    ),
    keep: many(
      'X,Y[,X,Y…]',
      'A stroke over what belongs to the garment, in pixels of the sketch; may be given several times.',
    ),
    drop: many('X,Y[,X,Y…]', 'A stroke over what does not.'),
    close: many('X1,Y1,X2,Y2', 'A line across a gap of the drawing.'),
    out: needed('DIR', 'The folder that the files are written to.'),
    ...studioOptions,
  },
  async run({ sketch, category, keep, drop, close, out, server, token }, { say, signal }) {
    const paths = {
      keep: keep.map((typed) => strokePath('keep', typed, 1)),
      drop: drop.map((typed) => strokePath('drop', typed, 1)),
      close: close.map((typed) => strokePath('close', typed, 2)),
    }
    const file = sureFirst(await readGiven([sketch]))
    const folder = await openOutFolder(out)
    try {
      const studio = await openStudio({ server, token })
      try {
        const api = openApi(studio, signal)
        const stored = await api.upload('sketch', file)
        const radius = Math.max(3, Math.max(stored.width, stored.height) / 80)
        const strokes = (all: readonly [number, number][][]) => all.map((points) => ({ points, radius }))
        const { hash, note, url } = await traceUpload(api, sketch, stored.id, {
          category: category ?? null,
          keep: strokes(paths.keep),
          drop: strokes(paths.drop),
          close: paths.close,
        })
        const hung = await hungAs(api, hash, note)
        const piece = decodeTraced(await readPixels(await api.bytes(url)), note)
        await folder.write('mask.png', await writePng(onTone(maskPicture(piece), 0)))
        await folder.write('lines.png', await writePng(onTone(linesPicture(piece), 255)))
        await folder.write('outline.svg', outlineSvg(note))
        const { width, height, category: found, slot, confidence, choices, anchors, doubtful } = note
        const { outline, others = [], warnings = [] } = note
        const known = {
          traced: hash,
          width,
          height,
          category: found,
          slot,
          confidence,
          choices: choices.map((choice) => ({
            ...choice,
            anchors: hung.find((one) => one.category === choice.category)?.anchors,
          })),
          anchors,
          doubtful,
          warnings,
          points: outline?.rings.reduce((sum, ring) => sum + ring.length, 0) ?? 0,
          bridges: outline?.bridges ?? [],
          others,
        }
        await folder.write('piece.json', `${JSON.stringify(known, null, 2)}\n`)
        signal.throwIfAborted()
        await folder.keep()
        say(`${sketch} was traced as ${categoryName(found)}; the files lie in ${out}.`)
        for (const { id, label } of traceWarnings) if (warnings.includes(id)) say(`${label}.`)
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
