import { sure } from '@toile/geometry'
import { Mistake } from './mistake.ts'

/** One option of a command: how it is read from what was typed after its name, each time it was typed. */
export interface Option<T> {
  says: string
  /** What stands for the value in the help; empty for an option that takes none. */
  value: string
  read(typed: readonly string[], name: string): T
}
export type Options = Readonly<Record<string, Option<unknown>>>
export type Values<O extends Options> = { [Name in keyof O]: ReturnType<O[Name]['read']> }

const once = (typed: readonly string[], name: string): string | undefined => {
  if (typed.length > 1) throw new Mistake(`--${name} may be given once only.`)
  if (typed[0] === '') throw new Mistake(`--${name} is empty.`)
  return typed[0]
}

/** Any number of values. */
export const many = (value: string, says: string): Option<readonly string[]> => ({
  says,
  value,
  read(typed, name) {
    if (typed.includes('')) throw new Mistake(`--${name} is empty.`)
    return typed
  },
})

/** One value, or none. */
export const one = (value: string, says: string): Option<string | undefined> => ({ says, value, read: once })

/** One value that must be given. */
export const needed = (value: string, says: string): Option<string> => ({
  says,
  value,
  read(typed, name) {
    const given = once(typed, name)
    if (given === undefined) throw new Mistake(`--${name} ${value} is missing.`)
    return given
  },
})

/** A short text; without it the normal one. */
export const text = (value: string, says: string, most: number, normal: string): Option<string> => ({
  says,
  value,
  read(typed, name) {
    const given = once(typed, name)?.trim() ?? normal
    if (given === '' || given.length > most) throw new Mistake(`--${name} must have 1 to ${most} letters.`)
    return given
  },
})

/** How a kind of number is written. */
const numbers = {
  'a whole number': /^\d{1,10}$/,
  'a number': /^-?\d{1,6}(\.\d{1,6})?$/,
}

const between =
  (kind: keyof typeof numbers) =>
  <const Normal extends number | undefined>(
    value: string,
    says: string,
    [least, most]: readonly [number, number],
    normal: Normal,
  ): Option<number | Normal> => ({
    says,
    value,
    read(typed, name) {
      const given = once(typed, name)
      if (given === undefined) return normal
      const number = numbers[kind].test(given) ? Number(given) : Number.NaN
      if (!(number >= least && number <= most))
        throw new Mistake(`--${name} must be ${kind} from ${least} to ${most}, not ${given}.`)
      return number
    },
  })

/** A whole number between two bounds. */
export const whole = between('a whole number')

/** A number between two bounds, with a point where it has a part. */
export const decimal = between('a number')

/** One of several words; without it the normal one. */
export const choice = <const Id extends string, const Normal extends Id | undefined>(
  says: string,
  ids: readonly Id[],
  normal: Normal,
): Option<Id | Normal> => ({
  says,
  value: ids.length > 6 ? 'ID' : ids.join('|'),
  read(typed, name) {
    const given = once(typed, name)
    if (given === undefined) return normal
    const found = ids.find((id) => id === given)
    if (!found) throw new Mistake(`--${name} must be one of ${ids.join(', ')}, not ${given}.`)
    return found
  },
})

/** Any number of several words, each given once. */
export const several = <const Id extends string>(says: string, ids: readonly Id[], most: number): Option<Id[]> => ({
  says,
  value: 'ID',
  read(typed, name) {
    const found = typed.map((given) => ids.find((id) => id === given))
    const stray = typed.find((_, i) => found[i] === undefined)
    if (stray !== undefined) throw new Mistake(`--${name} must be one of ${ids.join(', ')}, not ${stray}.`)
    const chosen = [...new Set(found.flatMap((id) => id ?? []))]
    if (chosen.length > most) throw new Mistake(`--${name} may be given ${most} times at most.`)
    return chosen
  },
})

/** An option without a value. */
export const flag = (says: string): Option<boolean> => ({
  says,
  value: '',
  read: (typed, name) => once(typed, name) !== undefined,
})

/** Reads the words after a command; unknown options, missing values and stray words are mistakes. */
export function readOptions<O extends Options>(options: O, words: readonly string[]): Values<O> {
  const typed = new Map<string, string[]>(Object.keys(options).map((name) => [name, []]))
  for (let i = 0; i < words.length; i++) {
    const [, name, attached] = /^--([\w-]+)(?:=(.*))?$/s.exec(sure(words[i])) ?? []
    if (!name) throw new Mistake(`${words[i]} is not an option; options begin with --.`)
    const into = typed.get(name)
    if (!into) throw new Mistake(`--${name} is not an option of this command; --help lists them.`)
    if (sure(options[name]).value === '') {
      if (attached !== undefined) throw new Mistake(`--${name} takes no value.`)
      into.push('yes')
    } else {
      const value = attached ?? words[++i]
      if (value === undefined || (attached === undefined && value.startsWith('--')))
        throw new Mistake(`--${name} needs a value.`)
      into.push(value)
    }
  }
  return Object.fromEntries(
    Object.entries(options).map(([name, option]) => [name, option.read(typed.get(name) ?? [], name)]),
  ) as Values<O>
}
