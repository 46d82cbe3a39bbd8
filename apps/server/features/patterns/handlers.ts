import type { Contract } from '@toile/contract/index.ts'
import { sureFirst } from '@toile/geometry'
import { patternSchema } from '@toile/tailoring/editing/patternDocument.ts'
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { checkOpen } from '../../documents/designs/checkOpen.ts'
import type { Transaction } from '../../host/database/database.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { pattern } from '../../host/database/schema/patterns.ts'
import { project } from '../../host/database/schema/projects.ts'
import type { Handlers } from '../../host/http/context.ts'
import { nameBeside } from '../../library/nameBeside.ts'
import { keepPattern, renamePattern } from './keepPattern.ts'
import { makePattern } from './makePattern.ts'
import { lockPattern, readPattern, readPatterns } from './patternEntry.ts'
import { checkPatternRoom } from './patternRoom.ts'

/** Puts a pattern into the bin, or takes it out. */
async function setDeleted(tx: Transaction, ownerId: string, id: string, deletedAt: Date | null) {
  await tx
    .update(pattern)
    .set({ deletedAt })
    .where(and(ownedBy(pattern, ownerId), eq(pattern.id, id)))
  return readPattern(tx, ownerId, id)
}

export const patterns: Handlers<Contract['patterns']> = {
  make: makePattern,

  async list({ projectId, designId, bin }, { tx, identity }) {
    const items = await readPatterns(
      tx,
      identity.id,
      bin ? isNotNull(pattern.deletedAt) : isNull(pattern.deletedAt),
      projectId ? eq(pattern.projectId, projectId) : undefined,
      designId ? eq(pattern.lookId, designId) : undefined,
      sql`not exists (
        select 1 from ${project}
        where ${ownedBy(project, identity.id)} and ${project.id} = ${pattern.projectId} and ${project.deletedAt} is not null)`,
    )
    return { items }
  },

  async open({ id }, { tx, identity }) {
    const entry = await readPattern(tx, identity.id, id)
    const { document } = sureFirst(
      await tx
        .select({ document: pattern.document })
        .from(pattern)
        .where(and(ownedBy(pattern, identity.id), eq(pattern.id, id))),
    )
    return { pattern: entry, document: patternSchema.parse(document) }
  },

  keep: keepPattern,

  rename: renamePattern,

  async duplicate({ id }, { tx, identity }) {
    const names = await checkPatternRoom(tx, identity.id)
    const { ownerId, projectId, lookId, name: former, document } = await lockPattern(tx, identity.id, id)
    const name = nameBeside([former, ...names], former)
    const made = await tx
      .insert(pattern)
      .values({ ownerId, projectId, lookId, name, document: { ...patternSchema.parse(document), name } })
      .returning({ id: pattern.id })
    return readPattern(tx, identity.id, sureFirst(made).id)
  },

  async remove({ id }, { tx, identity }) {
    const row = await lockPattern(tx, identity.id, id)
    return setDeleted(tx, identity.id, id, row.deletedAt ?? new Date())
  },

  async restore({ id }, { tx, identity }) {
    await checkPatternRoom(tx, identity.id)
    const row = await lockPattern(tx, identity.id, id)
    if (row.projectId) await checkOpen(tx, identity.id, row.projectId)
    return setDeleted(tx, identity.id, id, null)
  },
}
