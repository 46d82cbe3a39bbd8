import { limits } from '@toile/rules/limits.ts'
import { refuse } from '@toile/rules/refusals.ts'
import { wordsOf } from '@toile/studio/library/foldWords.ts'
import { openWordRank } from '@toile/studio/library/openWordRank.ts'
import { cleanTags } from '@toile/studio/library/cleanTags.ts'
import { readWordQuery } from '@toile/studio/library/readWordQuery.ts'
import { and, count, desc, inArray, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '../../host/database/database.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { libraryItem } from '../../host/database/schema/library.ts'
import { changeEntry } from '../../library/search/changeEntry.ts'

const most = 12
const mostRead = 2_000
const { id, tags, deletedAt } = libraryItem

/** A person's tags with how often they are used, most used first. */
async function usedTags(tx: Transaction, owner: string) {
  const each = tx
    .select({ tag: sql<string>`unnest(${tags})`.as('tag') })
    .from(libraryItem)
    .where(and(ownedBy(libraryItem, owner), isNull(deletedAt)))
    .as('each')
  return tx
    .select({ tag: each.tag, count: count() })
    .from(each)
    .groupBy(each.tag)
    .orderBy(desc(count()), each.tag)
    .limit(mostRead)
}

/** Tags as they are kept, in the spelling that the person uses already where only the case differs. */
export async function ownTags(tx: Transaction, owner: string, written: readonly string[]): Promise<string[]> {
  const cleaned = cleanTags(written)
  if (cleaned.length === 0) return []
  const spelt = new Map((await usedTags(tx, owner)).toReversed().map(({ tag }) => [tag.toLowerCase(), tag]))
  return cleaned.map((tag) => spelt.get(tag.toLowerCase()) ?? tag)
}

/** Puts tags on entries and takes tags off them; a tag is the same whatever its case, and the entries' own spelling stays. */
export async function changeTags(
  tx: Transaction,
  owner: string,
  ids: readonly string[],
  add: readonly string[],
  remove: readonly string[],
): Promise<void> {
  const rows = await tx
    .select({ id, tags })
    .from(libraryItem)
    .where(and(ownedBy(libraryItem, owner), inArray(id, [...ids])))
    .for('update')
  const off = new Set(remove.map((tag) => tag.toLowerCase()))
  for (const row of rows) {
    const kept = row.tags.filter((tag) => !off.has(tag.toLowerCase()))
    const held = new Set(kept.map((tag) => tag.toLowerCase()))
    const wanted = [...kept, ...add.filter((tag) => !held.has(tag.toLowerCase()))]
    if (wanted.length > limits.library.tags) throw refuse('tooManyTags', { most: limits.library.tags })
    if (wanted.join('\n') === row.tags.join('\n')) continue
    await changeEntry(tx, owner, row.id, { tags: wanted })
  }
}

/** The person's tags that a text may mean, begun or misspelt, most used first; without a text the most used. */
export async function suggestTags(tx: Transaction, owner: string, text: string) {
  const used = await usedTags(tx, owner)
  const query = readWordQuery(text)
  if (query.length === 0) return text.trim() === '' ? used.slice(0, most) : []
  const rank = openWordRank(query)
  return used
    .map((row) => ({ ...row, rank: rank({ words: wordsOf([row.tag]), category: '' }) }))
    .filter((row) => row.rank < Infinity)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, most)
    .map(({ tag, count: times }) => ({ tag, count: times }))
}
