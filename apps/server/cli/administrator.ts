import { eq, sql } from 'drizzle-orm'
import { asHouse } from '../host/database/connection.ts'
import { openPool } from '../host/database/database.ts'
import { findDatabase } from '../host/database/findDatabase.ts'
import { person } from '../host/database/schema/people.ts'
import { readSettings } from '../host/settings.ts'
import type { Command } from './command.ts'
import { Mistake } from './mistake.ts'

/** Confirms, for whoever runs the studio, that an account belongs to an administrator that the settings name: an address alone proves nothing. */
export const administrator: Command = {
  name: 'administrator',
  says: 'Confirms that the account of an address that TOILE_ADMINISTRATORS names is its owner’s: administrator EMAIL.',
  options: {},
  async run([email, ...more], { say, print }) {
    if (!email || email.startsWith('--') || more.length > 0) throw new Mistake('Say administrator EMAIL.')
    const settings = readSettings(process.env)
    const address = email.toLowerCase()
    if (!settings.administrators.includes(address))
      throw new Mistake(`${email} is not named in TOILE_ADMINISTRATORS; add it there first.`)
    const found = await findDatabase(settings, say)
    const { db, close } = openPool(asHouse(found.owner), 1)
    try {
      const confirmed = await db
        .update(person)
        .set({ confirmedAt: new Date() })
        .where(eq(sql`lower(${person.email})`, address))
        .returning({ id: person.id })
      if (confirmed.length === 0) throw new Mistake(`There is no account with the address ${email} yet.`)
      print(`${JSON.stringify({ administrator: address })}\n`)
    } finally {
      await close()
      await found.close()
    }
  },
}
