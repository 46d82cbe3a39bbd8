import type { z } from 'zod'

/** What tasks weigh on: edits and exports of seconds, pictures that are read, looks that are drawn, what takes minutes, and films, which draw for minutes. Each has a queue of its own. */
export const loads = ['quick', 'reading', 'drawing', 'long', 'filming'] as const
export type Load = (typeof loads)[number]

/** A kind of work longer than a second: all that is known of it before it is done. */
export interface TaskForm<Takes extends z.ZodType = z.ZodType, Gives extends z.ZodType = z.ZodType> {
  /** What the list of tasks calls it. */
  label: string
  load: Load
  takes: Takes
  gives: Gives
  /** Higher goes first within its load. */
  urgency(input: z.output<Takes>): number
  /** Its price in credits. */
  credits(input: z.output<Takes>): number
  /** How many results are ordered, each kept by a report of its own. */
  results(input: z.output<Takes>): number
}

type Ordinary = 'urgency' | 'credits' | 'results'
type Written<Takes extends z.ZodType, Gives extends z.ZodType> = Omit<TaskForm<Takes, Gives>, Ordinary> &
  Partial<Pick<TaskForm<Takes, Gives>, Ordinary>>

/** Declares a kind of task; it is free, has one result and goes with the others unless it says otherwise. */
export const defineTask = <Takes extends z.ZodType, Gives extends z.ZodType>(
  form: Written<Takes, Gives>,
): TaskForm<Takes, Gives> => ({ urgency: () => 2, credits: () => 0, results: () => 1, ...form })
