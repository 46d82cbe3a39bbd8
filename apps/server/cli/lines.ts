import { lineAsks, type LineStrokes } from '@toile/craft/sketches/linesOrder.ts'
import type { LineDrawing } from '@toile/craft/sketches/lineDrawing.ts'
import { sureFirst } from '@toile/geometry'
import { linesOfLook } from '@toile/picture/export/linesOfLook.ts'
import { svgOfLines } from '@toile/picture/export/svgOfLines.ts'
import { missingUploads } from '@toile/picture/looks/missingUploads.ts'
import { noUploads, openSources } from '@toile/picture/looks/sources.ts'
import { linesOfPicture } from '@toile/picture/reading/lines/linesOfPicture.ts'
import { Refusal } from '@toile/rules/refusals.ts'
import { openServerHost } from '../host/canvas.ts'
import { drawLines } from '../pictures/drawing/drawLines.ts'
import { defineCommand, firstWord } from './command.ts'
import { readGiven } from './givenFiles.ts'
import { Mistake, sentence } from './mistake.ts'
import { fillFolder } from './onPicture.ts'
import { numberedNames } from './numberedNames.ts'
import { flag, many, needed } from './options.ts'
import { readPixels } from './pixels.ts'
import { designOf } from './readDesign.ts'
import { strokePath } from './strokePath.ts'

/** The longest side, in pixels, at which a picture is read. */
const longest = 1024

/** Takes a picture or a look apart into line drawings. */
export const lines = firstWord(
  'picture',
  defineCommand({
    name: 'lines',
    says: 'Takes a picture apart into line drawings, one for each garment in it, as shirt.svg, shirt.png and shirt.json.',
    options: {
      picture: needed(
        'FILE',
        'A picture of an outfit, or a look as JSON, as it is exported; it may stand first, without its name.',
      ),
      keep: many('X,Y[,X,Y…]', 'A stroke over what is cloth, in pixels of the picture; may be given several times.'),
      drop: many('X,Y[,X,Y…]', 'A stroke over what is not.'),
      uneven: flag('Leaves both sides of a garment as they differ.'),
      slanted: flag('Does not set garments upright.'),
      seen: flag('Draws only what is seen, and nothing behind what lies over it.'),
      out: needed('DIR', 'The folder that the files are written to.'),
    },
    async run({ picture, keep, drop, uneven, slanted, seen, out }, { say, signal }) {
      const paths = {
        keep: keep.map((typed) => strokePath('keep', typed, 1)),
        drop: drop.map((typed) => strokePath('drop', typed, 1)),
      }
      const given = sureFirst(await readGiven([picture]))
      const choices = { symmetric: !uneven, straight: !slanted, completed: !seen }
      const { drawings, asks } = /\.json$/i.test(picture)
        ? { drawings: ofLook(picture, given.bytes.toString()), asks: [] }
        : await ofPicture(picture, given.bytes, paths, choices)
      const names = numberedNames(drawings.map(({ category }) => category))
      await fillFolder(out, signal, async (folder) => {
        for (const [i, drawing] of drawings.entries()) {
          const name = names[i] ?? drawing.category
          await folder.write(`${name}.svg`, svgOfLines(drawing))
          await folder.write(`${name}.png`, await drawLines(drawing))
          await folder.write(`${name}.json`, `${JSON.stringify(drawing, null, 2)}\n`)
          say(`${name}: ${drawing.lines.length} lines`)
        }
      })
      say(`${drawings.length} line drawings lie in ${out}.`)
      for (const { id, label } of lineAsks) if (asks.includes(id)) say(sentence(label))
    },
  }),
)

function ofLook(path: string, text: string): LineDrawing[] {
  const design = designOf(path, text)
  if (missingUploads({ kind: 'look', design }, noUploads).length > 0)
    throw new Mistake('This look is made of uploaded pictures, which its document only names.')
  if (design.garments.every(({ hidden }) => hidden))
    throw new Mistake('All garments of this look are hidden; show one of them first.')
  const host = openServerHost()
  return linesOfLook(host, design, openSources(host))
}

type Paths = Readonly<Record<keyof LineStrokes, readonly [number, number][][]>>

async function ofPicture(path: string, bytes: Uint8Array, paths: Paths, choices: Parameters<typeof linesOfPicture>[2]) {
  const whole = await readPixels(bytes).catch(() => {
    throw new Mistake(`${path} is no picture that can be opened.`)
  })
  const pixels = await readPixels(bytes, longest)
  const scale = whole.width / pixels.width
  const radius = Math.max(3, Math.max(pixels.width, pixels.height) / 80)
  const strokes = (all: Paths['keep']) =>
    all.map((points) => ({ points: points.map(([x, y]): [number, number] => [x / scale, y / scale]), radius }))
  try {
    const found = linesOfPicture(pixels, { keep: strokes(paths.keep), drop: strokes(paths.drop) }, choices)
    return { drawings: found.drawings.map(({ drawing }) => drawing), asks: found.asks }
  } catch (error) {
    throw error instanceof Refusal ? new Mistake(`${path}: ${sentence(error.message)}`) : error
  }
}
