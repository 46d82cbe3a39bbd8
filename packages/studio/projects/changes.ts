import { cutGarmentSchema } from '@toile/craft/garments/cutGarment.ts'
import { readCast } from '@toile/craft/mannequins/cast.ts'
import { repeatSchema } from '@toile/craft/prints/repeat.ts'
import { noDirection } from '@toile/craft/script/directionHand.ts'
import { defineChange } from '@toile/rules/changing/defineChange.ts'
import { partly } from '@toile/rules/changing/partly.ts'
import { limits } from '@toile/rules/limits.ts'
import { hashOf } from '@toile/rules/naming.ts'
import { z } from 'zod'
import { plainSheet } from './boardLayout.ts'
import {
  boardItemSchema,
  colorItemSchema,
  mannequinItemSchema,
  type PictureBoard,
  type Project,
  printItemSchema,
  projectDocument,
  sketchItemSchema,
  sourceSchema,
} from './project.ts'

const itemId = z.string().min(1).max(90)
const pictureBoard = z.enum(['mood', 'print', 'sketch', 'marketing'])
const anyBoard = z.enum(['mood', 'print', 'sketch', 'color', 'mannequins', 'marketing'])

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
export const addPictures = defineChange({
  id: 'addPictures',
  label: 'Add to a board',
  says: 'Add pictures to a board, as far as it has room.',
  takes: z.object({
    board: pictureBoard,
    items: z
      .array(
        z.object({
          id: itemId,
          source: sourceSchema,
          category: z.string().max(60).optional(),
          /** Of a print: the width of its tile on cloth in millimetres, and how it goes on. */
          width: z.number().min(2).max(2000).optional(),
          repeat: repeatSchema.optional(),
          /** Of a sketch that the engine has made: what it shows. */
          garment: cutGarmentSchema.nullable().optional(),
        }),
      )
      .readonly(),
  }),
  apply: (project: Project, { board, items }) => {
    const there = new Set(project.boards[board].map(({ id }) => id))
    const fresh = items.filter(({ id }) => !there.has(id) && there.add(id)).slice(0, roomOn(project, board))
    if (fresh.length === 0) return project
    if (board === 'print')
      return withBoard(project, board, [...project.boards.print, ...fresh.map((item) => printItemSchema.parse(item))])
    if (board === 'sketch')
      return withBoard(project, board, [...project.boards.sketch, ...fresh.map((item) => sketchItemSchema.parse(item))])
    return withBoard(project, board, [...project.boards[board], ...fresh.map((item) => boardItemSchema.parse(item))])
  },
})

/** Takes an item off a board. */
export const removeItem = defineChange({
  id: 'removeItem',
  label: 'Remove from a board',
  says: 'Take an item off a board.',
  takes: z.object({ board: anyBoard, id: itemId }),
  apply: (project: Project, { board, id }) => {
    const items = project.boards[board]
    const kept = items.filter((item) => item.id !== id)
    return kept.length === items.length
      ? project
      : ({ ...project, boards: { ...project.boards, [board]: kept } } as Project)
  },
})

/** Moves an item to another place on its board; places count from 0. */
export const moveItem = defineChange({
  id: 'moveItem',
  label: 'Move on a board',
  says: 'Move an item to another place on its board, counted from 0.',
  takes: z.object({ board: anyBoard, id: itemId, to: z.number().int().min(0) }),
  apply: (project: Project, { board, id, to }) => {
    const items: readonly { id: string }[] = project.boards[board]
    const from = items.findIndex((item) => item.id === id)
    if (from < 0 || from === to) return project
    const rest = items.filter((item) => item.id !== id)
    const moved = [...rest.slice(0, to), items[from], ...rest.slice(to)]
    return { ...project, boards: { ...project.boards, [board]: moved } } as Project
  },
})

/** Pins or unpins a picture: pinned items are used first. */
export const pinItem = defineChange({
  id: 'pinItem',
  label: 'Pin',
  says: 'Pin a picture, so that it is used first, or set it free.',
  takes: z.object({ board: pictureBoard, id: itemId, pinned: z.boolean() }),
  apply: (project: Project, { board, id, pinned }) => ({
    ...project,
    boards: {
      ...project.boards,
      [board]: project.boards[board].map((item) => (item.id === id ? { ...item, pinned } : item)),
    },
  }),
})

/** Sets what is known of a sketch or print on its board: its category, its traced piece, its repeat. */
export const describeItem = defineChange({
  id: 'describeItem',
  label: 'Describe a picture',
  says: 'Say what is known of a sketch or print on its board.',
  takes: z.object({
    board: z.enum(['print', 'sketch']),
    id: itemId,
    category: z.string().max(60).optional(),
    traced: hashOf('traced').nullable().optional(),
    garment: cutGarmentSchema.nullable().optional(),
    width: z.number().min(2).max(2000).optional(),
    repeat: repeatSchema.optional(),
  }),
  apply: (project: Project, { board, id, ...known }) => ({
    ...project,
    boards: {
      ...project.boards,
      [board]: project.boards[board].map((item) => (item.id === id ? { ...item, ...known } : item)),
    },
  }),
})

/** Puts another picture in the place of a sketch, with what it shows. */
export const replaceSketch = defineChange({
  id: 'replaceSketch',
  label: 'Describe a picture',
  says: 'Put another picture in the place of a sketch, with what it shows.',
  takes: z.object({
    id: itemId,
    by: z.object({ id: itemId, category: z.string().max(60), garment: cutGarmentSchema.nullable() }),
  }),
  apply: (project: Project, { id, by }) =>
    project.boards.sketch.some((item) => item.id === by.id && by.id !== id)
      ? project
      : withBoard(
          project,
          'sketch',
          project.boards.sketch.map((item) => (item.id === id ? { ...item, ...by, traced: null } : item)),
        ),
})

/** Adds a colour at the end of the colorboard, or replaces the one with its id. */
export const putColor = defineChange({
  id: 'putColor',
  label: 'Colour',
  says: 'Add a colour at the end of the colorboard, or replace the one with its id.',
  takes: colorItemSchema,
  apply: (project: Project, entry) => {
    const colors = project.boards.color
    if (colors.some(({ id }) => id === entry.id))
      return withBoard(
        project,
        'color',
        colors.map((old) => (old.id === entry.id ? entry : old)),
      )
    return colors.length >= limits.board.color ? project : withBoard(project, 'color', [...colors, entry])
  },
})

/** How many more mannequins a project takes; a cast has every place (requirement S5.17). */
export const roomForMannequins = ({ boards: { mannequins } }: Project): number =>
  mannequins.some(({ person }) => readCast(person)) ? 0 : limits.mannequins.most - mannequins.length

/** Chooses a mannequin, or another stance for one that is chosen; at most four. A cast takes the place of everybody (requirement S5.17). */
export const putMannequin = defineChange({
  id: 'putMannequin',
  label: 'Mannequin',
  says: 'Choose a person or a cast to wear the looks, or another stance for one that is chosen.',
  takes: mannequinItemSchema,
  apply: (project: Project, item) => {
    const chosen = project.boards.mannequins
    if (readCast(item.person)) return withBoard(project, 'mannequins', [item])
    if (chosen.some(({ id }) => id === item.id))
      return withBoard(
        project,
        'mannequins',
        chosen.map((old) => (old.id === item.id ? item : old)),
      )
    return roomForMannequins(project) <= 0 ? project : withBoard(project, 'mannequins', [...chosen, item])
  },
})

const settingsSchema = partly(projectDocument.present.omit({ boards: true }))

/** Changes the project's settings. */
export const setSettings = defineChange({
  id: 'setSettings',
  label: 'Settings',
  says: 'Change settings of the project: its name, for whom it is, its style, shares and words.',
  takes: settingsSchema,
  apply: (project: Project, settings) => ({
    ...project,
    ...settings,
  }),
})

/** Puts the boards back as they stood before something was taken off them. */
export const putBackBoards = defineChange({
  id: 'putBackBoards',
  label: 'Add to a board',
  says: 'Put the boards of the project back as they stood before.',
  takes: projectDocument.present.shape.boards,
  apply: (project: Project, boards) => ({ ...project, boards }),
})

/** Takes what a brief asks for into the project: settings, and colours as far as the colorboard has room. */
export const takeBrief = defineChange({
  id: 'takeBrief',
  label: 'Take from the brief',
  says: 'Take settings and colours of a brief into the project.',
  takes: z.object({ settings: settingsSchema, colors: z.array(colorItemSchema).readonly() }),
  apply: (project: Project, { settings, colors }) =>
    colors.reduce<Project>(putColor, Object.keys(settings).length > 0 ? setSettings(project, settings) : project),
})

/** Empties every board and list of the project, what was set of its pictures too, and keeps its name and settings (requirement S4.04). */
export const clearBoards = defineChange({
  id: 'clearBoards',
  label: 'Clear the boards',
  says: 'Empty every board and list of the project; its name and settings stay.',
  takes: z.null(),
  apply: (project: Project) => ({
    ...project,
    moodTemplateId: null,
    moodPositions: [],
    moodSheet: plainSheet,
    direction: noDirection,
    prompt: '',
    boards: { mood: [], print: [], sketch: [], color: [], mannequins: [], marketing: [] },
  }),
})
