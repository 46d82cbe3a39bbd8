import type { Asks } from '@toile/contract/call.ts'
import { elements } from '@toile/contract/features/elements.ts'
import { generation } from '@toile/contract/features/generation.ts'
import { slogans } from '@toile/contract/features/slogans.ts'
import { words } from '@toile/contract/features/words.ts'
import type { Color } from '@toile/craft/colors/color.ts'
import { type Repeat, repeats } from '@toile/craft/prints/repeat.ts'
import type { LanguageId } from '@toile/rules/languages/index.ts'
import { limits } from '@toile/rules/limits.ts'
import { refusals } from '@toile/rules/refusals.ts'
import { type Api, openApi } from './api.ts'
import { defineCommand } from './command.ts'
import { Mistake, sentence } from './mistake.ts'
import { fillFolder } from './onPicture.ts'
import { choice, flag, many, needed, type Option, one, whole } from './options.ts'
import { type GivenFile, readGiven } from './givenFiles.ts'
import { paletteOption } from './paletteOption.ts'
import { type PrintFiles, writePrint } from './printFiles.ts'
import { language } from './read.ts'
import { openStudio, studioOptions } from './studio.ts'

const kebab = (id: string) => id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const repeatNames = repeats.map(({ id }) => kebab(id))

const repeatOption: Option<Repeat | null> = {
  says: `How the tile goes on: ${repeatNames.join(', ')}; as the print asks unless told.`,
  value: 'ID',
  read(typed, name) {
    const given = one('ID', '').read(typed, name)
    if (given === undefined) return null
    const found = repeats.find(({ id }) => id === given || kebab(id) === given)
    if (!found) throw new Mistake(`--${name} must be one of ${repeatNames.join(', ')}, not ${given}.`)
    return found.id
  },
}

const millimetres: Option<number | null> = {
  says: 'The width of the tile on cloth; as the print asks unless told.',
  value: 'MM',
  read(typed, name) {
    const given = one('MM', '').read(typed, name)
    if (given === undefined) return null
    const width = Number(given)
    if (!(width >= 2 && width <= 2000)) throw new Mistake(`--${name} must be a number from 2 to 2000, not ${given}.`)
    return width
  },
}

/** Generates prints from words, pictures or both. */
export const print = defineCommand({
  name: 'print',
  says: 'Generates prints in true scale: print-1.png and print-1.json, print-2.png and print-2.json …',
  options: {
    text: one('TEXT', 'What the print is like; of a slogan or logo, what it says.'),
    picture: many('FILE', 'A picture for palette, motifs and texture; may be given several times.'),
    kind: choice('What is generated.', ['pattern', 'slogan', 'logo'], 'pattern'),
    repeat: repeatOption,
    'width-mm': millimetres,
    lang: language,
    color: paletteOption,
    count: whole('NUMBER', 'How many.', [1, limits.printGeneration.most], limits.printGeneration.count),
    seed: whole('NUMBER', 'Another number, other prints.', [0, 0xffffffff], undefined),
    dpi: choice('Dots per inch.', ['150', '300'], '150'),
    format: choice('The format of the pictures.', ['png', 'tiff'], 'png'),
    separations: flag('Writes a plate for each ink of a pattern as well.'),
    out: needed('DIR', 'The folder that the files are written to.'),
    ...studioOptions,
  },
  async run({ out, server, token, dpi, format, separations, ...order }, { say, signal }) {
    check(order, separations)
    const files = await readGiven(order.picture)
    const how: PrintFiles = { dpi: dpi === '300' ? 300 : 150, format, separations }
    await fillFolder(out, signal, async (folder) => {
      const studio = await openStudio({ server, token })
      try {
        const api = openApi(studio, signal)
        const taskId = order.kind === 'pattern' ? await patterns(api, order, files, say) : await lettering(api, order)
        await api.finish(taskId)
        const made = (await api.call(elements.list, { taskId })).items.toReversed()
        for (const [i, { document }] of made.entries()) await writePrint(api, folder, `print-${i + 1}`, document, how)
        const names = made.map(({ name }) => name).join(', ')
        say(`${made.length} ${made.length === 1 ? 'print lies' : 'prints lie'} in ${out}: ${names}.`)
      } finally {
        await studio.close()
      }
    })
  },
})

interface Order {
  text: string | undefined
  picture: readonly string[]
  kind: 'pattern' | 'slogan' | 'logo'
  repeat: Repeat | null
  'width-mm': number | null
  lang: LanguageId
  color: Color[]
  count: number
  seed: number | undefined
}

function check(order: Order, separations: boolean): void {
  const { text, picture, kind } = order
  if (kind === 'pattern') {
    if (text === undefined && picture.length === 0) throw new Mistake('Give --text TEXT, --picture FILE, or both.')
    if (picture.length > limits.printGeneration.pictures)
      throw new Mistake(`--picture may be given ${limits.printGeneration.pictures} times at most.`)
    return
  }
  if (text === undefined) throw new Mistake(sentence(refusals.sloganTextNeeded.says))
  const stray = [
    picture.length > 0 && '--picture',
    order.repeat && '--repeat',
    order['width-mm'] && '--width-mm',
    separations && '--separations',
  ].find((name) => typeof name === 'string')
  if (stray) throw new Mistake(`${stray} goes with --kind pattern.`)
}

/** Orders patterns; guesses are left out, and words that were not understood are told. */
async function patterns(
  api: Api,
  { text = '', lang, repeat, color, count, seed, ...order }: Order,
  files: readonly GivenFile[],
  say: (sentence: string) => void,
): Promise<string> {
  const fileIds: string[] = []
  for (const file of files) fileIds.push((await api.upload('print', file)).id)
  const read = text.trim() === '' ? null : await api.call(words.read, { text, language: lang })
  if (read?.unread.length) say(`Not understood: ${read.unread.join(', ')}.`)
  const guessed = read?.wishes.filter(({ guess }) => guess) ?? []
  if (guessed.length) say(`Guessed and left out: ${guessed.map(({ label }) => label).join(', ')}.`)
  const asked: Asks<typeof generation.generatePrints> = {
    mode: fileIds.length === 0 ? 'text' : read ? 'textImage' : 'image',
    text,
    wishes: read?.wishes.filter(({ guess }) => !guess) ?? null,
    fileIds,
    colors: color,
    repeat,
    width: order['width-mm'],
    count,
    ...(seed === undefined ? {} : { seed }),
  }
  return (await api.call(generation.generatePrints, asked)).taskId
}

async function lettering(api: Api, { text = '', kind, color, count, seed }: Order): Promise<string> {
  const { taskId } = await api.call(slogans.generateLettering, {
    kind: kind === 'logo' ? 'logo' : 'slogan',
    text: text.replaceAll('\\n', '\n'),
    colors: color.slice(0, 8),
    count,
    ...(seed === undefined ? {} : { seed }),
  })
  return taskId
}
