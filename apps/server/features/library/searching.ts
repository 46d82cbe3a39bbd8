import type { LibraryFilter } from '@toile/contract/features/library.ts'
import { alike, likenessDistance } from '@toile/picture/reading/likeness/likeness.ts'
import { openColorFit } from '@toile/picture/reading/palette/colorFit.ts'
import { openWordRank } from '@toile/studio/library/openWordRank.ts'
import { readWordQuery } from '@toile/studio/library/readWordQuery.ts'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../../host/database/database.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { libraryItem } from '../../host/database/schema/library.ts'
import type { Files } from '../../host/files/files.ts'
import { traitsOf } from '../../library/search/traitsOf.ts'

/** What a search looks at in an entry. */
export interface Sought {
  id: string
  fileId: string | null
  words: string | null
  category: string | null
  palette: Buffer | null
  likeness: Buffer | null
}

/** How well an entry fits, less is better; infinite when it does not. */
export type Rank = (entry: Sought) => number

/** Whether anything is searched for, beside the plain filters. */
export const isSearch = ({ search, color, like, likeFile }: LibraryFilter): boolean =>
  search.trim() !== '' || color !== null || like !== null || likeFile !== null

/** A worse word always weighs more than colour and likeness together. */
const step = 10
const leastFit = 0.01

/** Opens the ranking of a search: words first, then likeness, then how much of the colour there is (requirement S2.44). */
export async function openRank(tx: Transaction, files: Files, owner: string, filter: LibraryFilter): Promise<Rank> {
  const parts = [wordRank(filter), await likeRank(tx, files, owner, filter), colorRank(filter)]
  return (entry) => parts.reduce((sum, part) => sum + part(entry), 0)
}

const nothing: Rank = () => 0

function wordRank({ search }: LibraryFilter): Rank {
  if (search.trim() === '') return nothing
  const query = readWordQuery(search)
  if (query.length === 0) return () => Infinity
  const rank = openWordRank(query)
  return ({ words, category }) => rank({ words: words ?? '', category: category ?? '' }) * step
}

function colorRank({ color, within }: LibraryFilter): Rank {
  if (!color) return nothing
  const fitOf = openColorFit(color, within)
  return ({ palette }) => {
    const fit = palette ? fitOf(palette) : 0
    return fit >= leastFit ? 1 - fit : Infinity
  }
}

async function likeRank(
  tx: Transaction,
  files: Files,
  owner: string,
  { like, likeFile }: LibraryFilter,
): Promise<Rank> {
  if (!like && !likeFile) return nothing
  const own = ownedBy(libraryItem, owner)
  const pictured = sql`(select ${libraryItem.fileId} from ${libraryItem} where ${own} and ${libraryItem.id} = ${like})`
  const wanted = await traitsOf(tx, files, { ownerId: owner, id: likeFile ?? pictured })
  if (!wanted) return () => Infinity
  return (entry) => {
    if (entry.id === like || entry.fileId === wanted.fileId || !entry.likeness?.length) return Infinity
    const distance = likenessDistance(wanted.likeness, entry.likeness)
    return distance <= alike ? distance : Infinity
  }
}
