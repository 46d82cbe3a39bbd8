import { readFile } from 'node:fs/promises'
import { labelOf } from '@toile/craft/words/concepts.ts'
import { readWishes } from '@toile/craft/words/readWishes.ts'
import { spokenLanguage } from '@toile/craft/words/tokens.ts'
import type { Reading, Wish } from '@toile/craft/words/wish.ts'
import type { LanguageId } from '@toile/rules/languages/index.ts'
import { defineCommand } from './command.ts'
import { Mistake } from './mistake.ts'
import { flag, type Option, one } from './options.ts'
import { placeOf } from './givenFiles.ts'

const tags = 'en, zh, ko, ja, ru, fr, th, vi, it'

/** The language of a text. */
export const language: Option<LanguageId> = {
  says: `The language of the text: ${tags}; en unless told.`,
  value: 'ID',
  read(typed, name) {
    const given = one('ID', '').read(typed, name) ?? 'en'
    const found = spokenLanguage(given)
    if (!found) throw new Mistake(`--${name} must be one of ${tags}, not ${given}.`)
    return found
  },
}

/** A text as it is: it may be empty. */
const anyText: Option<string | undefined> = {
  says: 'What is to be read.',
  value: 'TEXT',
  read(typed, name) {
    if (typed.length > 1) throw new Mistake(`--${name} may be given once only.`)
    return typed[0]
  },
}

/** The lines of a file; what ends the last of them opens no further one. */
async function linesOf(path: string): Promise<string[]> {
  const text = await readFile(placeOf(path), 'utf8').catch(() => {
    throw new Mistake(`${path} cannot be read.`)
  })
  return text === '' ? [] : text.replace(/\r?\n$/, '').split(/\r?\n/)
}

/** Reads a design brief into wishes, without a studio. */
export const read = defineCommand({
  name: 'read',
  says: 'Reads the wishes of a design brief: what is wanted, what is not, and the words that were not understood.',
  options: {
    lang: language,
    text: anyText,
    file: one('FILE', 'A text file; each of its lines is read by itself.'),
    json: flag('As JSON, one line for each text, for other programs.'),
  },
  async run({ lang, text, file, json }, { print }) {
    if ((text === undefined) === (file === undefined)) throw new Mistake('Give either --text TEXT or --file FILE.')
    const texts = file === undefined ? [text ?? ''] : await linesOf(file)
    const write = json ? inJson : inWords
    print(texts.map((each) => `${write(readWishes(each, lang), lang)}\n`).join(''))
  },
})

/** The six keys that other programs read; the count of a measure is its centimetres. */
const inJson = ({ wishes, unread }: Reading) =>
  JSON.stringify({
    wishes: wishes.map(({ id, of, not, change, count, guess, millimetres }) => ({
      id,
      of,
      not,
      change,
      count: millimetres === null ? count : millimetres / 10,
      guess,
    })),
    unread,
  })

function wishInWords({ id, of, not, change, count, millimetres, guess, overruled }: Wish, lang: LanguageId): string {
  const turn = not ? 'not ' : change === 1 ? 'more ' : change === -1 ? 'less ' : ''
  const name = millimetres === null ? labelOf(id, lang) : `${millimetres / 10} cm`
  const notes = [guess && 'a guess', overruled && 'overruled'].filter(Boolean).join(', ')
  const said = `${turn}${count === null ? '' : `${count} × `}${name} (${id})${of ? ` of ${labelOf(of, lang)} (${of})` : ''}`
  return `  ${said}${notes ? `: ${notes}` : ''}`
}

const inWords = ({ wishes, conflicts, unread }: Reading, lang: LanguageId) =>
  [
    wishes.length ? 'Read:' : 'Nothing was read.',
    ...wishes.map((wish) => wishInWords(wish, lang)),
    ...conflicts.map((pair) => `Both cannot hold: ${pair.join(', ')}.`),
    ...(unread.length ? [`Not understood: ${unread.join(', ')}.`] : []),
  ].join('\n')
