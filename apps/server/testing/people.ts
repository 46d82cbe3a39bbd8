import { randomBytes, randomUUID } from 'node:crypto'
import { sureFirst } from '@toile/geometry'
import { person, session } from '../host/database/schema/people.ts'
import { cookieNames, hashOf } from '../host/http/identity.ts'
import { type Caller, openCaller } from './caller.ts'
import type { TestToile } from './openTestToile.ts'

/** The kinds of caller that access rules tell apart. */
export const roles = [
  'nobody',
  'visitor',
  'none',
  'trial',
  'subscribed',
  'expired',
  'owner',
  'school',
  'enterprise',
  'affiliate',
  'administrator',
  'superAdministrator',
] as const
export type Role = (typeof roles)[number]

const systemUser: Record<Role, number> = {
  nobody: 0,
  visitor: 3,
  none: 0,
  subscribed: 1,
  expired: 1,
  owner: 2,
  trial: 3,
  school: 4,
  enterprise: 5,
  affiliate: 1,
  administrator: 6,
  superAdministrator: 7,
}

const day = 86_400_000

/** A caller of a role who is signed in with a browser; whoever has an account of their own has a password only where one is given. */
export async function openRole(
  toile: Pick<TestToile, 'address'> & Readonly<{ database: Pick<TestToile['database'], 'db'> }>,
  role: Role = 'subscribed',
  own: Partial<typeof person.$inferInsert> = {},
): Promise<Caller> {
  const caller = openCaller(toile)
  if (role === 'nobody') return caller
  const { db } = toile.database
  const { id } = sureFirst(
    await db
      .insert(person)
      .values({
        email: role === 'visitor' ? null : `${role.toLowerCase()}-${randomUUID()}@example.com`,
        userName: role,
        systemUser: systemUser[role],
        affiliate: role === 'affiliate',
        credits: 200,
        validEndTime: new Date(Date.now() + (role === 'expired' ? -1 : 1) * day),
        ...own,
      })
      .returning({ id: person.id }),
  )
  const token = randomBytes(32).toString('base64url')
  const companion = randomBytes(32).toString('base64url')
  await db.insert(session).values({
    tokenHash: hashOf(token),
    companionHash: hashOf(companion),
    personId: id,
    kind: 'browser',
    expiresAt: new Date(Date.now() + day),
  })
  caller.userId = id
  caller.token = token
  caller.cookies.set(cookieNames.token, token).set(cookieNames.companion, companion)
  return caller
}
