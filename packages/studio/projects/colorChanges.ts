import { colorOrders, ordered } from '@toile/craft/colors/comparison.ts'
import { defineChange } from '@toile/rules/changing/defineChange.ts'
import { limits } from '@toile/rules/limits.ts'
import { z } from 'zod'
import { type ColorItem, colorItemSchema, type Project } from './project.ts'

const withColors = (project: Project, color: ColorItem[]): Project => ({
  ...project,
  boards: { ...project.boards, color },
})

/** How many more colours the colorboard takes (requirement S5.03). */
export const roomForColors = (project: Project): number => Math.max(0, limits.board.color - project.boards.color.length)

/** Adds colours at the end of the colorboard as far as it has room (requirements S3.07, S5.03). */
export const addColors = defineChange({
  id: 'addColors',
  label: 'Colour',
  says: 'Add colours at the end of the colorboard, as far as it has room.',
  takes: z.array(colorItemSchema).readonly(),
  apply: (project: Project, entries) => {
    const there = new Set(project.boards.color.map(({ id }) => id))
    const fresh = entries.filter(({ id }) => !there.has(id)).slice(0, roomForColors(project))
    return fresh.length === 0 ? project : withColors(project, [...project.boards.color, ...fresh])
  },
})

/** Locks colours, so that they are neither changed, put in order nor removed, or sets them free again. */
export const lockColors = defineChange({
  id: 'lockColors',
  label: 'Lock',
  says: 'Lock colours against changes, or set them free.',
  takes: z.object({ ids: z.array(z.string().max(90)).readonly(), locked: z.boolean() }),
  apply: (project: Project, { ids, locked }) =>
    withColors(
      project,
      project.boards.color.map(({ locked: before, ...entry }) => {
        const now = ids.includes(entry.id) ? locked : before === true
        return now ? { ...entry, locked: true } : entry
      }),
    ),
})

/** Puts the colorboard in an order; locked colours keep their places. */
export const orderColors = defineChange({
  id: 'orderColors',
  label: 'Move on a board',
  says: 'Put the colorboard in an order; locked colours keep their places.',
  takes: z.enum(colorOrders.map(({ id }) => id)),
  apply: (project: Project, order) => {
    const colors = project.boards.color
    const free = ordered(
      colors.filter(({ locked }) => !locked),
      order,
    )
    const next = colors.map((entry) => (entry.locked ? entry : (free.shift() ?? entry)))
    return next.every((entry, i) => entry === colors[i]) ? project : withColors(project, next)
  },
})
