import { sameContent } from '@toile/rules/sameContent.ts'
import { type BoardName, boardNames } from '../projects/boardNames.ts'
import type { Project } from '../projects/project.ts'
import { compareLooks, type LookPart } from './compareLooks.ts'
import { movedIds } from './movedIds.ts'
import type { KeptLook, Snapshot } from './snapshot.ts'

/** What differs on one board: ids of its items. */
export interface BoardDifference {
  board: BoardName
  added: string[]
  removed: string[]
  moved: string[]
  changed: string[]
}

/** What differs of one look; its parts are empty when only its list or place is another. */
interface LookDifference {
  id: string
  kind: 'added' | 'removed' | 'changed'
  before: KeptLook['state'] | null
  after: KeptLook['state'] | null
  parts: LookPart[]
}

/** Everything that differs between two states of a collection. */
export interface Differences {
  boards: BoardDifference[]
  /** Names of settings. */
  settings: string[]
  looks: LookDifference[]
}

function compareBoard(board: BoardName, before: Project, after: Project): BoardDifference {
  const was: readonly { id: string }[] = before.boards[board]
  const is: readonly { id: string }[] = after.boards[board]
  const old = new Map(was.map((item) => [item.id, item]))
  const now = new Map(is.map((item) => [item.id, item]))
  return {
    board,
    added: is.filter(({ id }) => !old.has(id)).map(({ id }) => id),
    removed: was.filter(({ id }) => !now.has(id)).map(({ id }) => id),
    moved: movedIds(
      was.map(({ id }) => id),
      is.map(({ id }) => id),
    ),
    changed: is.filter((item) => old.has(item.id) && !sameContent(old.get(item.id), item)).map(({ id }) => id),
  }
}

const settingsOf = (project: Project): Map<string, unknown> =>
  new Map(Object.entries(project).filter(([name]) => name !== 'boards'))

function compareLook(before: KeptLook | undefined, after: KeptLook | undefined): LookDifference | null {
  const id = after?.id ?? before?.id ?? ''
  const states = { id, before: before?.state ?? null, after: after?.state ?? null }
  if (!before) return { ...states, kind: 'added', parts: [] }
  if (!after) return { ...states, kind: 'removed', parts: [] }
  const parts = compareLooks(before.document, after.document)
  return parts.length || before.state !== after.state ? { ...states, kind: 'changed', parts } : null
}

/** Compares two states of a collection: boards, settings, looks (requirement S2.50). */
export function compareStates(before: Snapshot, after: Snapshot): Differences {
  const boards = boardNames
    .map((board) => compareBoard(board, before.project, after.project))
    .filter(({ added, removed, moved, changed }) => added.length + removed.length + moved.length + changed.length > 0)
  const was = settingsOf(before.project)
  const is = settingsOf(after.project)
  const settings = [...new Set([...was.keys(), ...is.keys()])].filter(
    (name) => !sameContent(was.get(name), is.get(name)),
  )
  const old = new Map(before.looks.map((look) => [look.id, look]))
  const now = new Map(after.looks.map((look) => [look.id, look]))
  const looks = [...new Set([...now.keys(), ...old.keys()])].flatMap(
    (id) => compareLook(old.get(id), now.get(id)) ?? [],
  )
  return { boards, settings, looks }
}
