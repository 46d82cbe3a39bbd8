import type { Bounds, Chance } from '@toile/geometry'
import type { Color } from '../../colors/color.ts'
import type { Mood, MoodId } from '../moods.ts'
import type { SloganItem, TextItem } from '../slogan.ts'

/** What composing asks of the letters; in millimetres. */
export interface Measure {
  /** The ink of a text, before it is turned. */
  box(item: TextItem): { width: number; height: number }
  /** What a thing covers in its place, with outline and shadow. */
  reach(item: SloganItem): Bounds
}

/** What an arrangement works with; it draws about the origin in any size, the whole is fitted afterwards. */
export interface Plan {
  /** The text as it was written, its lines, and its words. */
  text: string
  lines: readonly string[]
  words: readonly string[]
  mood: Mood
  /** The strongest ink first. */
  inks: readonly Color[]
  language: string
  chance: Chance
  measure: Measure
}

/** A way to lay out plain text so that it looks like a graphic for cloth. */
export interface Arrangement<Id extends string = string> {
  id: Id
  label: string
  /** Moods it speaks best, the first ones oftener. */
  moods: readonly MoodId[]
  /** How well it suits a text: 0 not at all, 1 well, more for very well. */
  suits(plan: Pick<Plan, 'text' | 'lines' | 'words'>): number
  compose(plan: Plan): SloganItem[]
}

/** Declares an arrangement so that its id becomes part of the list's type. */
export const defineArrangement = <const Id extends string>(arrangement: Arrangement<Id>): Arrangement<Id> => arrangement
