import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { declareTable, nobodys } from './declareTable.ts'

/** Small facts of the installation that outlive a process. */
export const setting = pgTable('setting', { key: text().primaryKey(), value: jsonb().$type<unknown>().notNull() })

export const settings = {
  setting: declareTable(setting, () => ({ whose: nobodys, holds: [] })),
}
