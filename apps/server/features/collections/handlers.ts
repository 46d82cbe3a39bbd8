import type { Contract } from '@toile/contract/index.ts'
import { refuse } from '@toile/fashion/refusals.ts'
import { asc, eq } from 'drizzle-orm'
import { designEntry, lockDesign, readEntry } from '../../content/designEntry.ts'
import { orderFile } from '../../content/exports/orderFile.ts'
import { putInLibrary, takeFromLibrary } from '../../content/likedLooks.ts'
import { keepWork } from '../../content/projectStates/keepWork.ts'
import type { Transaction } from '../../host/database/database.ts'
import { collection, design } from '../../host/database/schema/designs.ts'
import type { Handlers } from '../../host/http/context.ts'
import { packedLooks } from './packedLooks.ts'
import { shownWith } from './shownWith.ts'

const setState = (tx: Transaction, id: string, state: 'draft' | 'liked' | 'deleted') =>
  tx.update(design).set({ state, updatedAt: new Date() }).where(eq(design.id, id))

export const collections: Handlers<Contract['collections']> = {
  async openCollection({ projectId }, { tx }) {
    const [row] = await tx.select().from(collection).where(eq(collection.projectId, projectId))
    if (!row) throw refuse('notFound')
    const designs = await tx
      .select()
      .from(design)
      .where(eq(design.projectId, projectId))
      .orderBy(asc(design.position), asc(design.createdAt))
    const inState = (state: string) => designs.filter((one) => one.state === state).map(designEntry)
    return {
      designCollectionId: row.id,
      projectId,
      name: row.name,
      designCollectionList: inState('draft'),
      likeDesignCollectionList: inState('liked'),
      deleteDesignCollectionList: inState('deleted'),
      // No account belongs to an organisation yet.
      userGroupId: null,
      ...(await shownWith(tx, projectId)),
    }
  },

  async like({ id }, { tx }) {
    const row = await lockDesign(tx, id)
    if (row.state !== 'liked') {
      await keepWork(tx, { ownerId: row.ownerId, projectId: row.projectId }, 'liked')
      await setState(tx, id, 'liked')
      await putInLibrary(tx, row)
    }
    return readEntry(tx, id)
  },

  async unlike({ id }, { tx }) {
    const row = await lockDesign(tx, id)
    if (row.state === 'liked') {
      await keepWork(tx, { ownerId: row.ownerId, projectId: row.projectId }, 'liked')
      await setState(tx, id, 'draft')
      await takeFromLibrary(tx, id)
    }
    return readEntry(tx, id)
  },

  async remove({ id }, { tx }) {
    const { ownerId, projectId } = await lockDesign(tx, id)
    await keepWork(tx, { ownerId, projectId })
    await setState(tx, id, 'deleted')
    await takeFromLibrary(tx, id)
    return readEntry(tx, id)
  },

  async restore({ id }, { tx }) {
    const row = await lockDesign(tx, id)
    if (row.state === 'deleted') await setState(tx, id, 'draft')
    return readEntry(tx, id)
  },

  async exportCollection({ projectId, only }, context) {
    const [any] = await context.tx.select({ id: design.id }).from(design).where(packedLooks(projectId, only)).limit(1)
    if (!any) throw refuse('exportFailed')
    return orderFile(context, 'packCollection', { projectId, only })
  },
}
