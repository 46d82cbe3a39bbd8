import { randomUUID } from 'node:crypto'
import { account } from '@toile/contract/features/account.ts'
import { eq } from 'drizzle-orm'
import { person } from '../host/database/schema/people.ts'
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

const systemUser: Partial<Record<Role, number>> = {
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

/** A signed-in caller of a role, registered through the calls. */
export async function openRole(toile: TestToile, role: Role = 'subscribed'): Promise<Caller> {
  const caller = openCaller(toile)
  if (role === 'nobody') return caller
  if (role === 'visitor') {
    caller.userId = (await caller.call(account.noLogin, {})).userId
    return caller
  }
  const email = `${role.toLowerCase()}-${randomUUID()}@example.com`
  caller.userId = (await caller.call(account.register, { email, password: 'a good password', userName: role })).userId
  await toile.server.db
    .update(person)
    .set({
      systemUser: systemUser[role] ?? 1,
      affiliate: role === 'affiliate',
      credits: 200,
      validEndTime: new Date(Date.now() + (role === 'expired' ? -1 : 1) * 86_400_000),
    })
    .where(eq(person.id, caller.userId))
  return caller
}
