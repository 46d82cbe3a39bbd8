import type { Collection } from '@toile/contract/features/collections.ts'
import type { DesignEntry } from '@toile/contract/features/designs.ts'

type Lists = Pick<Collection, 'designCollectionList' | 'likeDesignCollectionList' | 'deleteDesignCollectionList'>

const inOrder = (entries: readonly DesignEntry[]) => entries.toSorted((a, b) => a.position - b.position)

/** Drafts and liked looks in the order they were made. */
export const presentLooks = ({ designCollectionList, likeDesignCollectionList }: Lists): DesignEntry[] =>
  inOrder([...designCollectionList, ...likeDesignCollectionList])

/** A collection with one entry put in the list of its state, whatever list it was in. */
export function withEntry<C extends Lists>(collection: C, entry: DesignEntry): C {
  const listOf = (list: readonly DesignEntry[], state: DesignEntry['state']) => {
    const others = list.filter(({ id }) => id !== entry.id)
    return entry.state === state ? inOrder([...others, entry]) : others
  }
  return {
    ...collection,
    designCollectionList: listOf(collection.designCollectionList, 'draft'),
    likeDesignCollectionList: listOf(collection.likeDesignCollectionList, 'liked'),
    deleteDesignCollectionList: listOf(collection.deleteDesignCollectionList, 'deleted'),
  }
}

/** An entry of a collection by its id, in whatever list. */
export const findEntry = (collection: Lists, id: string): DesignEntry | undefined =>
  [...presentLooks(collection), ...collection.deleteDesignCollectionList].find((entry) => entry.id === id)

/** The look before or after one, round the ends. */
export function neighbour(entries: readonly DesignEntry[], id: string, step: 1 | -1): DesignEntry | undefined {
  const at = entries.findIndex((entry) => entry.id === id)
  return at < 0 ? entries[0] : entries[(at + step + entries.length) % entries.length]
}
