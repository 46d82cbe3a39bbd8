import { sure } from '@toile/geometry'
import { limits } from '@toile/rules/limits.ts'
import { refuse } from '@toile/rules/refusals.ts'
import { systemUsers } from '@toile/studio/people/access.ts'
import { and, isNull } from 'drizzle-orm'
import { ownedBy } from '../../host/database/owned.ts'
import { creditEntry, person, session } from '../../host/database/schema/people.ts'
import { publish, signedOut } from '../../host/events/publish.ts'
import type { Context } from '../../host/http/context.ts'

type Row = typeof person.$inferSelect
/** What somebody who registers says of themselves. */
export type Registering = Pick<typeof person.$inferInsert, 'email' | 'passwordHash' | 'userName' | 'language'>

const day = 24 * 60 * 60 * 1000

const trialTerms = () => ({
  systemUser: systemUsers.trial,
  validEndTime: new Date(Date.now() + limits.trialDays * day),
  subscriptionType: 'trial',
})

const enter = ({ tx }: Context, personId: string, amount: number) =>
  tx.insert(creditEntry).values({ personId, amount, reason: 'trial' })

/** A person on trial: credits to begin with, and an end date (requirement S4.09). */
export async function addTrial(context: Context, own: Partial<Registering>): Promise<Row> {
  const credits = own.email ? limits.trialCredits : limits.visitorCredits
  const [row] = await context.tx
    .insert(person)
    .values({
      userName: 'Visitor',
      language: context.language,
      credits,
      maximumCredits: credits,
      ...trialTerms(),
      ...own,
    })
    .onConflictDoNothing()
    .returning()
  if (!row) throw refuse('wrongSignIn')
  await enter(context, row.id, credits)
  return sure(row)
}

/**
 * Makes the account of a visitor: the same person with all of their work, on the terms of a trial that begins now. What was spent as a
 * visitor is spent of the trial's credits; every session of the visit ends (requirement S2.03).
 */
export async function settleVisitor(context: Context, visitorId: string, own: Registering): Promise<Row> {
  const { tx } = context
  const [visitor] = await tx.select().from(person).where(ownedBy(person, visitorId)).for('no key update')
  if (!visitor || visitor.email !== null) throw refuse('doneBefore')
  const more = limits.trialCredits - visitor.maximumCredits
  const [row] = await tx
    .update(person)
    .set({
      ...trialTerms(),
      ...own,
      confirmedAt: null,
      credits: visitor.credits + more,
      maximumCredits: limits.trialCredits,
      updatedAt: new Date(),
    })
    .where(ownedBy(person, visitorId))
    .returning()
  await enter(context, visitorId, more)
  await tx
    .update(session)
    .set({ revokedAt: new Date() })
    .where(and(ownedBy(session, visitorId), isNull(session.revokedAt)))
  await publish(tx, visitorId, signedOut, {})
  return sure(row)
}
