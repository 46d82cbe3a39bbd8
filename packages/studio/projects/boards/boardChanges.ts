import { sure } from '@toile/geometry'
import { defineChange } from '@toile/rules/changing/defineChange.ts'
import { partly } from '@toile/rules/changing/partly.ts'
import { limits } from '@toile/rules/limits.ts'
import { z } from 'zod'
import type { Project } from '../project.ts'
import { formatOf } from '../boardFormats.ts'
import { type BoardThing, boardThingSchema, type Place, placeSchema, type Sheet, sheetSchema } from '../boardLayout.ts'
import { turned } from './layout/boxes.ts'

const placeId = placeSchema.shape.id

/** The least side of anything on a moodboard, millimetres. */
export const leastSide = 4

/** A thing with its letters larger or smaller by a factor. */
export const sizedThing = (thing: BoardThing, by: number): BoardThing =>
  thing.kind === 'note' || thing.kind === 'text'
    ? { ...thing, size: Math.max(1.5, Math.min(400, thing.size * by)) }
    : thing

const isThing = ({ thing }: Place) => thing !== undefined

/** How many more notes, texts, chips and swatches a moodboard takes (requirement S5.21). */
export const roomForThings = ({ moodPositions }: Pick<Project, 'moodPositions'>): number =>
  limits.moodThings.most - moodPositions.filter(isThing).length

/** The places of what is on a moodboard now: those of pictures that were taken off it are left out. */
export const livePlaces = ({ boards, moodPositions }: Pick<Project, 'boards' | 'moodPositions'>): Place[] => {
  const pictures = new Set(boards.mood.map(({ id }) => id))
  return moodPositions.filter((place) => isThing(place) || pictures.has(place.id))
}

/** A place held to its board: the middle stays on it, and no side is less than a few millimetres. */
function held(place: Place, sheet: Sheet): Place {
  const board = formatOf(sheet.format)
  const width = Math.max(leastSide / board.width, Math.min(3, place.width))
  const height = Math.max(leastSide / board.height, Math.min(3, place.height))
  const inside = (at: number, side: number) => Math.max(-side / 2, Math.min(1 - side / 2, at))
  const { turn, ...rest } = place
  const angle = turn === undefined ? 0 : turned(turn)
  return {
    ...rest,
    x: inside(place.x, width),
    y: inside(place.y, height),
    width,
    height,
    ...(angle ? { turn: angle } : {}),
  }
}

const withPlaces = (project: Project, moodPositions: Place[]): Project => ({ ...project, moodPositions })

const sameOrder = (before: readonly Place[], after: readonly Place[]) =>
  before.length === after.length && before.every((place, i) => place === after[i])

/** Moves, sizes, turns or crops what is named; what is locked stays. */
export const setPlaces = defineChange({
  id: 'setPlaces',
  label: 'Move',
  says: 'Move, size, turn or crop things on the moodboard; what is locked stays.',
  takes: z.object({
    places: z.array(placeSchema.omit({ locked: true }).partial().required({ id: true })).readonly(),
  }),
  apply: (project: Project, { places }) => {
    const asked = new Map(places.map((place) => [place.id, place]))
    let changed = false
    const next = project.moodPositions.map((place) => {
      const own = asked.get(place.id)
      if (!own || place.locked) return place
      changed = true
      return held({ ...place, ...own }, project.moodSheet)
    })
    return changed ? withPlaces(project, next) : project
  },
})

/** Lays pictures down that have no place yet, or names new ones for them. */
export const layPictures = defineChange({
  id: 'layPictures',
  label: 'Add',
  says: 'Lay pictures of the moodboard at places that they do not have yet.',
  takes: z.object({ places: z.array(placeSchema).readonly() }),
  apply: (project: Project, { places }) => {
    const onBoard = new Set(project.boards.mood.map(({ id }) => id))
    const there = new Set(livePlaces(project).map(({ id }) => id))
    const fresh = places.filter(({ id }) => onBoard.has(id) && !there.has(id))
    return fresh.length === 0
      ? project
      : withPlaces(project, [...livePlaces(project), ...fresh.map((place) => held(place, project.moodSheet))])
  },
})

/** Lays notes, texts, chips and swatches on top, as far as there is room and their ids are new. */
export const addThings = defineChange({
  id: 'addThings',
  label: 'Add',
  says: 'Lay notes, texts, colour chips and swatches on the moodboard.',
  takes: z.object({ places: z.array(placeSchema).readonly() }),
  apply: (project: Project, { places }) => {
    const there = new Set(project.moodPositions.map(({ id }) => id))
    const fresh = places
      .filter((place) => isThing(place) && !there.has(place.id) && there.add(place.id))
      .slice(0, roomForThings(project))
    return fresh.length === 0
      ? project
      : withPlaces(project, [...livePlaces(project), ...fresh.map((place) => held(place, project.moodSheet))])
  },
})

/** Changes what a note, text, chip or swatch says or how it looks; its kind stays, and what is locked stays. */
export const editThing = defineChange({
  id: 'editThing',
  label: 'Change the look',
  says: 'Change what a note, text, chip or swatch on the moodboard says or how it looks.',
  takes: z.object({ id: placeId, thing: boardThingSchema }),
  apply: (project: Project, { id, thing }) => {
    const place = project.moodPositions.find((one) => one.id === id)
    if (!place?.thing || place.locked || place.thing.kind !== thing.kind) return project
    return withPlaces(
      project,
      project.moodPositions.map((one) => (one === place ? { ...one, thing } : one)),
    )
  },
})

/** Sizes things with their letters by one factor; the places are those they come to. */
export const scalePlaces = defineChange({
  id: 'scalePlaces',
  label: 'Size',
  says: 'Size things on the moodboard with their letters by one factor.',
  takes: z.object({ places: z.array(placeSchema).readonly(), by: z.number().positive() }),
  apply: (project: Project, { places, by }) => {
    const moved = setPlaces(project, { places })
    if (moved === project) return project
    const asked = new Set(places.map(({ id }) => id))
    return withPlaces(
      moved,
      moved.moodPositions.map((place) =>
        place.thing && !place.locked && asked.has(place.id) ? { ...place, thing: sizedThing(place.thing, by) } : place,
      ),
    )
  },
})

/** Locks places or frees them: what is locked is neither moved nor arranged anew. */
export const lockPlaces = defineChange({
  id: 'lockPlaces',
  label: 'Lock',
  nearer: ({ locked }) => (locked ? null : { label: 'Unlock' }),
  says: 'Lock things on the moodboard in their places, or free them.',
  takes: z.object({ ids: z.array(placeId).readonly(), locked: z.boolean() }),
  apply: (project: Project, { ids, locked }) => {
    let changed = false
    const next = project.moodPositions.map((place) => {
      if (!ids.includes(place.id) || (place.locked ?? false) === locked) return place
      changed = true
      const { locked: _, ...rest } = place
      return locked ? { ...rest, locked } : rest
    })
    return changed ? withPlaces(project, next) : project
  },
})

const layerMoves = ['front', 'back', 'forward', 'backward'] as const
/** Where in the order of layers something goes. */
export type LayerMove = (typeof layerMoves)[number]

/** Brings places to the front or back, or by one layer, their own order kept. */
export const orderPlaces = defineChange({
  id: 'orderPlaces',
  label: 'Change the layers',
  says: 'Bring things on the moodboard to the front or back, or by one layer.',
  takes: z.object({ ids: z.array(placeId).readonly(), to: z.enum(layerMoves) }),
  apply: (project: Project, { ids, to }) => {
    const all = project.moodPositions
    const taken = all.filter(({ id }) => ids.includes(id))
    const rest = all.filter(({ id }) => !ids.includes(id))
    const next =
      to === 'front'
        ? [...rest, ...taken]
        : to === 'back'
          ? [...taken, ...rest]
          : stepped(all, new Set(taken), to === 'forward' ? 1 : -1)
    return sameOrder(all, next) ? project : withPlaces(project, next)
  },
})

/** Each taken place one step further; those at the end stay, so that none overtakes another. */
function stepped(all: readonly Place[], taken: ReadonlySet<Place>, by: 1 | -1): Place[] {
  const order = by > 0 ? all.toReversed() : [...all]
  for (let i = 1; i < order.length; i++) {
    const [before, place] = [sure(order[i - 1]), sure(order[i])]
    if (taken.has(place) && !taken.has(before)) [order[i - 1], order[i]] = [place, before]
  }
  return by > 0 ? order.toReversed() : order
}

/** Takes things away, and pictures off the board; what is locked stays. */
export const removePlaces = defineChange({
  id: 'removePlaces',
  label: 'Remove',
  says: 'Take things and pictures off the moodboard; what is locked stays.',
  takes: z.object({ ids: z.array(placeId).readonly() }),
  apply: (project: Project, { ids }) => {
    const gone = new Set(project.moodPositions.flatMap(({ id, locked }) => (ids.includes(id) && !locked ? [id] : [])))
    if (gone.size === 0) return project
    return {
      ...withPlaces(
        project,
        project.moodPositions.filter(({ id }) => !gone.has(id)),
      ),
      boards: { ...project.boards, mood: project.boards.mood.filter(({ id }) => !gone.has(id)) },
    }
  },
})

/** Another sheet; on another format everything keeps its proportions and stays about the middle. */
export const setSheet = defineChange({
  id: 'setSheet',
  label: 'Change the sheet',
  says: 'Change the format, margin or paper of the moodboard.',
  takes: partly(sheetSchema),
  apply: (project: Project, own) => {
    const moodSheet = { ...project.moodSheet, ...own }
    const before = formatOf(project.moodSheet.format)
    const after = formatOf(moodSheet.format)
    if (before.id === after.id) return { ...project, moodSheet }
    const by = Math.min(after.width / before.width, after.height / before.height)
    const along = (at: number, length: number, next: number) => 0.5 + ((at - 0.5) * length * by) / next
    return {
      ...project,
      moodSheet,
      moodPositions: project.moodPositions.map((place) => ({
        ...place,
        x: along(place.x, before.width, after.width),
        y: along(place.y, before.height, after.height),
        width: (place.width * before.width * by) / after.width,
        height: (place.height * before.height * by) / after.height,
        ...(place.thing ? { thing: sizedThing(place.thing, by) } : {}),
      })),
    }
  },
})
