import type { Contract } from '@toile/contract/index.ts'
import { sureFirst } from '@toile/geometry'
import { limits } from '@toile/rules/limits.ts'
import { refuse } from '@toile/rules/refusals.ts'
import { and, count, desc, eq, sql } from 'drizzle-orm'
import { readSteps } from '../../documents/designVersions/keepSteps.ts'
import { keepVersion } from '../../documents/designVersions/keepVersion.ts'
import { openedVersion, versionEntries } from '../../documents/designVersions/versionEntry.ts'
import type { Transaction } from '../../host/database/database.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { designVersion } from '../../host/database/schema/designVersions.ts'
import { keptDocument } from '../../host/database/schema/states.ts'
import type { Handlers } from '../../host/http/context.ts'
import { lockDesign } from '../../library/designEntry.ts'
import { restoreVersion } from './restoreVersion.ts'

/** Refuses one more name on a version of a look that has as many as it may. */
async function checkNamed(tx: Transaction, ownerId: string, designId: string): Promise<void> {
  const { named } = sureFirst(
    await tx
      .select({ named: count() })
      .from(designVersion)
      .where(
        and(ownedBy(designVersion, ownerId), eq(designVersion.designId, designId), eq(designVersion.reason, 'named')),
      ),
  )
  if (named >= limits.versions.named) throw refuse('tooManyVersions', { most: limits.versions.named })
}

const entryOf = async (tx: Transaction, ownerId: string, id: string) =>
  sureFirst(await versionEntries(tx, ownerId, [await openedVersion(tx, ownerId, id)]))

export const versions: Handlers<Contract['versions']> = {
  async listVersions({ id, after }, { tx, identity: { id: ownerId } }) {
    const rows = await tx
      .select({ version: designVersion, body: keptDocument.body })
      .from(designVersion)
      .innerJoin(keptDocument, and(ownedBy(keptDocument, ownerId), eq(keptDocument.hash, designVersion.documentHash)))
      .where(
        and(
          ownedBy(designVersion, ownerId),
          eq(designVersion.designId, id),
          after
            ? sql`(${designVersion.createdAt}, ${designVersion.id}) <
                (select created_at, id from design_version where id = ${after} and owner_id = ${ownerId})`
            : undefined,
        ),
      )
      .orderBy(desc(designVersion.createdAt), desc(designVersion.id))
      .limit(limits.versions.page + 1)
    const page = rows.slice(0, limits.versions.page)
    return { versions: await versionEntries(tx, ownerId, page), more: rows.length > page.length }
  },

  async openVersion({ id }, { tx, identity }) {
    return entryOf(tx, identity.id, id)
  },

  async keepVersion({ id, name }, { tx, identity }) {
    const look = await lockDesign(tx, identity.id, id)
    if (look.state === 'deleted') throw refuse('lookDeleted')
    await checkNamed(tx, identity.id, id)
    return entryOf(tx, identity.id, await keepVersion(tx, look, 'named', name))
  },

  async renameVersion({ id, name }, { tx, identity: { id: ownerId } }) {
    const { version } = await openedVersion(tx, ownerId, id)
    if (name && version.reason !== 'named') {
      await lockDesign(tx, ownerId, version.designId)
      await checkNamed(tx, ownerId, version.designId)
    }
    const reason = name ? 'named' : version.reason === 'named' ? 'rested' : version.reason
    await tx
      .update(designVersion)
      .set({ name, reason })
      .where(and(ownedBy(designVersion, ownerId), eq(designVersion.id, id)))
    return entryOf(tx, ownerId, id)
  },

  restoreVersion: {
    apart: (asked, { server: { files }, load, keep, identity }) =>
      restoreVersion({ load, keep, files, ownerId: identity.id }, asked),
  },

  listSteps: ({ id }, { tx, identity }) => readSteps(tx, { ownerId: identity.id, id }),
}
