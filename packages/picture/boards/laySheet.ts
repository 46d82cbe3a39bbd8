import type { Color } from '@toile/craft/colors/color.ts'
import type { TextItem } from '@toile/craft/slogans/slogan.ts'
import { sure } from '@toile/geometry'
import type { LanguageId } from '@toile/rules/languages/index.ts'
import type { Letters } from '../lettering/letters.ts'
import { type BoardPage, type BoardPart, type Mark, type Rect, rectOutline } from './boardPage.ts'
import { captionFont, moved, titleFont } from './layThing.ts'
import { fitLine, type Setting, wishOf } from './setParagraph.ts'

/** One thing of a sheet with the lines below it: its name first, then what else is to be read. */
export interface SheetCell {
  id: string
  /** Width divided by height of its field; null where it may have any, as cloth and colour do. */
  aspect: number | null
  draw(field: Rect): Mark[]
  captions: readonly string[]
}

/** A board as a sheet: what stands at its head, and its things in their order. */
export interface SheetOrder {
  title: string
  /** At the right of the head: the project, the date, a scale. */
  notes: readonly string[]
  cells: readonly SheetCell[]
  width: number
  height: number
  language: LanguageId
}

const ink: Color = { r: 20, g: 20, b: 19 }
const grey: Color = { r: 106, g: 106, b: 102 }
const rule: Color = { r: 201, g: 201, b: 197 }

/** The texts of a sheet, for which letters must be made ready. */
export const textsOfSheet = ({
  title,
  notes,
  cells,
  language,
}: Pick<SheetOrder, 'title' | 'notes' | 'cells' | 'language'>): TextItem[] => [
  wishOf(title, { ...titleFont, language }),
  ...[...notes, ...cells.flatMap(({ captions }) => captions)].flatMap((text) => [
    wishOf(`${text}…`, { ...captionFont, language }),
    wishOf(`${text}…`, { ...captionFont, weight: 400, language }),
  ]),
]

/** A board as a tidy sheet: a head with title, project and date, and below it everything in even columns with its name, code and size; letters must be ready (requirement S1.03). */
export function laySheet(order: SheetOrder, letters: Letters): BoardPage {
  const { width, height, cells } = order
  const short = Math.min(width, height)
  const edge = short * 0.06
  const head = short * 0.085
  const size = short * 0.0125
  const area: Rect = { x: edge, y: edge + head, width: width - 2 * edge, height: height - 2 * edge - head }
  const lines = Math.max(0, ...cells.map(({ captions }) => captions.length))
  const places = cellsIn(area, cells, size, lines)
  return {
    title: order.title,
    width,
    height,
    ground: { r: 255, g: 255, b: 255 },
    parts: [
      headOf(order, edge, head, letters),
      ...cells.map((cell, i) => partOf(cell, sure(places[i]), size, order.language, letters)),
    ],
  }
}

function headOf(
  { title, notes, width, height, language }: SheetOrder,
  edge: number,
  head: number,
  letters: Letters,
): BoardPart {
  const wide = width - 2 * edge
  const large: Setting = { ...titleFont, size: head * 0.5, leading: 1.1, align: 'left', language }
  const small: Setting = { ...captionFont, weight: 400, size: head * 0.15, leading: 1.4, align: 'right', language }
  const name = fitLine(title, large, wide * 0.55, letters)
  const line = head * 0.72
  const marks: Mark[] = [
    { kind: 'fill', outline: moved(name.outline, 0, line - head * 0.62), color: ink },
    ...notes.map((note, i): Mark => {
      const { outline } = fitLine(note, small, wide * 0.42, letters)
      return {
        kind: 'fill',
        outline: moved(outline, wide * 0.58, line - head * (0.28 + (notes.length - 1 - i) * 0.21)),
        color: i === 0 ? ink : grey,
      }
    }),
    {
      kind: 'line',
      outline: [
        ['M', 0, line],
        ['L', wide, line],
      ],
      color: rule,
      width: Math.max(0.1, height * 0.0006),
    },
  ]
  return { id: 'head', x: edge, y: edge, width: wide, height: head, turn: 0, marks }
}

const gapOf = (area: Rect) => Math.min(area.width, area.height) * 0.03
const captionHeight = (size: number, lines: number) => (lines === 0 ? 0 : size * (0.7 + 1.5 * lines))

/** The proportions that fields come nearest to where they may have any. */
const freeAspect = 1.15

/** Even columns, as many as let the fields be largest, or bring them nearest to their proportions. */
function cellsIn(area: Rect, cells: readonly SheetCell[], size: number, lines: number): Rect[] {
  if (cells.length === 0) return []
  const gap = gapOf(area)
  const foot = captionHeight(size, lines)
  const known = cells.flatMap(({ aspect }) => (aspect === null ? [] : [aspect]))
  const aspect = known.length > 0 ? known.reduce((sum, one) => sum + one, 0) / known.length : null
  const options = cells.map((_, i) => {
    const rows = Math.ceil(cells.length / (i + 1))
    const wide = (area.width - gap * i) / (i + 1)
    const tall = (area.height - gap * (rows - 1)) / rows - foot
    const off = Math.abs(Math.log(wide / Math.max(1, tall) / freeAspect)) + 0.9 * (rows - cells.length / (i + 1))
    return { across: i + 1, wide, tall, worth: aspect === null ? -off : Math.min(wide, tall * aspect) }
  })
  const { across, wide, tall } = options.reduce((most, one) => (one.worth > most.worth ? one : most))
  // Narrow fields stand close to each other from the left, as on a contact sheet.
  const width = aspect === null ? wide : Math.min(wide, tall * aspect * 1.25)
  const height = aspect === null ? Math.min(tall, wide * 1.3) : Math.min(tall, wide / aspect)
  return cells.map((_, i) => ({
    x: area.x + (i % across) * (width + gap),
    y: area.y + Math.floor(i / across) * (height + foot + gap),
    width,
    height,
  }))
}

function partOf(cell: SheetCell, place: Rect, size: number, language: LanguageId, letters: Letters): BoardPart {
  const aspect = cell.aspect ?? place.width / place.height
  const width = Math.min(place.width, place.height * aspect)
  const field: Rect = { x: 0, y: 0, width, height: Math.min(place.height, width / aspect) }
  const written = cell.captions.map((text, i): Mark => {
    const setting: Setting = {
      ...captionFont,
      weight: i === 0 ? 500 : 400,
      size,
      leading: 1.3,
      align: 'left',
      language,
    }
    const { outline } = fitLine(text, setting, place.width, letters)
    return {
      kind: 'fill',
      outline: moved(outline, 0, place.height + size * (0.5 + 1.5 * i)),
      color: i === 0 ? ink : grey,
    }
  })
  return {
    id: cell.id,
    ...place,
    turn: 0,
    marks: [...cell.draw({ ...field, y: place.height - field.height }), ...written],
  }
}

/** A hairline about a field, so that pale things do not melt into the paper. */
export const frameOf = (field: Rect): Mark => ({ kind: 'line', outline: rectOutline(field), color: rule, width: 0.15 })
