import type { Contract } from '@toile/contract/index.ts'
import { sureFirst } from '@toile/geometry'
import { limits } from '@toile/rules/limits.ts'
import { refuse } from '@toile/rules/refusals.ts'
import { and, count, desc, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Transaction } from '../../host/database/database.ts'
import { foreign, ownedBy } from '../../host/database/owned.ts'
import { person, session } from '../../host/database/schema/people.ts'
import { publish, signedOut } from '../../host/events/publish.ts'
import type { Context, Handlers } from '../../host/http/context.ts'
import { holdStill } from '../../pictures/hold/holdStill.ts'
import { hashPassword, isPassword } from './passwords.ts'
import { openSession, openToken } from './session.ts'
import { countAttempt, countVisitor, forgiveAttempts } from './throttle.ts'
import { addTrial, settleVisitor } from './trial.ts'
import { userDetail } from './userDetail.ts'

type Row = typeof person.$inferSelect

const byEmail = async (tx: Transaction, email: string): Promise<Row | undefined> =>
  (
    await tx
      .select()
      .from(person)
      .where(and(foreign(person, 'whoever signs in is nobody yet'), eq(sql`lower(${person.email})`, email)))
  )[0]

const signedIn = async (context: Context, row: Row) => ({
  token: await openSession(context, row.id),
  userId: row.id,
  systemUser: row.systemUser,
  isBeginner: row.isBeginner,
})

/** Lets those who register one address at once wait for each other. */
const holdEmail = (tx: Transaction, email: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`email ${email}`}, 0))`)

export const account: Handlers<Contract['account']> = {
  register: {
    async apart({ email, password, userName, language }, context) {
      if (!context.server.settings.registration) throw refuse('registrationClosed')
      const { identity } = context
      // A program acts for its person and is not the visitor themselves.
      const visitorId = identity?.visitor && !identity.program ? identity.id : null
      await countAttempt(context.server, email, context.address)
      const known = await context.load((tx) => byEmail(tx, email))
      if (known) {
        if (!(await isPassword(known.passwordHash, password))) throw refuse('wrongSignIn')
        if (visitorId) throw refuse('accountExists')
        return context.keep((tx) => signedIn({ ...context, tx }, known))
      }
      const passwordHash = await hashPassword(password)
      return context.keep(async (tx) => {
        await holdEmail(tx, email)
        if (await byEmail(tx, email)) throw refuse('wrongSignIn')
        const within = { ...context, tx }
        const own = { email, passwordHash, userName, language }
        return signedIn(within, await (visitorId ? settleVisitor(within, visitorId, own) : addTrial(within, own)))
      })
    },
  },

  login: {
    async apart({ email, password }, context) {
      await countAttempt(context.server, email, context.address)
      const row = await context.load((tx) => byEmail(tx, email))
      const right = await isPassword(row?.passwordHash, password)
      if (!row || !right) throw refuse('wrongSignIn')
      await forgiveAttempts(context.server, email, context.address)
      return context.keep((tx) => signedIn({ ...context, tx }, row))
    },
  },

  async logout(_, { tx, identity, tokenHash, setCookies }) {
    const own = and(eq(session.tokenHash, tokenHash ?? ''), ownedBy(session, identity.id))
    await tx.update(session).set({ revokedAt: new Date() }).where(own)
    await publish(tx, identity.id, signedOut, {})
    setCookies(null)
    return {}
  },

  noLogin: {
    async apart(_, context) {
      const { identity, server, address } = context
      // A program's token would live on in the session that it opened.
      if (identity?.program) throw refuse('pleaseLogInOrUpgrade')
      if (!identity && !server.settings.visitors) throw refuse('visitorsClosed')
      if (!identity) await countVisitor(server, address)
      return context.keep(async (tx) => {
        if (!identity) return signedIn({ ...context, tx }, await addTrial({ ...context, tx }, {}))
        const row = sureFirst(await tx.select().from(person).where(ownedBy(person, identity.id)))
        return signedIn({ ...context, tx }, row)
      })
    },
  },

  async entrance(_, { server }) {
    const { registration, visitors } = server.settings
    return { registration, visitors }
  },

  async detail(_, { tx, identity }) {
    const row = sureFirst(await tx.select().from(person).where(ownedBy(person, identity.id)))
    return userDetail(row, identity)
  },

  async credits(_, { tx, identity }) {
    const row = sureFirst(await tx.select({ credits: person.credits }).from(person).where(ownedBy(person, identity.id)))
    return row.credits
  },

  changePassword: {
    async apart({ present, next }, { server, identity, address, tokenHash, load, keep }) {
      await countAttempt(server, `password ${identity.id}`, address)
      const own = ownedBy(person, identity.id)
      const { stored } = sureFirst(
        await load((tx) => tx.select({ stored: person.passwordHash }).from(person).where(own)),
      )
      if (!(await isPassword(stored, present))) throw refuse('wrongPassword')
      const passwordHash = await hashPassword(next)
      return keep(async (tx) => {
        const changed = await tx
          .update(person)
          .set({ passwordHash, updatedAt: new Date() })
          .where(and(own, eq(person.passwordHash, stored ?? '')))
          .returning({ id: person.id })
        if (changed.length === 0) throw refuse('wrongPassword')
        await tx
          .update(session)
          .set({ revokedAt: new Date() })
          .where(
            and(
              ownedBy(session, identity.id),
              isNull(session.revokedAt),
              tokenHash ? ne(session.tokenHash, tokenHash) : undefined,
            ),
          )
        await publish(tx, identity.id, signedOut, {})
        return {}
      })
    },
  },

  async setLanguage({ language }, { tx, identity }) {
    await tx.update(person).set({ language, updatedAt: new Date() }).where(ownedBy(person, identity.id))
    return {}
  },

  async completeGuidance(_, { tx, identity }) {
    await tx.update(person).set({ isBeginner: false, updatedAt: new Date() }).where(ownedBy(person, identity.id))
    return {}
  },

  async listTokens(_, { tx, identity }) {
    const rows = await tx
      .select()
      .from(session)
      .where(and(ownedBy(session, identity.id), eq(session.kind, 'program'), isNull(session.revokedAt)))
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
    await holdStill(tx, identity.id)
    const own = and(ownedBy(session, identity.id), eq(session.kind, 'program'), isNull(session.revokedAt))
    const { held } = sureFirst(await tx.select({ held: count() }).from(session).where(own))
    if (held >= limits.tokensPerPerson) throw refuse('tooManyTokens', { most: limits.tokensPerPerson })
    return openToken(context, identity.id, name)
  },

  async revokeToken({ id }, { tx, identity }) {
    const own = and(eq(session.id, id), ownedBy(session, identity.id))
    await tx.update(session).set({ revokedAt: new Date() }).where(own)
    await publish(tx, identity.id, signedOut, {})
    return {}
  },
}
