import { refuseWords } from '../../scripts/readWords.ts'
import { wearers } from './collectionOf.ts'
import { sets } from './pictures/index.ts'
import { askings } from './study.ts'
import type { Chosen } from './tellCoherence.ts'

type Values = Partial<Record<'set' | 'asked' | 'who' | 'seed' | 'draw', string>>

const isKey = <Key extends string>(record: Readonly<Record<Key, unknown>>, key: string): key is Key =>
  Object.hasOwn(record, key)

const refuse = (option: string, record: object) =>
  refuseWords(`--${option} takes one of: ${Object.keys(record).join(', ')}.`)

/** Reads the options of coherence; nothing where one is not known, which has been said then. */
export function chosenOf({ set, asked, who = 'women', seed = '1', draw }: Values): Chosen | null {
  if (set !== undefined && !isKey(sets, set)) return refuse('set', sets)
  if (asked !== undefined && !isKey(askings, asked)) return refuse('asked', askings)
  if (!isKey(wearers, who)) return refuse('who', wearers)
  if (!/^\d{1,9}$/.test(seed)) return refuseWords('--seed takes a whole number.')
  return { set: set ?? 'both', asked: asked ?? 'both', who, seed: Number(seed), draw: draw ?? null }
}
