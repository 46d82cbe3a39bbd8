import { missingUploads } from '@toile/picture/looks/missingUploads.ts'
import { noUploads } from '@toile/picture/looks/sources.ts'
import { scenes } from '@toile/picture/scenes/index.ts'
import { type ReadOrder, readOrder } from '@toile/picture/scenes/readOrder.ts'
import { openDrawing } from '../pictures/drawing/drawPicture.ts'
import { defineCommand } from './command.ts'
import { asMistake, Mistake } from './mistake.ts'
import { many, needed, one, whole } from './options.ts'
import { openOutFolder, readGiven } from './givenFiles.ts'
import { designOf, jsonOf } from './readDesign.ts'

const ids = scenes.map(({ id }) => id)

/** Draws any scene of the list. */
export const draw = defineCommand({
  name: 'draw',
  says: 'Draws one scene of a look, or of anything else that scenes show, as a PNG or SVG named after the scene.',
  options: {
    scene: needed('ID', `What is drawn: ${ids.join(', ')}.`),
    look: many('FILE', 'A design as JSON, as a look is exported; a line-up takes several.'),
    garment: one('ID', 'Which garment of the look, or of the catalogue.'),
    with: one('JSON', `What else the scene takes, like '{"person":"ines","part":"head"}'.`),
    width: whole('PIXELS', 'The width of the picture; its own size unless told.', [16, 4096], undefined),
    out: needed('DIR', 'The folder that the file is written to.'),
  },
  async run({ scene, look, garment, with: more, width, out }, { say, signal }) {
    const designs = (await readGiven(look)).map(({ path, bytes }) => designOf(path, bytes.toString()))
    const of = {
      ...told(more),
      ...(designs.length ? { design: designs[0], designs } : {}),
      ...(garment && { garment }),
    }
    const read = readOrder({ scene, of, width })
    if (!read) throw new Mistake(mistakeOf(scene))
    if (missingUploads(read.order, noUploads).length > 0)
      throw new Mistake('This look is made of uploaded pictures, which its document only names.')
    const [form, bytes] = await drawnOf(read).catch(asMistake)
    signal.throwIfAborted()
    const folder = await openOutFolder(out)
    try {
      await folder.write(`${scene}.${form}`, bytes)
      await folder.keep()
      say(`${scene}.${form} lies in ${out}.`)
    } finally {
      await folder.discard()
    }
  },
})

async function drawnOf(read: ReadOrder): Promise<['png' | 'svg', Buffer]> {
  const desk = openDrawing({ pictures: {}, pieces: {} })
  return read.gives === 'lines'
    ? ['svg', await desk.draw({ ...read.order, form: 'svg' })]
    : ['png', await desk.draw({ ...read.order, form: 'png' })]
}

function told(text: string | undefined): object {
  const says = '--with must be an object written as JSON.'
  const given = jsonOf(text ?? '{}', says)
  if (typeof given !== 'object' || given === null || Array.isArray(given)) throw new Mistake(says)
  return given
}

function mistakeOf(id: string): string {
  const scene = scenes.find((one) => one.id === id)
  if (!scene) return `--scene must be one of ${ids.join(', ')}, not ${id}.`
  return `${id} takes ${Object.keys(scene.takes.shape).join(', ')}; something of it is missing or wrong.`
}
