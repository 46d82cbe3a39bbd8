import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { refuse } from '@toile/rules/refusals.ts'
import { outsideTransaction } from '../../host/database/held.ts'

/** Hashing keeps a core busy and twenty megabytes: no more at once than there are cores, so that files are still read meanwhile. */
const atOnce = Math.max(1, Math.min(3, availableParallelism()))
const mostWaiting = 1000

let under = 0
const waiting: (() => void)[] = []

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  outsideTransaction('A password was hashed')
  if (under < atOnce) under++
  else {
    if (waiting.length >= mostWaiting) throw refuse('signInsBusy')
    await new Promise<void>((go) => void waiting.push(go))
  }
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else under--
  }
}

/** What is stored of a password. */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password))

let nobody: Promise<string> | undefined

/** Whether a password belongs to what is stored; takes as long where nothing is stored. */
export async function isPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  nobody ??= hashPassword('nobody signs in with this')
  const against = stored ?? (await nobody)
  const right = await inTurn(() => verify(against, password))
  return right && stored !== null && stored !== undefined
}
