import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { sureFirst } from '@toile/geometry'

/** How a tool of this repository is called. */
interface Usage<Options extends ParseArgsOptionsConfig> {
  /** The whole help, several lines. */
  usage: string
  options: Options
  /** Options that are whole numbers. */
  numbers?: readonly string[]
  /** What a plain word may name, and what such a thing is called; without it no plain word is taken. */
  names?: { kind: string; ids: readonly string[] }
}

const helps = (words: readonly string[]) => words.includes('--help') || words.includes('-h')

/** Prints one sentence and lets the process end with 2, as every mistake in calling does. */
export function refuseWords(sentence: string): null {
  process.stderr.write(`${sentence}\n`)
  process.exitCode = 2
  return null
}

/** Reads what was typed after a tool's name; nothing where help was asked for or a word is not known, which has been said then. */
export function readWords<const Options extends ParseArgsOptionsConfig>(
  words: readonly string[],
  { usage, options, numbers = [], names = { kind: 'word', ids: [] } }: Usage<Options>,
) {
  if (helps(words)) {
    process.stdout.write(`${usage}\n`)
    return null
  }
  const parsed = parse(words, options)
  if (typeof parsed === 'string') return refuseWords(parsed)
  const unknown = parsed.positionals.find((name) => !names.ids.includes(name))
  const wrong = Object.entries(parsed.values).find(
    ([name, value]) => numbers.includes(name) && !/^\d+$/.test(String(value)),
  )
  if (wrong) return refuseWords(`--${wrong[0]} is a whole number, not ${String(wrong[1])}.`)
  if (unknown === undefined) return parsed
  const choose = names.ids.length ? `: choose of ${names.ids.join(', ')}` : ''
  return refuseWords(`There is no ${names.kind} called ${unknown}${choose}.`)
}

/** What was typed, or the sentence that says what is wrong with it. */
function parse<const Options extends ParseArgsOptionsConfig>(words: readonly string[], options: Options) {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true })
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    const sentence = sureFirst(error.message.split(/\. |\n/))
    return `${sentence.replace(/\.$/, '')}; --help says what there is.`
  }
}
