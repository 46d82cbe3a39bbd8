import { defineChange } from '@toile/rules/changing/defineChange.ts'
import { limits } from '@toile/rules/limits.ts'
import { z } from 'zod'
import { addPictures, roomOn } from './changes.ts'
import { addColors, roomForColors } from './colorChanges.ts'
import { type Project, projectDocument } from './project.ts'

const choosingSchema = z.enum(['mood', 'print', 'sketch', 'color'])
/** A board whose things are chosen several at once. */
export type ChoosingBoard = z.output<typeof choosingSchema>

const idsSchema = z.array(z.string().max(90)).readonly()

const put = (project: Project, board: ChoosingBoard, items: readonly { id: string }[]) =>
  ({ ...project, boards: { ...project.boards, [board]: items } }) as Project

const isLocked = (item: { id: string; locked?: boolean | undefined }) => item.locked === true

/** Takes several things off a board; locked colours stay. */
export const removeItems = defineChange({
  id: 'removeItems',
  label: 'Remove from a board',
  says: 'Take several things off a board; locked colours stay.',
  takes: z.object({ board: choosingSchema, ids: idsSchema }),
  apply: (project: Project, { board, ids }) => {
    const items: readonly { id: string }[] = project.boards[board]
    const kept = items.filter((item) => isLocked(item) || !ids.includes(item.id))
    return kept.length === items.length ? project : put(project, board, kept)
  },
})

/** Moves several things together to the beginning or the end of their board, in the order in which they stand. */
export const moveItems = defineChange({
  id: 'moveItems',
  label: 'Move on a board',
  says: 'Move several things together to the beginning or the end of their board.',
  takes: z.object({ board: choosingSchema, ids: idsSchema, to: z.enum(['start', 'end']) }),
  apply: (project: Project, { board, ids, to }) => {
    const items: readonly { id: string }[] = project.boards[board]
    const moved = items.filter(({ id }) => ids.includes(id))
    const rest = items.filter(({ id }) => !ids.includes(id))
    const next = to === 'start' ? [...moved, ...rest] : [...rest, ...moved]
    return next.every((item, i) => item === items[i]) ? project : put(project, board, next)
  },
})

/** Pins several pictures, which then stand before all that are not pinned, or sets them free (requirement S3.05, look.md B17). */
export const pinItems = defineChange({
  id: 'pinItems',
  label: 'Pin',
  says: 'Pin several pictures, so that they are used first, or set them free.',
  takes: z.object({ board: choosingSchema.exclude(['color']), ids: idsSchema, pinned: z.boolean() }),
  apply: (project: Project, { board, ids, pinned }) => {
    const items = project.boards[board]
    if (!items.some((item) => ids.includes(item.id) && item.pinned !== pinned)) return project
    const next: readonly { id: string; pinned: boolean }[] = items.map((item) =>
      ids.includes(item.id) ? { ...item, pinned } : item,
    )
    return put(project, board, [...next.filter((item) => item.pinned), ...next.filter((item) => !item.pinned)])
  },
})

/** Puts things of another project's board on the board of the same kind, with all that is known of them, as far as it has room; pins and locks stay behind (look.md B32). */
export const copyItems = defineChange({
  id: 'copyItems',
  label: 'Add to a board',
  says: 'Put things of another project’s board on the board of the same kind; new ids of colours stand beside their old ones.',
  takes: z.object({
    board: choosingSchema,
    from: projectDocument.present,
    ids: idsSchema,
    newIds: z.record(z.string(), z.string().max(60)),
  }),
  apply: (project: Project, { board, from, ids, newIds }) => {
    if (board === 'color')
      return addColors(
        project,
        from.boards.color
          .filter(({ id }) => ids.includes(id))
          .map(({ locked: _locked, ...entry }) => ({ ...entry, id: newIds[entry.id] ?? entry.id })),
      )
    const chosen: readonly { id: string }[] = from.boards[board].filter(({ id }) => ids.includes(id))
    const added = addPictures(project, {
      board,
      items: from.boards[board]
        .filter(({ id }) => ids.includes(id))
        .map(({ id, source, category }) => ({ id, source, category })),
    })
    const before = new Set(project.boards[board].map(({ id }) => id))
    const whole = (item: { id: string }) =>
      before.has(item.id) ? item : { ...item, ...chosen.find(({ id }) => id === item.id), pinned: false }
    return added === project ? project : put(added, board, added.boards[board].map(whole))
  },
})

/** What of some things fits on a project's board, and what is left over: what stands there already takes no room (requirement S5.03). */
export function whatFitsOn<T extends { id: string }>(project: Project, board: ChoosingBoard, wanted: readonly T[]) {
  const there = new Set(project.boards[board].map(({ id }) => id))
  const present = board === 'color' ? [] : wanted.filter(({ id }) => there.has(id))
  const fresh = wanted.filter((one) => !present.includes(one))
  const room = board === 'color' ? roomForColors(project) : Math.max(0, roomOn(project, board))
  return { taken: fresh.slice(0, room), present, left: fresh.slice(room) }
}

/** How many prints would be pinned once some more are; a warning asks to continue where the answer is above eight (requirement S5.07). */
export const pinsWith = ({ boards }: Project, more: readonly string[] = []): number =>
  boards.print.filter(({ id, pinned }) => pinned || more.includes(id)).length

/** Whether the printboard warns and asks to continue: with more than eight pins (requirement S5.07). */
export const asksAboutPins = (project: Project, more: readonly string[] = []): boolean =>
  pinsWith(project, more) > limits.pinsBeforeWarning
