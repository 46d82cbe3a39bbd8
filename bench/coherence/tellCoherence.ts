import { mkdirSync } from 'node:fs'
import { sure } from '@toile/geometry'
import { type Who, wearers } from './collectionOf.ts'
import type { Column } from './columnOf.ts'
import { type Broken, dressRules } from './dressRules.ts'
import { type SetId, sets } from './pictures/index.ts'
import { type Asking, askings } from './study.ts'
import { studyBeside } from './studyBeside.ts'

/** What the measure of photographs is asked for. */
export interface Chosen {
  set: SetId | 'both'
  asked: Asking | 'both'
  who: Who
  seed: number
  /** A folder for line-ups drawn beside their photographs. */
  draw: string | null
}

const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>) => Object.keys(record) as Key[]

/** Tells how far photographs steer collections, set by set in threads side by side, then the rules of dressing broken for everyone. */
export async function tellCoherence(
  { set, asked, who, seed, draw }: Chosen,
  say: (text: string) => void,
): Promise<void> {
  const wanted = set === 'both' ? keysOf(sets) : [set]
  const wantedAskings = asked === 'both' ? keysOf(askings) : [asked]
  if (draw) mkdirSync(draw, { recursive: true })
  const orders = wanted.map((one) => ({ set: one, askings: wantedAskings, seed, who, folder: draw }))
  const columns = (await Promise.all(orders.map(studyBeside))).flat()
  const heads = wanted.flatMap((one) => wantedAskings.map((asking) => `${one}, ${asking} asked`))
  say(`\nEight looks for ${who} of each drawn photograph, seed ${seed}; distances 0 to 1, chance 1.0 of 8.`)
  for (const line of tableOf(heads, columns)) say(line)
  say('\nRules of dressing broken in a hundred batches each (batches of an occasion: rules broken).')
  for (const line of rulesTable(keysOf(wearers).map(dressRules))) say(line)
}

function tableOf(heads: readonly string[], columns: readonly Column[]): string[] {
  const names = Object.keys(columns.at(0) ?? {})
  const wide = Math.max(...names.map(({ length }) => length)) + 2
  const row = (name: string, cells: readonly string[]) =>
    name.padEnd(wide) + cells.map((cell) => cell.padStart(Math.max(24, cell.length + 2))).join('')
  return [
    row('', heads),
    ...names.map((name) =>
      row(
        name,
        columns.map((column) => sure(column[name])),
      ),
    ),
  ]
}

function rulesTable(found: readonly Broken[]): string[] {
  const ids = found.at(0)?.occasions.map(({ id, batches }) => `${id} ${batches}`) ?? []
  const row = (name: string, cells: readonly string[]) =>
    name.padEnd(8) + cells.map((cell) => cell.padStart(13)).join('')
  return [
    row('', [...ids, 'all']),
    ...found.map(({ who, occasions, rules }) => {
      const names = rules.length ? `  ${[...new Set(rules)].join(' ')}` : ''
      return row(who, [...occasions.map(({ broken }) => String(broken)), String(rules.length)]) + names
    }),
  ]
}
