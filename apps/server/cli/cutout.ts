import { files, type Picture } from '@toile/contract/features/files.ts'
import { pictures } from '@toile/contract/features/pictures.ts'
import { sureFirst } from '@toile/geometry'
import sharp from 'sharp'
import { defineCommand } from './command.ts'
import { Mistake } from './mistake.ts'
import { fillFolder, onPicture, taskOn } from './onPicture.ts'
import { many, needed, one } from './options.ts'
import { studioOptions } from './studio.ts'

/** Cuts a thing out of its ground. */
export const cutout = defineCommand({
  name: 'cutout',
  says: 'Cuts a thing out of a picture into cutout.png, mask.png and cutout.json.',
  options: {
    picture: needed('FILE', 'A picture of a garment, a person, a motif or a logo.'),
    box: one('X,Y,W,H', 'Where the thing lies, in pixels of the picture.'),
    keep: many('X,Y', 'A place that belongs to it; may be given several times.'),
    drop: many('X,Y', 'A place that does not.'),
    out: needed('DIR', 'The folder that the files are written to.'),
    ...studioOptions,
  },
  async run({ picture, box, keep, drop, out, server, token }, { say, signal }) {
    const [x = 0, y = 0, width = 0, height = 0] = box === undefined ? [] : numbers('box', box, 4)
    const [kept, dropped] = [keep.map((at) => numbers('keep', at, 2)), drop.map((at) => numbers('drop', at, 2))]
    await fillFolder(out, signal, (folder) =>
      onPicture(picture, { server, token }, signal, async (api, stored) => {
        const radius = Math.max(3, Math.max(stored.width, stored.height) / 80)
        const strokes = (places: readonly number[][]) =>
          places.map(([a, b]) => ({ points: [[a, b] as [number, number]], radius }))
        const found = await taskOn(api, picture, 'cutOut', pictures.cutOut, {
          fileId: stored.id,
          box: box === undefined ? null : { x, y, width, height },
          keep: strokes(kept),
          drop: strokes(dropped),
        })
        const cut = sureFirst(await api.call(files.read, { ids: [found.fileId] }))
        const bytes = await api.bytes(cut.url)
        const { confidence, asks, parts } = found
        await folder.write('cutout.png', bytes)
        await folder.write('mask.png', await maskOf(bytes, found.box, stored))
        await folder.write('cutout.json', `${JSON.stringify({ confidence, asks, parts, box: found.box }, null, 2)}\n`)
        say(
          asks
            ? `${picture} was cut out, but it is not sure: mark places with --keep and --drop; the files lie in ${out}.`
            : `${picture} was cut out; the files lie in ${out}.`,
        )
      }),
    )
  },
})

function numbers(name: string, typed: string, count: number): number[] {
  const read = typed.split(',').map((part) => (/^\d{1,5}(\.\d+)?$/.test(part.trim()) ? Number(part) : Number.NaN))
  if (read.length !== count || read.some(Number.isNaN))
    throw new Mistake(`--${name} must be ${count} numbers with commas between them, not ${typed}.`)
  return read
}

interface Place {
  x: number
  y: number
  width: number
  height: number
}

/** The opacity of the cut-out where it lies in the whole picture: white belongs, black does not. */
async function maskOf(cut: Uint8Array, box: Place, { width, height }: Picture): Promise<Buffer> {
  const [wide, high] = [Math.min(box.width, width - box.x), Math.min(box.height, height - box.y)]
  const alpha = await sharp(cut).resize(wide, high, { fit: 'fill' }).extractChannel(3).toBuffer()
  return sharp({ create: { width, height, channels: 3, background: '#000000' } })
    .composite([{ input: await sharp(alpha).toColourspace('srgb').png().toBuffer(), left: box.x, top: box.y }])
    .toColourspace('b-w')
    .png()
    .toBuffer()
}
