import type { Color } from '@toile/craft/colors/color.ts'

/** A size a moodboard is laid out and printed in, millimetres. */
export interface BoardFormat<Id extends string = string> {
  id: Id
  label: string
  width: number
  height: number
}

/** Every format of a moodboard in the order of the screen: screens, paper, and the reference boards that studios print (requirement S5.21). */
export const boardFormats = [
  { id: 'a3Across', label: 'A3 landscape', width: 420, height: 297 },
  { id: 'a3Upright', label: 'A3 portrait', width: 297, height: 420 },
  { id: 'a4Across', label: 'A4 landscape', width: 297, height: 210 },
  { id: 'a4Upright', label: 'A4 portrait', width: 210, height: 297 },
  { id: 'a2Across', label: 'A2 landscape', width: 594, height: 420 },
  { id: 'a2Upright', label: 'A2 portrait', width: 420, height: 594 },
  { id: 'a1Across', label: 'A1 landscape', width: 841, height: 594 },
  { id: 'a1Upright', label: 'A1 portrait', width: 594, height: 841 },
  { id: 'wide', label: 'Screen 16:9', width: 480, height: 270 },
  { id: 'square', label: 'Square', width: 300, height: 300 },
  { id: 'poster50Across', label: '50 × 70 cm landscape', width: 700, height: 500 },
  { id: 'poster50Upright', label: '50 × 70 cm portrait', width: 500, height: 700 },
  { id: 'poster24Across', label: '24 × 36 in landscape', width: 914.4, height: 609.6 },
  { id: 'poster24Upright', label: '24 × 36 in portrait', width: 609.6, height: 914.4 },
] as const satisfies readonly BoardFormat[]

export type BoardFormatId = (typeof boardFormats)[number]['id']

/** The size of a format; A3 across for an id that is not known. */
export const formatOf = (id: string): BoardFormat<BoardFormatId> =>
  boardFormats.find((format) => format.id === id) ?? boardFormats[0]

/** Papers without colour of their own, so that a ground never tints the pictures (look.md). */
export const boardPapers = [
  { id: 'white', label: 'White', color: { r: 255, g: 255, b: 255 } },
  { id: 'soft', label: 'Soft white', color: { r: 247, g: 246, b: 243 } },
  { id: 'stone', label: 'Stone', color: { r: 229, g: 227, b: 222 } },
  { id: 'grey', label: 'Grey', color: { r: 190, g: 189, b: 186 } },
  { id: 'middle', label: 'Middle grey', color: { r: 119, g: 119, b: 119 } },
  { id: 'graphite', label: 'Graphite', color: { r: 58, g: 58, b: 57 } },
  { id: 'black', label: 'Black', color: { r: 20, g: 20, b: 19 } },
] as const satisfies readonly { id: string; label: string; color: Color }[]

export type BoardPaperId = (typeof boardPapers)[number]['id']

/** The colour of a paper; white for an id that is not known. */
export const paperOf = (id: string): Color => (boardPapers.find((paper) => paper.id === id) ?? boardPapers[0]).color
