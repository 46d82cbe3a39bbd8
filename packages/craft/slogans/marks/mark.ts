import type { Plan } from '../arrangements/arrangement.ts'
import type { MoodId } from '../moods.ts'
import type { SloganItem } from '../slogan.ts'

/** What a mark is made of: a name, its first letters, and the year it may carry. */
export interface MarkPlan extends Plan {
  initials: readonly string[]
  /** An established year as text; empty when none is wanted. */
  year: string
}

/** A way to make a logo out of a name (requirement S3.27). */
export interface Mark<Id extends string = string> {
  id: Id
  label: string
  family: 'monogram' | 'badge' | 'wordmark'
  moods: readonly MoodId[]
  suits(plan: Pick<MarkPlan, 'words' | 'initials' | 'text'>): number
  compose(plan: MarkPlan): SloganItem[]
}

/** Declares a mark so that its id becomes part of the list's type. */
export const defineMark = <const Id extends string>(mark: Mark<Id>): Mark<Id> => mark
