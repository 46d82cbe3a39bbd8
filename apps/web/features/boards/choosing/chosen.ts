import type { ChoosingBoard } from '@toile/studio/projects/manyChanges.ts'
import { useSyncExternalStore } from 'react'
import type { OpenedProject } from '../../../shared/open/projects/openProjects.ts'
import { useBoards } from '../../../shared/open/boards/boardContext.ts'
import { chosenBy, nothingChosen, type Chosen, type Choosing } from './choosing.ts'
import { openListeners } from '../../../shell/openListeners.ts'

interface Store {
  get(): Chosen
  set(next: Chosen): void
  subscribe(listener: () => void): () => void
}

const stores = new WeakMap<OpenedProject, Store>()

function openStore(): Store {
  let now = nothingChosen
  const listeners = openListeners()
  return {
    get: () => now,
    set(next) {
      now = next
      listeners.tell()
    },
    subscribe: listeners.subscribe,
  }
}

function storeOf(opened: OpenedProject): Store {
  const known = stores.get(opened)
  if (known) return known
  const store = openStore()
  stores.set(opened, store)
  return store
}

/** What is chosen on a board of the open project, and how that is changed; only one board at a time holds a choice. */
export function useChosen(board: ChoosingBoard) {
  const { opened, project } = useBoards()
  const store = storeOf(opened)
  const now = useSyncExternalStore(store.subscribe, store.get)
  const order = project.boards[board].map(({ id }) => id)
  const ids = now.board === board ? order.filter((id) => now.ids.includes(id)) : []
  return {
    ids,
    has: (id: string) => ids.includes(id),
    choose: (how: Choosing) => store.set(chosenBy(store.get(), board, order, how)),
    clear: () => store.set(nothingChosen),
  }
}
