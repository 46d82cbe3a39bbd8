import { lightnessChromaHue } from '@toile/craft/colors/color.ts'
import type { ColorItem, Project } from '../project.ts'
import { formatOf, paperOf } from '../boardFormats.ts'
import type { BoardThing, Place, Sheet } from '../boardLayout.ts'

const ink = { r: 20, g: 20, b: 19 }
const pale = { r: 255, g: 255, b: 255 }

/** Whether a sheet is dark, so that letters on it are white. */
export const isDark = ({ ground }: Pick<Sheet, 'ground'>): boolean =>
  lightnessChromaHue(paperOf(ground)).lightness < 0.6

/** Width and height of a fresh thing as shares of the board's shorter side. */
const sizes = { note: [0.22, 0.22], text: [0.6, 0.09], chip: [0.14, 0.19], swatch: [0.26, 0.26] } as const

/** Where a fresh thing comes to lie: about the middle, each a little beside the last. */
export function freshPlace(
  id: string,
  thing: BoardThing,
  { moodSheet, moodPositions }: Pick<Project, 'moodSheet' | 'moodPositions'>,
): Place {
  const board = formatOf(moodSheet.format)
  const short = Math.min(board.width, board.height)
  const [wide, tall] = sizes[thing.kind]
  const [width, height] = [(wide * short) / board.width, (tall * short) / board.height]
  const step = moodPositions.filter((place) => place.thing).length % 8
  const by = (length: number) => ((step - 3) * 0.03 * short) / length
  return { id, x: 0.5 - width / 2 + by(board.width), y: 0.5 - height / 2 + by(board.height), width, height, thing }
}

/** An empty note, its letters in proportion to the board. */
export const newNote = (text: string, language: string, sheet: Sheet): BoardThing => ({
  kind: 'note',
  text,
  language,
  size: round(shortOf(sheet) * 0.022),
  align: 'left',
  tone: 'grey',
})

/** A heading, its letters in proportion to the board and to be read on its paper. */
export const newText = (text: string, language: string, sheet: Sheet): BoardThing => ({
  kind: 'text',
  text,
  language,
  size: round(shortOf(sheet) * 0.06),
  align: 'left',
  font: 'playfair-display',
  weight: 400,
  leading: 1.15,
  color: isDark(sheet) ? pale : ink,
})

/** A chip of a colour on the colorboard. */
export const newChip = ({ id, color, name, tcx, gradient }: ColorItem): BoardThing => ({
  kind: 'chip',
  colorId: id,
  color,
  name,
  tcx,
  gradient,
})

/** A swatch of a print on the printboard, three tiles across. */
export const newSwatch = (printId: string): BoardThing => ({ kind: 'swatch', printId, tiles: 3 })

const round = (value: number) => Math.round(value * 10) / 10
const shortOf = ({ format }: Sheet) => Math.min(formatOf(format).width, formatOf(format).height)
