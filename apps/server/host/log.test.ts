import { randomUUID } from 'node:crypto'
import { Writable } from 'node:stream'
import { DrizzleQueryError, eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { person, session } from './database/schema/people.ts'
import { openLog } from './log.ts'
import { openTestDatabase } from './testing/openTestDatabase.ts'

function openLines() {
  const lines: string[] = []
  const to = new Writable({
    write(line, _encoding, done) {
      lines.push(String(line))
      done()
    },
  })
  return { log: openLog({ log: 'info' }, to), said: () => lines.join('') }
}

describe('log', () => {
  it('[S9.01] a fault of the database names no token, e-mail or hash that went to it, but where it happened', async () => {
    const database = await openTestDatabase()
    const { log, said } = openLines()
    const email = `${randomUUID()}@example.com`
    const secret = 'f00d'.repeat(16)
    try {
      const own = { userName: 'Ann', email, passwordHash: secret }
      await database.db.insert(person).values(own)
      const faults = [
        () => database.db.insert(person).values(own),
        () => database.db.select().from(session).where(eq(session.id, secret)),
        () => database.db.execute(sql`select ${email} from nowhere`),
        () => database.db.transaction((tx) => tx.insert(person).values(own)),
      ]
      for (const fault of faults) {
        const error = await fault().then(
          () => null,
          (thrown: unknown) => thrown,
        )
        expect(error).toBeInstanceOf(DrizzleQueryError)
        log.error(error)
        log.child({}).warn({ err: error, task: 1 })
      }
    } finally {
      await database.close()
    }
    for (const word of [email, secret]) expect(said()).not.toContain(word)
    expect(said()).toContain('person_email')
    expect(said()).toContain('log.test.ts')
    expect(said().match(/"type":/g)?.length).toBeGreaterThanOrEqual(16)
  })

  it('[S9.01] what an entry says of headers and passwords is blotted out', () => {
    const { log, said } = openLines()
    log.info({ password: 'geheim', headers: { authorization: 'Bearer geheim', cookie: 'token=geheim' } }, 'asked')
    expect(said()).toContain('asked')
    expect(said()).not.toContain('geheim')
  })
})
