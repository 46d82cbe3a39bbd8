import { type DesignEntry, designEntrySchema } from '@toile/contract/features/designs.ts'
import { newKey, send } from '../../../shell/api.ts'
import { sayRefusal } from '../../../shell/queries.ts'
import { serverNow } from '../../../shell/rules/house.ts'
import { openOnes } from '../saving/openOnes.ts'
import { enter } from '../saving/standing.ts'
import { openUnsavedPages } from '../saving/unsavedPages.ts'
import { callOf, type List, type Move, openMove } from './openMove.ts'

const unsaved = openUnsavedPages<List>('toile list of look ', designEntrySchema.shape.state)
const { open, flush } = openOnes<Move>()

/** The ways of a look between the lists; the same for as long as the page is there. */
export function moveOf(
  { id, projectId, state }: Pick<DesignEntry, 'id' | 'projectId' | 'state'>,
  settled: (answer: DesignEntry | null, list: List) => void,
): Move {
  const known = open.get(id)
  if (known) return known
  const move = openMove({
    list: state,
    settled,
    send: (to, from) => send(callOf(to, from), { id }, { key: newKey() }),
    refused: sayRefusal,
    keep: (left) => unsaved.keep(id, left),
    serverNow,
  })
  open.set(id, move)
  enter(projectId, move)
  return move
}

/** A look on the list it is to stand on, where the server does not know yet. */
export const asMoved = (entry: DesignEntry): DesignEntry => {
  const waits = open.get(entry.id)?.waits()
  return waits ? { ...entry, state: waits } : entry
}

/** The list that a page which is gone wanted a look to stand on; null where none did. */
export const claimMove = async (id: string): Promise<List | null> => (await unsaved.claim(id)).at(-1)?.document ?? null

/** Waits until no like, deletion or the like of a look is under way. */
export const moved = async (id: string): Promise<unknown> => open.get(id)?.saver.idle()

/** Sends every like, deletion and the like that waits. */
export const flushMoves = flush
