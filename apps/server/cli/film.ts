import { mkdtemp, rename, rm } from 'node:fs/promises'
import { dirname, extname, join, resolve } from 'node:path'
import { takeSchema } from '@toile/craft/films/film.ts'
import { filmFormatIds } from '@toile/craft/films/filmFormats.ts'
import { filmForms } from '@toile/craft/films/filmForms.ts'
import { framesOf } from '@toile/craft/films/framesOf.ts'
import { motionIds } from '@toile/craft/motions/motionIds.ts'
import { sure } from '@toile/geometry'
import { missingUploads } from '@toile/picture/looks/missingUploads.ts'
import { noUploads } from '@toile/picture/looks/sources.ts'
import { limits } from '@toile/rules/limits.ts'
import { findFfmpeg } from '../films/encoding/findFfmpeg.ts'
import { filmSize } from '../films/filmSize.ts'
import { takeFilm } from '../films/takeFilm.ts'
import { readSettings } from '../host/settings.ts'
import { defineCommand, firstWord } from './command.ts'
import { asMistake, Mistake } from './mistake.ts'
import { choice, decimal, flag, needed, whole } from './options.ts'
import { readLookFile } from './readDesign.ts'

const endings = filmForms.map(({ ending }) => `.${ending}`)
const { least, most } = limits.films.seconds

/** Films a look. */
export const film = firstWord(
  'look',
  defineCommand({
    name: 'film',
    says: `Films a look that moves, as the ending of its file says: ${endings.join(', ')}.`,
    options: {
      look: needed('FILE', 'A design as JSON, as a look is exported; it may stand first, without its name.'),
      motion: choice(`How it moves: ${motionIds.join(', ')}.`, motionIds, motionIds[0]),
      seconds: decimal('SECONDS', 'How long it moves.', [least, most], 4),
      rate: choice('Frames of a second.', ['24', '30'], '24'),
      format: choice(`Its form: ${filmFormatIds.join(', ')}.`, filmFormatIds, 'look'),
      transparent: flag('Without ground and shadow, for a GIF, a WebM or a PNG sequence.'),
      size: whole('PIXELS', 'Its longer side at most.', [64, 1920], 1920),
      out: needed('FILE', `The file that is written: ${endings.join(', ')}.`),
    },
    async run({ look, motion, rate, size, out, ...asked }, { say, signal }) {
      const form = filmForms.find(({ ending }) => `.${ending}` === extname(out).toLowerCase())
      if (!form) throw new Mistake(`--out must end with ${endings.join(', ')}, not ${extname(out) || out}.`)
      const design = await readLookFile(look)
      if (missingUploads({ kind: 'look', design }, noUploads).length > 0)
        throw new Mistake('This look is made of uploaded pictures, which its document only names.')
      if (design.garments.every(({ hidden }) => hidden))
        throw new Mistake('All garments of this look are hidden; show one of them first.')
      const take = takeSchema.parse({ ...asked, motion: { kind: 'motion', id: motion }, rate: Number(rate) })
      const wanted = { film: { looks: [design], take }, size: filmSize(take, size), forms: [form.id] }
      const frames = framesOf(wanted.film).all
      const folder = await mkdtemp(join(dirname(resolve(out)), '.toile-film-')).catch(asMistake)
      try {
        let tenth = 0
        const told = async (share: number) => {
          if (Math.floor(share * 10) <= tenth) return
          tenth = Math.floor(share * 10)
          say(`${tenth * 10} % of ${frames} frames.`)
        }
        const ffmpeg = await findFfmpeg(readSettings(process.env))
        const hand = { folder: sure(folder), uploads: { pictures: {}, pieces: {} }, ffmpeg, signal, told }
        const made = await takeFilm(wanted, hand).catch(asMistake)
        const [file] = sure(made).files
        await rename(sure(file).path, out).catch(asMistake)
        const { width, height } = sure(file)
        say(`${out} lies there: ${frames} frames of ${width} × ${height} pixels in ${asked.seconds} s.`)
      } finally {
        await rm(sure(folder), { recursive: true, force: true })
      }
    },
  }),
)
