import type { Token } from './token.ts'

const silent = new Set(['break', 'gap', 'num', 'size'])
const turning = new Set(['more', 'less'])
/** Verbs that any sentence may have. */
const verbs = new Set(['add', 'remove', 'replace'])

/** How much of a text is understood: how many concepts of dress it names, and their letters as a share of all that mean something. */
export interface Share {
  concepts: number
  read: number
  /** Whether it names what belongs to another matter: a password, a meeting, a weekday. */
  elsewhere: boolean
}

/** Counts what is understood of a text; words without meaning of their own count neither way. */
export function shareOf(tokens: readonly Token[]): Share {
  let concepts = 0
  let read = 0
  let all = 0
  let elsewhere = false
  for (const { id, kind, text, idle, guess, from, to } of tokens) {
    if (id === 'elsewhere') elsewhere = true
    if (silent.has(kind) || idle || (kind === 'op' && !turning.has(id)) || verbs.has(id)) continue
    if (!/[\p{L}\p{N}]/u.test(text)) continue
    all += to - from
    if (kind === 'word' || kind === 'idiom' || guess) continue
    read += to - from
    if (kind !== 'op') concepts++
  }
  return { concepts, read: all ? read / all : 0, elsewhere }
}
