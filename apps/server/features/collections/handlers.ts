import type { Contract } from '@toile/contract/index.ts'
import { refuse } from '@toile/fashion/refusals.ts'
import { asc, eq } from 'drizzle-orm'
import { designEntry, lockDesign, readEntry } from '../../content/designEntry.ts'
import { putInLibrary, takeFromLibrary } from '../../content/likedLooks.ts'
import { keepWork } from '../../content/projectStates/keepWork.ts'
import type { Transaction } from '../../host/database/database.ts'
import { collection, design } from '../../host/database/schema/designs.ts'
import type { Handlers } from '../../host/http/context.ts'
import { shownWith } from './shownWith.ts'
import { zipCollection } from './zipCollection.ts'

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
      await keepWork(tx, row, 'liked')
      await setState(tx, id, 'liked')
      await putInLibrary(tx, row)
    }
    return readEntry(tx, id)
  },

  async unlike({ id }, { tx }) {
    const row = await lockDesign(tx, id)
    if (row.state === 'liked') {
      await keepWork(tx, row, 'liked')
      await setState(tx, id, 'draft')
      await takeFromLibrary(tx, id)
    }
    return readEntry(tx, id)
  },

  async remove({ id }, { tx }) {
    await keepWork(tx, await lockDesign(tx, id))
    await setState(tx, id, 'deleted')
    await takeFromLibrary(tx, id)
    return readEntry(tx, id)
  },

  async restore({ id }, { tx }) {
    const row = await lockDesign(tx, id)
    if (row.state === 'deleted') await setState(tx, id, 'draft')
    return readEntry(tx, id)
  },

  async exportCollection({ projectId, only }, { server, tx, identity }) {
    return zipCollection(server, tx, identity.id, projectId, only)
  },
}
