import type { ChoosingBoard } from '@toile/studio/projects/manyChanges.ts'

/** What is chosen: things of one board, and the one that a range begins at. */
export interface Chosen {
  board: ChoosingBoard | null
  ids: readonly string[]
  from: string | null
}

/** A way of choosing: one more or one fewer, everything up to a thing, some things and no others, or all. */
export type Choosing =
  | { kind: 'toggle'; id: string }
  | { kind: 'range'; id: string }
  | { kind: 'these'; ids: readonly string[] }
  | { kind: 'all' }

export const nothingChosen: Chosen = { board: null, ids: [], from: null }

/** What is chosen after a way of choosing on a board whose things stand in an order (look.md B3). */
export function chosenBy(before: Chosen, board: ChoosingBoard, order: readonly string[], how: Choosing): Chosen {
  const now = before.board === board ? before : { ...nothingChosen, board }
  if (how.kind === 'all') return { board, ids: order, from: now.from }
  if (how.kind === 'these') return { board, ids: how.ids, from: how.ids.at(-1) ?? null }
  if (how.kind === 'toggle') {
    const ids = now.ids.includes(how.id) ? now.ids.filter((id) => id !== how.id) : [...now.ids, how.id]
    return { board, ids, from: how.id }
  }
  const [a, b] = [Math.max(0, order.indexOf(now.from ?? how.id)), order.indexOf(how.id)]
  const between = order.slice(Math.min(a, b), Math.max(a, b) + 1)
  return { board, ids: [...new Set([...now.ids, ...between])], from: now.from ?? how.id }
}

/** What a press with the pointer does: Cmd or Ctrl chooses one more, Shift up to there; while something is chosen a plain press chooses too; else the thing opens. */
export function pressed(
  { metaKey, ctrlKey, shiftKey }: { metaKey: boolean; ctrlKey: boolean; shiftKey: boolean },
  id: string,
  choosing: boolean,
): Choosing | null {
  if (shiftKey) return { kind: 'range', id }
  return metaKey || ctrlKey || choosing ? { kind: 'toggle', id } : null
}
