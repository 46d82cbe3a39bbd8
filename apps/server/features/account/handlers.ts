import { hash, verify } from '@node-rs/argon2'
import type { Contract } from '@toile/contract/index.ts'
import { limits } from '@toile/fashion/limits.ts'
import { systemUsers } from '@toile/fashion/people/access.ts'
import { refuse } from '@toile/fashion/refusals.ts'
import { and, count, desc, eq, isNull, ne, sql } from 'drizzle-orm'
import { creditEntry, person, session } from '../../host/database/schema/people.ts'
import type { Context, Handlers } from '../../host/http/context.ts'
import { openSession, openToken } from './session.ts'
import { countAttempt, forgiveAttempts } from './throttle.ts'
import { userDetail } from './userDetail.ts'

type Row = typeof person.$inferSelect
const day = 24 * 60 * 60 * 1000
/** Verified when there is no such account, so that both answers take the same time. */
const nobody = hash('nobody signs in with this')

const byEmail = async ({ tx }: Context, email: string): Promise<Row | undefined> =>
  (
    await tx
      .select()
      .from(person)
      .where(eq(sql`lower(${person.email})`, email))
  )[0]

const signedIn = async (context: Context, row: Row) => ({
  token: await openSession(context, row.id),
  userId: row.id,
  systemUser: row.systemUser,
  isBeginner: row.isBeginner,
})

/** A person on trial: credits to begin with, and an end date (requirement S4.09). */
async function addTrial(context: Context, own: Partial<typeof person.$inferInsert>): Promise<Row> {
  const [row] = await context.tx
    .insert(person)
    .values({
      userName: 'Visitor',
      language: context.language,
      systemUser: systemUsers.trial,
      credits: limits.trialCredits,
      maximumCredits: limits.trialCredits,
      validEndTime: new Date(Date.now() + limits.trialDays * day),
      subscriptionType: 'trial',
      ...own,
    })
    .returning()
  await context.tx.insert(creditEntry).values({ personId: row.id, amount: limits.trialCredits, reason: 'trial' })
  return row
}

export const account: Handlers<Contract['account']> = {
  async register({ email, password, userName, language }, context) {
    await countAttempt(context.server, email, context.address)
    const known = await byEmail(context, email)
    if (known) {
      if (known.passwordHash && (await verify(known.passwordHash, password))) return signedIn(context, known)
      throw refuse('emailTaken')
    }
    const passwordHash = await hash(password)
    return signedIn(context, await addTrial(context, { email, passwordHash, userName, language }))
  },

  async login({ email, password }, context) {
    await countAttempt(context.server, email, context.address)
    const row = await byEmail(context, email)
    const right = await verify(row?.passwordHash ?? (await nobody), password)
    if (!row?.passwordHash || !right) throw refuse('wrongSignIn')
    await forgiveAttempts(context.server, email)
    return signedIn(context, row)
  },

  async logout(_, { tx, tokenHash, setCookies }) {
    if (tokenHash) await tx.update(session).set({ revokedAt: new Date() }).where(eq(session.tokenHash, tokenHash))
    setCookies(null)
    return {}
  },

  async noLogin(_, context) {
    if (context.identity) {
      const [row] = await context.tx.select().from(person).where(eq(person.id, context.identity.id))
      return signedIn(context, row)
    }
    await countAttempt(context.server, `visitor ${context.address}`, context.address)
    return signedIn(context, await addTrial(context, {}))
  },

  async detail(_, { tx, identity }) {
    const [row] = await tx.select().from(person).where(eq(person.id, identity.id))
    return userDetail(row, identity)
  },

  async credits(_, { tx, identity }) {
    const [row] = await tx.select({ credits: person.credits }).from(person).where(eq(person.id, identity.id))
    return row.credits
  },

  async changePassword({ present, next }, { server, tx, identity, address, tokenHash }) {
    await countAttempt(server, `password ${identity.id}`, address)
    const [row] = await tx.select().from(person).where(eq(person.id, identity.id))
    if (!row.passwordHash || !(await verify(row.passwordHash, present))) throw refuse('wrongPassword')
    await tx
      .update(person)
      .set({ passwordHash: await hash(next), updatedAt: new Date() })
      .where(eq(person.id, identity.id))
    await tx
      .update(session)
      .set({ revokedAt: new Date() })
      .where(
        and(
          eq(session.personId, identity.id),
          isNull(session.revokedAt),
          tokenHash ? ne(session.tokenHash, tokenHash) : undefined,
        ),
      )
    return {}
  },

  async setLanguage({ language }, { tx, identity }) {
    await tx.update(person).set({ language, updatedAt: new Date() }).where(eq(person.id, identity.id))
    return {}
  },

  async completeGuidance(_, { tx, identity }) {
    await tx.update(person).set({ isBeginner: false, updatedAt: new Date() }).where(eq(person.id, identity.id))
    return {}
  },

  async listTokens(_, { tx, identity }) {
    const rows = await tx
      .select()
      .from(session)
      .where(and(eq(session.personId, identity.id), eq(session.kind, 'program'), isNull(session.revokedAt)))
      .orderBy(desc(session.createdAt))
    return rows.map(({ id, name, createdAt, lastUsedAt, expiresAt }) => ({
      id,
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.getTime() > createdAt.getTime() ? lastUsedAt.toISOString() : null,
      expiresAt: expiresAt.toISOString(),
    }))
  },

  async createToken({ name }, context) {
    const { tx, identity } = context
    const own = and(eq(session.personId, identity.id), eq(session.kind, 'program'), isNull(session.revokedAt))
    const [{ held }] = await tx.select({ held: count() }).from(session).where(own)
    if (held >= limits.tokensPerPerson) throw refuse('tooManyTokens', { most: limits.tokensPerPerson })
    return openToken(context, identity.id, name)
  },

  async revokeToken({ id }, { tx }) {
    await tx.update(session).set({ revokedAt: new Date() }).where(eq(session.id, id))
    return {}
  },
}
