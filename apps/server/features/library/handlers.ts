import type { Contract } from '@toile/contract/index.ts'
import { refuse } from '@toile/rules/refusals.ts'
import { cleanTags } from '@toile/studio/library/cleanTags.ts'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { orderFile } from '../../exports/orderFile.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { libraryItem } from '../../host/database/schema/library.ts'
import type { Handlers } from '../../host/http/context.ts'
import { freeMotionName, holdsMotion } from '../../library/freeMotionName.ts'
import { purgeEntries } from '../../library/purgeEntries.ts'
import { addEntry } from '../../library/search/addEntry.ts'
import { changeEntry } from '../../library/search/changeEntry.ts'
import { putIntoBin, takeFromBin } from './bin.ts'
import { readEntries, readEntry } from './entries.ts'
import { countFacets } from './countFacets.ts'
import { findUses } from './findUses.ts'
import { listEntries, outlineEntries } from './listEntries.ts'
import { foundBySearch } from './ranking.ts'
import { isSearch } from './searching.ts'
import { changeTags, ownTags, suggestTags } from './tagging.ts'

const mostKeys = 2_500

export const library: Handlers<Contract['library']> = {
  async listItems({ sort, after, size, ...filter }, { server, tx, identity }) {
    const page = await listEntries(tx, server.files, identity.id, filter, { sort, after, size })
    return { ...page, more: page.next !== null }
  },

  async outlineItems({ sort, after, ...filter }, { server, tx, identity }) {
    const page = { sort, after, size: mostKeys }
    const { items, ...rest } = await outlineEntries(tx, server.files, identity.id, filter, page)
    return { keys: items, ...rest }
  },

  async readItems({ ids }, { tx, identity }) {
    return readEntries(tx, identity.id, ids)
  },

  async countItems(filter, { server, tx, identity }) {
    const searched = isSearch(filter) ? await foundBySearch(tx, server.files, identity.id, filter) : undefined
    return countFacets(tx, identity.id, filter, searched)
  },

  async suggestTags({ text }, { tx, identity }) {
    return suggestTags(tx, identity.id, text)
  },

  async addItem({ fileId, tab, name, category, tags }, { tx, identity }) {
    const own = and(ownedBy(libraryItem, identity.id), eq(libraryItem.fileId, fileId), eq(libraryItem.tab, tab))
    const kept = await ownTags(tx, identity.id, tags)
    const [known] = await tx
      .select({ id: libraryItem.id })
      .from(libraryItem)
      .where(and(own, isNull(libraryItem.deletedAt)))
    if (known) return readEntry(tx, identity.id, known.id)
    const id = await addEntry(tx, { ownerId: identity.id, fileId, tab, name, category, tags: kept })
    return readEntry(tx, identity.id, id)
  },

  async renameItem({ id, name }, { tx, identity }) {
    const isMotion = await holdsMotion(tx, identity.id, id)
    const own = isMotion ? await freeMotionName(tx, identity.id, name, id) : name
    await changeEntry(tx, identity.id, id, { name: own })
    return readEntry(tx, identity.id, id)
  },

  async tagItems({ ids, add, remove }, { tx, identity }) {
    await changeTags(tx, identity.id, ids, await ownTags(tx, identity.id, add), cleanTags(remove))
    return {}
  },

  async moveItems({ ids, tab, category }, { tx, identity }) {
    const moved = and(ownedBy(libraryItem, identity.id), inArray(libraryItem.id, ids))
    const stays = sql`(${libraryItem.designId} is not null or ${libraryItem.detail} ? 'figure') and ${libraryItem.tab} <> ${tab}`
    const [fixed] = await tx.select({ id: libraryItem.id }).from(libraryItem).where(and(moved, stays)).limit(1)
    if (fixed) throw refuse('tabStays')
    await tx.update(libraryItem).set({ tab, category, updatedAt: new Date() }).where(moved)
    return {}
  },

  async deleteItems({ ids }, { tx, identity }) {
    await putIntoBin(tx, identity.id, ids)
    return {}
  },

  async restoreItems({ ids }, { tx, identity }) {
    await takeFromBin(tx, identity.id, ids)
    return {}
  },

  async purgeItems({ ids }, { tx, identity }) {
    await purgeEntries(tx, identity.id, inArray(libraryItem.id, ids))
    return {}
  },

  async emptyBin(_, { tx, identity }) {
    return { purged: await purgeEntries(tx, identity.id) }
  },

  async usedIn({ ids }, { tx, identity }) {
    return findUses(tx, identity.id, ids)
  },

  async packItems({ ids }, context) {
    return orderFile(context, 'packLibrary', { ids })
  },
}
