import { limits } from '@toile/fashion/limits.ts'
import { lt, sql } from 'drizzle-orm'
import { emptyLibraryBin } from '../content/emptyLibraryBin.ts'
import { emptyBin } from '../content/projectStates/emptyBin.ts'
import { thinStates } from '../content/projectStates/thinStates.ts'
import { sweepVisitors } from '../content/sweepVisitors.ts'
import { catchUp } from '../content/search/catchUp.ts'
import type { OpenDatabase } from './database/database.ts'
import { event } from './database/schema/events.ts'
import { session, throttle } from './database/schema/people.ts'
import { upload } from './database/schema/uploads.ts'
import type { Files } from './files/files.ts'
import { sweepFiles } from './files/sweep.ts'
import type { Log } from './log.ts'

const hour = 60 * 60 * 1000

const ago = (hours: number) => new Date(Date.now() - hours * hour)

/** Clears away, every hour, what is past use: old events, ended sessions, throttles, visitors whose trial is long over, what lay in the bin for thirty days, states grown old, files that never arrived whole, bytes nobody names; makes ready for the search, at once and every hour, what is not yet; answers how to stop. */
export function keepHouse({ house: db }: OpenDatabase, files: Files, log: Log): () => Promise<void> {
  const ending = new AbortController()
  async function clear() {
    await db.delete(event).where(lt(event.createdAt, ago(48)))
    await db.delete(session).where(lt(session.expiresAt, ago(48)))
    await db.delete(throttle).where(lt(throttle.windowStart, ago(48)))
    await db.execute(sql`delete from answer where created_at < ${ago(48)}`)
    await sweepVisitors(db)
    await emptyBin(db)
    await emptyLibraryBin(db)
    await thinStates(db)
    await db.delete(upload).where(lt(upload.createdAt, ago(limits.uploadParts.hours)))
    await db.execute(sql`
      delete from brief where created_at < ${ago(7 * 24)}
        and not exists (select 1 from project where document->>'briefId' = brief.id::text)
        and not exists (select 1 from kept_document where body->>'briefId' = brief.id::text)`)
    await db.execute(sql`
      delete from file where kind = 'brief' and created_at < ${ago(7 * 24)}
        and not exists (select 1 from brief where brief.file_id = file.id)`)
    await sweepFiles(db, files)
    await catchUp(db, files, ending.signal)
  }

  const told = (error: unknown) => log.warn({ err: error })
  let under: Promise<unknown> = catchUp(db, files, ending.signal).catch(told)
  const timer = setInterval(() => {
    under = under.then(clear).catch(told)
  }, hour)
  timer.unref()
  return async () => {
    clearInterval(timer)
    ending.abort()
    await under
  }
}
