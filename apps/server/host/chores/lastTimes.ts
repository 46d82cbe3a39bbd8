import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../database/database.ts'
import { setting } from '../database/schema/settings.ts'

const key = 'chores'
const timesSchema = z.record(z.string(), z.number())

/** When each chore was begun for the last time that it came to its end, by its name, in milliseconds. */
export async function lastTimes(db: Database): Promise<ReadonlyMap<string, number>> {
  const [row] = await db.select().from(setting).where(eq(setting.key, key))
  return new Map(Object.entries(timesSchema.safeParse(row?.value).data ?? {}))
}

/** Keeps that a chore was done. */
export async function keepTime(db: Database, name: string, began: number): Promise<void> {
  await db
    .insert(setting)
    .values({ key, value: { [name]: began } })
    .onConflictDoUpdate({ target: setting.key, set: { value: sql`${setting.value} || excluded.value` } })
}
