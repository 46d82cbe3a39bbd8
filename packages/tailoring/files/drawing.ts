import type { Bounds, Path, Point } from '@toile/geometry'

/** A color with parts from 0 to 1. */
export type Ink = readonly [red: number, green: number, blue: number]

/** What lines are drawn with: millimetres, and the lengths of dashes and the gaps between them. */
export interface Pen {
  width: number
  ink: Ink
  dash: readonly number[]
}

/** Runs of points in millimetres, y up, that are drawn, or filled where there is no pen. */
export interface Strokes {
  kind: 'strokes'
  paths: readonly Path[]
  closed: boolean
  pen: Pen | null
  fill?: Ink
}

/** A row of words: the place it stands on, its height in millimetres, and its turn in degrees. */
export interface Words {
  kind: 'words'
  words: string
  at: Point
  height: number
  turn: number
  from: 'start' | 'middle' | 'end'
  ink: Ink
}

/** A mark on paper. */
export type Mark = Strokes | Words

/** Marks that are shown or hidden together. */
export interface Layer {
  name: string
  marks: readonly Mark[]
}

/** A part of the drawing on a page: where its lower left corner lies, and how large it is drawn; 1 is true size. */
export interface Window {
  box: Bounds
  at: Point
  scale: number
}

/** A page in millimetres, from its lower left corner: what of the drawing it shows, and what stands below that. */
export interface Page {
  width: number
  height: number
  windows: readonly Window[]
  marks: readonly Mark[]
}

/** A drawing in millimetres, y up, and the pages it is printed on in true size. */
export interface Print {
  title: string
  layers: readonly Layer[]
  pages: readonly Page[]
}
