import { limits } from '@toile/fashion/limits.ts'
import { refuse } from '@toile/fashion/refusals.ts'
import { and, eq, sql } from 'drizzle-orm'
import { throttle } from '../../host/database/schema/people.ts'
import type { Server } from '../../host/server.ts'

const { free, wait, perAddress, visitors, window } = limits.attempts

const startOfWindow = () => new Date(Math.floor(Date.now() / window) * window)
const keysOf = (account: string, address: string) => ({
  pair: `account ${account} from ${address}`,
  address: `address ${address}`,
})

/** Milliseconds that must have passed since an account's latest attempt from an address, after so many of them. */
const pauseAfter = (count: number): number => (count < free ? 0 : wait * 2 ** Math.min(count - free, 20))

const rowOf = (key: string, windowStart: Date) => and(eq(throttle.key, key), eq(throttle.windowStart, windowStart))

async function countUpTo(most: number, { house }: Server, key: string, windowStart: Date): Promise<void> {
  const [{ count }] = await house
    .insert(throttle)
    .values({ key, windowStart, count: 1 })
    .onConflictDoUpdate({ target: [throttle.key, throttle.windowStart], set: { count: sql`${throttle.count} + 1` } })
    .returning({ count: throttle.count })
  if (count > most)
    throw refuse('tooManyAttempts', { minutes: Math.ceil((windowStart.getTime() + window - Date.now()) / 60_000) })
}

/** Lets an attempt on an account from an address through, or refuses it until its pause is over; one that was refused is not counted. */
function countPair({ house }: Server, key: string, windowStart: Date): Promise<void> {
  return house.transaction(async (tx) => {
    // Made and locked at once: whoever signs in at this moment takes the row away.
    const [{ count, latestAt }] = await tx
      .insert(throttle)
      .values({ key, windowStart, count: 0 })
      .onConflictDoUpdate({ target: [throttle.key, throttle.windowStart], set: { count: throttle.count } })
      .returning()
    const left = latestAt.getTime() + pauseAfter(count) - Date.now()
    if (left > 0) throw refuse('attemptsTooFast', { seconds: Math.ceil(left / 1000) })
    await tx
      .update(throttle)
      .set({ count: count + 1, latestAt: new Date() })
      .where(rowOf(key, windowStart))
  })
}

/**
 * Counts an attempt on an account from an address: after the first few each one waits twice as long as the one before, for that address
 * alone, so that nobody is locked out by the guesses of another; an address has a wide limit over all accounts. Kept in the database, so
 * that every process counts together.
 */
export async function countAttempt(server: Server, account: string, address: string): Promise<void> {
  const keys = keysOf(account, address)
  const windowStart = startOfWindow()
  await countUpTo(perAddress, server, keys.address, windowStart)
  await countPair(server, keys.pair, windowStart)
}

/** Counts a visitor who comes in from an address, and refuses beyond the limit. */
export const countVisitor = (server: Server, address: string): Promise<void> =>
  countUpTo(visitors, server, `visitors ${address}`, startOfWindow())

/** Forgets an account's attempts from an address once it signed in there, and the one that was right. */
export async function forgiveAttempts({ house }: Server, account: string, address: string): Promise<void> {
  const keys = keysOf(account, address)
  const windowStart = startOfWindow()
  await house.delete(throttle).where(rowOf(keys.pair, windowStart))
  await house
    .update(throttle)
    .set({ count: sql`greatest(${throttle.count} - 1, 0)` })
    .where(rowOf(keys.address, windowStart))
}
