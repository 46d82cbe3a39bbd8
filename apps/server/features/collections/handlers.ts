import type { Contract } from '@toile/contract/index.ts'
import { refuse } from '@toile/rules/refusals.ts'
import { and, asc, eq } from 'drizzle-orm'
import { orderFile } from '../../exports/orderFile.ts'
import type { Transaction } from '../../host/database/database.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { collection, design } from '../../host/database/schema/designs.ts'
import type { Handlers } from '../../host/http/context.ts'
import { designEntries, lockDesign, readEntry } from '../../library/designEntry.ts'
import { putInLibrary, takeFromLibrary } from '../../library/likedLooks.ts'
import { keepVersion } from '../../documents/designVersions/keepVersion.ts'
import { keepWork } from '../../documents/projectStates/keepWork.ts'
import { packedLooks } from './packedLooks.ts'
import { shownWith } from './shownWith.ts'

const setState = (tx: Transaction, ownerId: string, id: string, state: 'draft' | 'liked' | 'deleted') =>
  tx
    .update(design)
    .set({ state, updatedAt: new Date() })
    .where(and(ownedBy(design, ownerId), eq(design.id, id)))

export const collections: Handlers<Contract['collections']> = {
  async openCollection({ projectId }, { tx, identity }) {
    const own = { ownerId: identity.id, projectId }
    const [row] = await tx
      .select()
      .from(collection)
      .where(and(ownedBy(collection, own.ownerId), eq(collection.projectId, projectId)))
    if (!row) throw refuse('notFound')
    const designs = await tx
      .select()
      .from(design)
      .where(and(ownedBy(design, own.ownerId), eq(design.projectId, projectId)))
      .orderBy(asc(design.position), asc(design.createdAt))
    const entries = await designEntries(tx, own.ownerId, designs)
    const inState = (state: string) => entries.filter((one) => one.state === state)
    return {
      designCollectionId: row.id,
      projectId,
      name: row.name,
      designCollectionList: inState('draft'),
      likeDesignCollectionList: inState('liked'),
      deleteDesignCollectionList: inState('deleted'),
      // No account belongs to an organisation yet.
      userGroupId: null,
      ...(await shownWith(tx, own)),
    }
  },

  async like({ id }, { tx, identity }) {
    const row = await lockDesign(tx, identity.id, id)
    if (row.state !== 'liked') {
      await keepWork(tx, { ownerId: row.ownerId, projectId: row.projectId }, 'liked')
      await keepVersion(tx, row, 'liked')
      await setState(tx, row.ownerId, id, 'liked')
      await putInLibrary(tx, row)
    }
    return readEntry(tx, identity.id, id)
  },

  async unlike({ id }, { tx, identity }) {
    const row = await lockDesign(tx, identity.id, id)
    if (row.state === 'liked') {
      await keepWork(tx, { ownerId: row.ownerId, projectId: row.projectId }, 'liked')
      await setState(tx, row.ownerId, id, 'draft')
      await takeFromLibrary(tx, row.ownerId, id)
    }
    return readEntry(tx, identity.id, id)
  },

  async remove({ id }, { tx, identity }) {
    const { ownerId, projectId } = await lockDesign(tx, identity.id, id)
    await keepWork(tx, { ownerId, projectId })
    await setState(tx, ownerId, id, 'deleted')
    await takeFromLibrary(tx, ownerId, id)
    return readEntry(tx, identity.id, id)
  },

  async restore({ id }, { tx, identity }) {
    const row = await lockDesign(tx, identity.id, id)
    if (row.state === 'deleted') await setState(tx, row.ownerId, id, 'draft')
    return readEntry(tx, identity.id, id)
  },

  async exportCollection({ projectId, only, colorways, colorway }, context) {
    const packed = packedLooks({ ownerId: context.identity.id, projectId }, only)
    const [any] = await context.tx.select({ id: design.id }).from(design).where(packed).limit(1)
    if (!any) throw refuse('exportFailed')
    return orderFile(context, 'packCollection', { projectId, only, colorways, colorway })
  },
}
