import type { Change } from '../document.ts'
import { limits } from '../limits.ts'
import { readCast } from '../mannequins/cast.ts'
import { plainSheet } from '../moods/boardLayout.ts'
import type { Repeat } from '../prints/repeat.ts'
import { noDirection } from '../script/directionHand.ts'
import type { CutGarment } from '../sketches/cutGarment.ts'
import {
  boardItemSchema,
  type ColorItem,
  type MannequinItem,
  type PictureBoard,
  type Project,
  printItemSchema,
  sketchItemSchema,
} from './project.ts'

const withBoard = <B extends keyof Project['boards']>(
  project: Project,
  board: B,
  items: Project['boards'][B],
): Project => ({
  ...project,
  boards: { ...project.boards, [board]: items },
})

/** How many more items a board takes (requirement S5.03). */
export const roomOn = (project: Project, board: PictureBoard): number =>
  limits.board[board] - project.boards[board].length

/** Adds pictures to a board as far as it has room, leaving out those that are there already (requirements S4.02, S5.03). */
export const addPictures: Change<
  Project,
  {
    board: PictureBoard
    items: {
      id: string
      source: 'Upload' | 'Generate' | 'Library'
      category?: string
      /** Of a print: the width of its tile on cloth in millimetres, and how it goes on. */
      width?: number
      repeat?: Repeat
      /** Of a sketch that the engine has made: what it shows. */
      garment?: CutGarment | null
    }[]
  }
> = (project, { board, items }) => {
  const there = new Set(project.boards[board].map(({ id }) => id))
  const fresh = items.filter(({ id }) => !there.has(id) && there.add(id)).slice(0, roomOn(project, board))
  if (fresh.length === 0) return project
  if (board === 'print')
    return withBoard(project, board, [...project.boards.print, ...fresh.map((item) => printItemSchema.parse(item))])
  if (board === 'sketch')
    return withBoard(project, board, [...project.boards.sketch, ...fresh.map((item) => sketchItemSchema.parse(item))])
  return withBoard(project, board, [...project.boards[board], ...fresh.map((item) => boardItemSchema.parse(item))])
}

/** Takes an item off a board. */
export const removeItem: Change<Project, { board: keyof Project['boards']; id: string }> = (project, { board, id }) => {
  const items = project.boards[board]
  const kept = items.filter((item) => item.id !== id)
  return kept.length === items.length
    ? project
    : ({ ...project, boards: { ...project.boards, [board]: kept } } as Project)
}

/** Moves an item to another place on its board; places count from 0. */
export const moveItem: Change<Project, { board: keyof Project['boards']; id: string; to: number }> = (
  project,
  { board, id, to },
) => {
  const items: readonly { id: string }[] = project.boards[board]
  const from = items.findIndex((item) => item.id === id)
  if (from < 0 || from === to) return project
  const rest = items.filter((item) => item.id !== id)
  const moved = [...rest.slice(0, to), items[from], ...rest.slice(to)]
  return { ...project, boards: { ...project.boards, [board]: moved } } as Project
}

/** Pins or unpins a picture: pinned items are used first. */
export const pinItem: Change<Project, { board: PictureBoard; id: string; pinned: boolean }> = (
  project,
  { board, id, pinned },
) => ({
  ...project,
  boards: {
    ...project.boards,
    [board]: project.boards[board].map((item) => (item.id === id ? { ...item, pinned } : item)),
  },
})

/** Sets what is known of a sketch or print on its board: its category, its traced piece, its repeat. */
export const describeItem: Change<
  Project,
  {
    board: 'print' | 'sketch'
    id: string
    category?: string
    traced?: string | null
    garment?: CutGarment | null
    width?: number
    repeat?: Project['boards']['print'][number]['repeat']
  }
> = (project, { board, id, ...known }) => ({
  ...project,
  boards: {
    ...project.boards,
    [board]: project.boards[board].map((item) => (item.id === id ? { ...item, ...known } : item)),
  },
})

/** Puts another picture in the place of a sketch, with what it shows. */
export const replaceSketch: Change<
  Project,
  { id: string; by: Pick<Project['boards']['sketch'][number], 'id' | 'category' | 'garment'> }
> = (project, { id, by }) =>
  project.boards.sketch.some((item) => item.id === by.id && by.id !== id)
    ? project
    : withBoard(
        project,
        'sketch',
        project.boards.sketch.map((item) => (item.id === id ? { ...item, ...by, traced: null } : item)),
      )

/** Adds a colour at the end of the colorboard, or replaces the one with its id. */
export const putColor: Change<Project, ColorItem> = (project, entry) => {
  const colors = project.boards.color
  if (colors.some(({ id }) => id === entry.id))
    return withBoard(
      project,
      'color',
      colors.map((old) => (old.id === entry.id ? entry : old)),
    )
  return colors.length >= limits.board.color ? project : withBoard(project, 'color', [...colors, entry])
}

/** How many more mannequins a project takes; a cast has every place (requirement S5.17). */
export const roomForMannequins = ({ boards: { mannequins } }: Project): number =>
  mannequins.some(({ person }) => readCast(person)) ? 0 : limits.mannequins.most - mannequins.length

/** Chooses a mannequin, or another stance for one that is chosen; at most four. A cast takes the place of everybody (requirement S5.17). */
export const putMannequin: Change<Project, MannequinItem> = (project, item) => {
  const chosen = project.boards.mannequins
  if (readCast(item.person)) return withBoard(project, 'mannequins', [item])
  if (chosen.some(({ id }) => id === item.id))
    return withBoard(
      project,
      'mannequins',
      chosen.map((old) => (old.id === item.id ? item : old)),
    )
  return roomForMannequins(project) <= 0 ? project : withBoard(project, 'mannequins', [...chosen, item])
}

/** Changes the project's settings. */
export const setSettings: Change<Project, Partial<Omit<Project, 'boards'>>> = (project, settings) => ({
  ...project,
  ...settings,
})

/** Empties every board and list of the project, what was set of its pictures too, and keeps its name and settings (requirement S4.04). */
export const clearBoards: Change<Project, null> = (project) => ({
  ...project,
  moodTemplateId: null,
  moodPositions: [],
  moodSheet: plainSheet,
  direction: noDirection,
  prompt: '',
  boards: { mood: [], print: [], sketch: [], color: [], mannequins: [], marketing: [] },
})
