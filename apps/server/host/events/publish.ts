import type { Transaction } from '../database/database.ts'
import { event } from '../database/schema/events.ts'

/** The channel on which the database itself tells every process whom a new event is for. */
export const eventChannel = 'toile_event'

/** The kind of event after which each stream of a person asks whether its own session goes on; no window is sent it. */
export const signedOut = 'signedOut'

/** Tells a person's open windows what happened, when and only when the transaction is committed. */
export async function publish(tx: Transaction, personId: string, kind: string, detail: unknown): Promise<void> {
  await tx.insert(event).values({ personId, kind, detail })
}
