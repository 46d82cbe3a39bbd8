import { type DesignEntry, designEntrySchema } from '@toile/contract/features/designs.ts'
import { send } from '../../../shell/calls/api.ts'
import { sayRefusal } from '../../../shell/calls/queries.ts'
import { serverNow } from '../../../shell/rules/house.ts'
import type { Unsaved } from '../../saving/saver.ts'
import { openOnes } from '../../saving/openOnes.ts'
import { enter } from '../../saving/standing.ts'
import { openUnsavedPages } from '../../saving/unsavedPages.ts'
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
    send: (to, from, key) => send(callOf(to, from), { id }, { key }),
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

/** Takes over what pages that are gone had under way with a look. */
export const claimMove = (id: string, take: (left: Unsaved<List>) => void): Promise<void> => unsaved.claim(id, take)

/** Waits until no like, deletion or the like of a look is under way. */
export const moved = async (id: string): Promise<unknown> => open.get(id)?.saver.idle()

/** Sends every like, deletion and the like that waits. */
export const flushMoves = flush
