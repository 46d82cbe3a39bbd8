import { sure } from '@toile/geometry'
import { type Options, readOptions, type Values } from './options.ts'

/** Where a command speaks and what may stop it. */
export interface Terminal {
  /** What the command gives: standard output. */
  print: (text: string) => void
  /** How far it is: one sentence on standard error. */
  say: (sentence: string) => void
  /** Turned when the person stops the command. */
  signal: AbortSignal
}

/** One command of the command line. */
export interface Command {
  name: string
  says: string
  options: Options
  run(words: readonly string[], terminal: Terminal): Promise<void>
}

/** Declares a command; its options are read and checked before it runs. */
export const defineCommand = <const O extends Options>(
  command: Omit<Command, 'options' | 'run'> & { options: O; run(values: Values<O>, terminal: Terminal): Promise<void> },
): Command => ({
  ...command,
  run: (words, terminal) => command.run(readOptions(command.options, words), terminal),
})

/** A command whose first word may be the value of an option that it always needs: `toile product look.json`. */
export const firstWord = (option: string, command: Command): Command => ({
  ...command,
  run: (words, terminal) =>
    command.run(words[0] && !words[0].startsWith('--') ? [`--${option}`, ...words] : words, terminal),
})

/** The help of a command. */
export function helpOf({ name, says, options }: Command): string {
  const left = Object.entries(options).map(([option, { value }]) => `--${option}${value ? ` ${value}` : ''}`)
  const wide = Math.max(...left.map((text) => text.length))
  const lines = Object.values(options).map((option, i) => `  ${sure(left[i]).padEnd(wide)}  ${option.says}`)
  return [`${says}\n`, `npm run -s toile -- ${name} [options]\n`, ...lines, ''].join('\n')
}
