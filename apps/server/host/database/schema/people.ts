import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { declareTable, mentionsIn, nobodys, ownedIn } from './declareTable.ts'

const moment = () => timestamp({ withTimezone: true })

/** Everybody who uses the studio; a visitor without login is a person without e-mail. */
export const person = pgTable(
  'person',
  {
    id: uuid().primaryKey().defaultRandom(),
    email: text(),
    /** Since when the address is known to be the person's own. */
    confirmedAt: moment(),
    userName: text().notNull(),
    passwordHash: text(),
    /** The role of S6.01 as the specification's number. */
    systemUser: integer().notNull().default(0),
    isBeginner: boolean().notNull().default(true),
    language: text().notNull().default('en'),
    avatar: text(),
    title: text(),
    surname: text(),
    givenName: text(),
    occupation: text(),
    country: text(),
    expireTime: moment(),
    validEndTime: moment(),
    subscriptionType: text(),
    subscriptionId: text(),
    affiliate: boolean().notNull().default(false),
    credits: integer().notNull().default(0),
    creditsUsed: integer().notNull().default(0),
    maximumCredits: integer().notNull().default(0),
    usernameModify: integer().notNull().default(0),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [uniqueIndex('person_email').on(sql`lower(${table.email})`)],
)

/** A sign-in of a browser or a program; only SHA-256 hashes of tokens are kept. */
export const session = pgTable(
  'session',
  {
    id: uuid().notNull().unique().defaultRandom(),
    tokenHash: text().primaryKey(),
    companionHash: text(),
    personId: uuid()
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['browser', 'program'] }).notNull(),
    name: text().notNull().default(''),
    createdAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
    lastUsedAt: moment().notNull().defaultNow(),
    revokedAt: moment(),
  },
  (table) => [index('session_person').on(table.personId)],
)

/** How often a key (an account, an address) tried something since the window began. */
export const throttle = pgTable(
  'throttle',
  {
    key: text().notNull(),
    windowStart: moment().notNull(),
    count: integer().notNull().default(1),
    latestAt: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.key, table.windowStart] })],
)

/** Every movement of credits; the database itself refuses to change or remove a row. */
export const creditEntry = pgTable(
  'credit_entry',
  {
    id: uuid().primaryKey().defaultRandom(),
    personId: uuid().notNull(),
    amount: integer().notNull(),
    reason: text().notNull(),
    taskId: uuid(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [index('credit_entry_person').on(table.personId, table.createdAt)],
)

export const people = {
  person: declareTable(person, (row) => ({ whose: ownedIn(row.id), holds: [mentionsIn(row.avatar)] })),
  session: declareTable(session, (row) => ({
    whose: ownedIn(row.personId),
    holds: [],
    clears: [{ past: row.expiresAt, hours: 48 }],
  })),
  throttle: declareTable(throttle, (row) => ({
    whose: nobodys,
    holds: [],
    clears: [{ past: row.windowStart, hours: 48 }],
  })),
  creditEntry: declareTable(creditEntry, (row) => ({ whose: ownedIn(row.personId), holds: [] })),
}
