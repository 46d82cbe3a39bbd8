import { sureFirst } from '@toile/geometry'
import { refuse } from '@toile/rules/refusals.ts'
import type { Identity } from '@toile/studio/people/access.ts'
import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '../database/database.ts'
import { throttle } from '../database/schema/people.ts'
import { isOwnMachine } from '../ownMachine.ts'
import type { Settings } from '../settings.ts'

const day = 24 * 60 * 60 * 1000

/** What takes part in counting bytes. */
type Counting = Readonly<{
  db: Database | Transaction
  settings: Pick<Settings, 'personBytes' | 'visitorBytes' | 'addressBytes'>
}>

/** The bytes that a person keeps, of every kind, tiles of paintings among them, with what lies in the parts of files that are not here whole, in the files that tasks left for a day, and in those that tasks are still to read. */
async function storedBytes(db: Database | Transaction, ownerId: string): Promise<number> {
  const { rows } = await db.execute<{ bytes: number }>(sql`
    select (select coalesce(sum(bytes), 0) from file where owner_id = ${ownerId})::float8
      + (select coalesce(sum(bytes), 0) from canvas_tile where owner_id = ${ownerId})::float8
      + (select coalesce(sum(octet_length(part.bytes)), 0) from upload_part part
         join upload on upload.id = part.upload_id where upload.owner_id = ${ownerId})::float8
      + (select coalesce(sum(coalesce((output->>'bytes')::float8, 0)
           + case when status in ('waiting', 'running') then coalesce((input->>'bytes')::float8, 0) else 0 end), 0)
         from task where owner_id = ${ownerId}
         and (status in ('waiting', 'running') or finished_at > now() - interval '1 day'))::float8 as bytes`)
  return rows[0]?.bytes ?? 0
}

/** Refuses what a person has no room for. */
export async function checkStored(
  { db, settings }: Counting,
  identity: Pick<Identity, 'id' | 'visitor'>,
  coming: number,
): Promise<void> {
  const most = identity.visitor ? settings.visitorBytes : settings.personBytes
  if ((await storedBytes(db, identity.id)) + coming > most) throw refuse('storageUsed', { most: most / 1e6 })
}

/** Counts, in thousands of bytes, what an address sends within a day, whoever sends it; refuses what is beyond. The machine itself may send what it likes. */
export async function countSent({ db, settings }: Counting, address: string, bytes: number): Promise<void> {
  if (isOwnMachine(address)) return
  const sent = Math.ceil(bytes / 1000)
  const { count } = sureFirst(
    await db
      .insert(throttle)
      .values({ key: `bytes ${address}`, windowStart: new Date(Math.floor(Date.now() / day) * day), count: sent })
      .onConflictDoUpdate({
        target: [throttle.key, throttle.windowStart],
        set: { count: sql`least(${throttle.count}::bigint + ${sent}, 2000000000)` },
      })
      .returning({ count: throttle.count }),
  )
  if (count * 1000 > settings.addressBytes) throw refuse('networkUsed', { most: settings.addressBytes / 1e6 })
}
