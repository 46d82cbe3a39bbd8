import { type Color, toHex } from '@toile/craft/colors/color.ts'
import type { TextItem } from '@toile/craft/slogans/slogan.ts'
import type { BoardNote, BoardText, BoardThing } from '@toile/studio/projects/boardLayout.ts'
import type { ColorItem, Project } from '@toile/studio/projects/project.ts'
import type { Letters } from '../lettering/letters.ts'
import { mapOutline, type Outline } from '../lettering/letterOutlines.ts'
import { type Mark, type Rect, rectOutline } from './boardPage.ts'
import { gradientStrips } from './gradientStrips.ts'
import { layTiles } from './layTiles.ts'
import { fitLine, fitParagraph, type Setting, setParagraph, wishOf } from './setParagraph.ts'

/** What things are laid out with: letters that are ready, the project's boards, and width divided by height of its pictures. */
export interface BoardTools {
  letters: Letters
  boards: Pick<Project['boards'], 'print' | 'color'>
  aspectOf(file: string): number
}

/** The font of notes and captions. */
export const captionFont = { font: 'montserrat', weight: 500 } as const
/** The font of titles. */
export const titleFont = { font: 'playfair-display', weight: 400 } as const

const grey: Color = { r: 106, g: 106, b: 102 }
const ink: Color = { r: 20, g: 20, b: 19 }
const white: Color = { r: 255, g: 255, b: 255 }
const hairline: Color = { r: 201, g: 201, b: 197 }
const notePapers = {
  white: { paper: white, strip: { r: 243, g: 243, b: 241 }, letters: ink, edge: hairline },
  grey: { paper: { r: 236, g: 236, b: 233 }, strip: { r: 222, g: 222, b: 218 }, letters: ink, edge: null },
  dark: {
    paper: { r: 44, g: 44, b: 43 },
    strip: { r: 60, g: 60, b: 58 },
    letters: { r: 245, g: 245, b: 243 },
    edge: null,
  },
} as const

/** Where the words of a note stand on its paper. */
const noteColumn = ({ width, height }: { width: number; height: number }): Rect => {
  const pad = Math.min(width, height) * 0.09
  return {
    x: pad,
    y: pad + stripOf({ width, height }),
    width: width - 2 * pad,
    height: height - 2 * pad - stripOf({ width, height }),
  }
}
const stripOf = ({ width, height }: { width: number; height: number }) => Math.min(width, height) * 0.11

const noteSetting = ({ size, align, language }: BoardNote): Setting => ({
  ...captionFont,
  size,
  align,
  language,
  leading: 1.4,
})

/** The least leading that keeps the marks above and below letters apart: Thai stacks them. */
const leadingOf = ({ text, leading }: BoardText) => (/\p{Script=Thai}/u.test(text) ? Math.max(1.5, leading) : leading)

/** How a text of the board is set. */
const textSetting = (text: BoardText): Setting => ({ ...text, leading: leadingOf(text) })

/** The colour of a chip as it stands on the colorboard now. */
export const chipColor = (
  { colorId, ...kept }: Extract<BoardThing, { kind: 'chip' }>,
  colors: readonly ColorItem[],
): Pick<ColorItem, 'color' | 'name' | 'tcx' | 'gradient'> => colors.find(({ id }) => id === colorId) ?? kept

/** The texts of a thing, for which letters must be made ready. */
export function textsOfThing(thing: BoardThing, boards: BoardTools['boards']): TextItem[] {
  if (thing.kind === 'note') return [wishOf(thing.text, noteSetting(thing))]
  if (thing.kind === 'text') return [wishOf(thing.text, thing)]
  if (thing.kind === 'swatch') return []
  const { name, tcx, color } = chipColor(thing, boards.color)
  return [name, tcx, toHex(color)].map((text) => wishOf(text, { ...captionFont, language: 'en' }))
}

/** A note, text, chip or swatch as marks in its box, millimetres; letters must be ready. */
export function layThing(thing: BoardThing, box: { width: number; height: number }, tools: BoardTools): Mark[] {
  const whole = { x: 0, y: 0, width: box.width, height: box.height }
  if (thing.kind === 'note') return layNote(thing, whole, tools.letters)
  if (thing.kind === 'text') {
    const { outline } = setParagraph(thing.text, textSetting(thing), box.width, tools.letters)
    return [{ kind: 'fill', outline, color: thing.color }]
  }
  if (thing.kind === 'chip') return layChip(chipColor(thing, tools.boards.color), whole, tools.letters)
  const print = tools.boards.print.find(({ id }) => id === thing.printId)
  if (!print) return [{ kind: 'line', outline: rectOutline(whole), color: hairline, width: 0.3 }]
  const width = box.width / thing.tiles
  return layTiles(print.id, print.repeat, { width, height: width / tools.aspectOf(print.id) }, whole)
}

function layNote(note: BoardNote, whole: Rect, letters: Letters): Mark[] {
  const { paper, strip, letters: color, edge } = notePapers[note.tone]
  const column = noteColumn(whole)
  const { outline } = fitParagraph(note.text, noteSetting(note), column, letters)
  return [
    { kind: 'fill', outline: rectOutline(whole), color: paper },
    { kind: 'fill', outline: rectOutline({ ...whole, height: stripOf(whole) }), color: strip },
    ...(edge ? [{ kind: 'line', outline: rectOutline(whole), color: edge, width: 0.2 } as const] : []),
    { kind: 'fill', outline: moved(outline, column.x, column.y), color },
  ]
}

/** A card with its colour above and its name and code below, as colour books show them. */
function layChip(
  { color, name, tcx, gradient }: Pick<ColorItem, 'color' | 'name' | 'tcx' | 'gradient'>,
  whole: Rect,
  letters: Letters,
): Mark[] {
  const label = Math.min(whole.height * 0.36, whole.width * 0.36)
  const field = { x: whole.x, y: whole.y, width: whole.width, height: whole.height - label }
  const pad = label * 0.2
  const setting: Setting = { ...captionFont, size: label * 0.25, leading: 1.2, align: 'left', language: 'en' }
  const lines = [name, tcx, ...(name && tcx ? [] : [toHex(color).toUpperCase()])].filter(Boolean).slice(0, 2)
  const written = lines.map((text, i): Mark => {
    const own = i === 0 ? setting : { ...setting, weight: 400, size: setting.size * 0.9 }
    const { outline } = fitLine(text, own, whole.width - 2 * pad, letters)
    return {
      kind: 'fill',
      outline: moved(outline, whole.x + pad, field.y + field.height + pad * 0.8 + i * setting.size * 1.3),
      color: i === 0 ? ink : grey,
    }
  })
  return [
    { kind: 'fill', outline: rectOutline(whole), color: white },
    { kind: 'fill', outline: rectOutline(field), color },
    ...(gradient ? gradientStrips(field, gradient) : []),
    ...written,
    { kind: 'line', outline: rectOutline(whole), color: hairline, width: 0.2 },
  ]
}

/** An outline moved by millimetres. */
export const moved = (outline: Outline, dx: number, dy: number): Outline =>
  mapOutline(outline, (x, y) => [x + dx, y + dy])
