import type { Command, Terminal } from './command.ts'
import { Mistake } from './mistake.ts'
import { type Options, readOptions, type Values } from './options.ts'

/** One of several things that a command does, told by its first word. */
export type Act = (words: readonly string[], terminal: Terminal) => Promise<void>

/** An act with its own options; the words before the first option are what it acts on. */
export function act<O extends Options>(
  options: O,
  run: (given: readonly string[], values: Values<O>, terminal: Terminal) => Promise<void>,
): Act {
  return (words, terminal) => {
    const first = words.findIndex((word) => word.startsWith('--'))
    const given = first < 0 ? words : words.slice(0, first)
    return run(given, readOptions(options, words.slice(given.length)), terminal)
  }
}

/** A command of acts by their names; `asks` is said where none of them is named. */
export const commandOfActs = (
  command: Omit<Command, 'run'>,
  asks: string,
  acts: Readonly<Record<string, Act>>,
): Command => ({
  ...command,
  run([name, ...words], terminal) {
    const found = name !== undefined && Object.hasOwn(acts, name) ? acts[name] : undefined
    if (!found) throw new Mistake(`${asks}: ${Object.keys(acts).join(', ')}?`)
    return found(words, terminal)
  },
})
