import type { OutlinePoint } from '@toile/picture/reading/trace/editableOutline.ts'
import type { SheetBox } from '@toile/picture/reading/trace/silhouette/oneGarment.ts'
import type { TracedNote } from '@toile/craft/sketches/tracedNote.ts'

export type Place = readonly [x: number, y: number]
export type Anchors = Readonly<Record<string, Place>>
type Rings = readonly (readonly OutlinePoint[])[]

/** What a stroke says: this is cloth, this is not, the outline closes here. */
export type MarkKind = 'keep' | 'drop' | 'close'

/** A stroke over the sheet; places and radius in its pixels. */
export interface Mark {
  kind: MarkKind
  points: readonly Place[]
  radius: number
  /** The proposed bridge that it answers. */
  bridge?: number
}

/** A piece as the server traced it, with the strokes and box that it was traced by. */
export interface Found {
  traced: string
  url: string
  note: TracedNote
  marks: readonly Mark[]
  box: SheetBox | null
}

/** A sketch under correction: the proposal, and what a person made of it; all places in pixels of the sheet. */
export interface Draft {
  found: Found | null
  category: string
  /** Whether the category is known: its shape says so, or the person has chosen it. */
  sure: boolean
  anchors: Anchors
  rings: Rings
  marks: readonly Mark[]
  box: SheetBox | null
}

/** The draft of a sketch in which nothing was found yet. */
export const blankDraft: Draft = {
  found: null,
  category: '',
  sure: false,
  anchors: {},
  rings: [],
  marks: [],
  box: null,
}
