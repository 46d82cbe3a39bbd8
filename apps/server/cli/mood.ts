import { fromHex, toHex } from '@toile/craft/colors/color.ts'
import { composeMoods } from '@toile/craft/moods/composeMoods.ts'
import { templateIds } from '@toile/craft/moods/templates/index.ts'
import { sureWishes } from '@toile/craft/words/sureWishes.ts'
import { drawMood } from '@toile/picture/moods/drawMood.ts'
import { openSources } from '@toile/picture/looks/sources.ts'
import { languages } from '@toile/rules/languages/index.ts'
import { limits } from '@toile/rules/limits.ts'
import { refuse } from '@toile/rules/refusals.ts'
import { openServerHost } from '../host/canvas.ts'
import { writePng } from '../pictures/hold/writePng.ts'
import { openServerLetters } from '../pictures/letters/shelf.ts'
import { defineCommand } from './command.ts'
import { Mistake, sentence } from './mistake.ts'
import { choice, many, needed, one, whole } from './options.ts'
import { openOutFolder } from './givenFiles.ts'

const inkOf = (typed: string) => {
  const color = fromHex(typed)
  if (!color) throw new Mistake(`--color must be written #rrggbb, not ${typed}.`)
  return color
}

/** Composes moodboards from words and colours. */
export const mood = defineCommand({
  name: 'mood',
  says: 'Composes moodboards from words and colours: mood-1.png, mood-1.json and so on.',
  options: {
    text: one('TEXT', 'What it is about: mood, season, colours, cloth, motifs.'),
    lang: choice(
      'The language of the text, in which colours are named as well.',
      languages.map(({ id }) => id),
      'en',
    ),
    color: many('#RRGGBB', 'A colour to begin with; may be given several times.'),
    template: choice('One arrangement for all; each another without it.', templateIds, undefined),
    count: whole('NUMBER', 'How many boards.', [1, 8], 4),
    seed: whole('NUMBER', 'Another number, other boards.', [0, 0xffffffff], 1),
    width: whole('PIXELS', 'The longer side of each picture.', [256, 4096], 1600),
    out: needed('DIR', 'The folder that the files are written to.'),
  },
  async run({ text = '', lang, color, template, count, seed, width, out }, { say, signal }) {
    const colors = color.map(inkOf)
    if (colors.length > limits.board.color)
      throw new Mistake(`--color may be given ${limits.board.color} times at most.`)
    if (text.trim() === '' && colors.length === 0) throw new Mistake(sentence(refuse('moodNeeded').message))
    const wishes = sureWishes(text.slice(0, limits.promptLength), lang)
    if (wishes.length === 0 && colors.length === 0) throw new Mistake(sentence(refuse('nothingRead').message))
    const boards = composeMoods({ wishes, colors, template: template ?? null, count, seed, language: lang })
    const host = openServerHost()
    const tools = { host, sources: openSources(host), letters: openServerLetters }
    const folder = await openOutFolder(out)
    try {
      for (const [i, { name, document }] of boards.entries()) {
        signal.throwIfAborted()
        await folder.write(`mood-${i + 1}.png`, await writePng(await drawMood(document, width, tools)))
        await folder.write(`mood-${i + 1}.json`, `${JSON.stringify(document, null, 2)}\n`)
        say(`${i + 1}: ${name}, in ${document.colors.map(toHex).join(' ')}.`)
      }
      await folder.keep()
      say(`${count === 1 ? 'The moodboard lies' : `${count} moodboards lie`} in ${out}.`)
    } finally {
      await folder.discard()
    }
  },
})
