import { limits } from '@toile/rules/limits.ts'
import { refuse } from '@toile/rules/refusals.ts'
import type { BoardName } from '../projects/boardNames.ts'
import { type Project, projectSchema } from '../projects/project.ts'

/** One thing of an earlier state: an item of a board, a setting, or a look. */
export type Thing =
  | { kind: 'item'; board: BoardName; id: string }
  | { kind: 'setting'; name: string }
  | { kind: 'look'; id: string }

const most = (board: BoardName): number => (board === 'mannequins' ? limits.mannequins.most : limits.board[board])

interface Item {
  id: string
}

/** An item as it was: in the place of its later form, else at its former place, else taken away when it was not there. */
function withItem(now: readonly Item[], then: readonly Item[], id: string): Item[] {
  const at = then.findIndex((item) => item.id === id)
  const former = then[at]
  if (!former) return now.filter((item) => item.id !== id)
  const rest = now.filter((item) => item.id !== id)
  const place = now.length === rest.length ? Math.min(at, rest.length) : now.findIndex((item) => item.id === id)
  return [...rest.slice(0, place), former, ...rest.slice(place)]
}

/** Brings single items and settings of an earlier state into a project; refuses what a board has no room for (requirements S2.50, S5.03). */
export function bringBack(project: Project, earlier: Project, things: readonly Thing[]): Project {
  const boards = new Map<string, readonly Item[]>(Object.entries(project.boards))
  const settings = new Map<string, unknown>(Object.entries(project))
  const before = new Map<string, unknown>(Object.entries(earlier))
  for (const thing of things) {
    if (thing.kind === 'setting' && thing.name !== 'boards' && before.has(thing.name))
      settings.set(thing.name, before.get(thing.name))
    if (thing.kind !== 'item') continue
    const items = withItem(boards.get(thing.board) ?? [], earlier.boards[thing.board], thing.id)
    if (items.length > most(thing.board)) throw refuse('boardFull', { most: most(thing.board) })
    boards.set(thing.board, items)
  }
  return projectSchema.parse({ ...Object.fromEntries(settings), boards: Object.fromEntries(boards) })
}
