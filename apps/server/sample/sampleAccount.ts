import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hash } from '@node-rs/argon2'
import { sureFirst } from '@toile/geometry'
import { limits } from '@toile/rules/limits.ts'
import { systemUsers } from '@toile/studio/people/access.ts'
import { eq } from 'drizzle-orm'
import { creditEntry, person, session } from '../host/database/schema/people.ts'
import { hashOf } from '../host/http/identity.ts'
import type { Server } from '../host/server.ts'

/** The account every new installation begins with. */
export interface SampleAccount {
  email: string
  password: string
}

const email = 'sample@toile.studio'
const year = 365 * 24 * 60 * 60 * 1000

/** The sample account with an active subscription; made at the first start, its random password kept in the data folder. */
export async function openSampleAccount(server: Server): Promise<SampleAccount> {
  const password = await keepPassword(server)
  const [known] = await server.house.select({ id: person.id }).from(person).where(eq(person.email, email))
  if (!known) await addAccount(server, password)
  return { email, password }
}

async function keepPassword({ settings }: Server): Promise<string> {
  if (settings.samplePassword) return settings.samplePassword
  const place = join(settings.folder, 'sample-password')
  try {
    return (await readFile(place, 'utf8')).trim()
  } catch {
    const password = randomBytes(9).toString('base64url')
    await mkdir(settings.folder, { recursive: true })
    await writeFile(place, `${password}\n`, { mode: 0o600 })
    return password
  }
}

async function addAccount({ house }: Server, password: string): Promise<void> {
  const passwordHash = await hash(password)
  await house.transaction(async (tx) => {
    const added = await tx
      .insert(person)
      .values({
        email,
        userName: 'Sample studio',
        passwordHash,
        systemUser: systemUsers.subscribed,
        subscriptionType: 'yearly',
        subscriptionId: 'sample',
        validEndTime: new Date(Date.now() + year),
        expireTime: new Date(Date.now() + year),
        credits: limits.sampleCredits,
        maximumCredits: limits.sampleCredits,
      })
      .onConflictDoNothing()
      .returning({ id: person.id })
    for (const { id } of added)
      await tx.insert(creditEntry).values({ personId: id, amount: limits.sampleCredits, reason: 'sample' })
  })
}

/** A token for the sample account that ends within the hour, with which the sample project is made through the calls. */
export async function openSampleToken({ house }: Server): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const { id } = sureFirst(await house.select({ id: person.id }).from(person).where(eq(person.email, email)))
  const expiresAt = new Date(Date.now() + 60 * 60 * 1000)
  await house
    .insert(session)
    .values({ tokenHash: hashOf(token), personId: id, kind: 'program', name: 'sample', expiresAt })
  return token
}
