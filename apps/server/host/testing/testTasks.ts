import { defineTask, type Load } from '@toile/contract/tasks/defineTask.ts'
import { z } from 'zod'

const inputSchema = z.object({
  milliseconds: z.number(),
  credits: z.number(),
  results: z.number(),
  urgency: z.number(),
})
export type TestInput = z.output<typeof inputSchema>

const form = (load: Load = 'quick') =>
  defineTask({
    label: '',
    load,
    takes: inputSchema,
    gives: z.object({ attempt: z.number() }),
    credits: ({ credits }) => credits,
    results: ({ results }) => results,
    urgency: ({ urgency }) => urgency,
  })

/** What tests of the queue ask for when they do not care. */
export const plainInput: TestInput = { milliseconds: 0, credits: 0, results: 1, urgency: 0 }

/** Kinds of tasks for the tests of the queue. */
export const testTasks = {
  pass: form(),
  /** Keeps three of its results, tells that nearly all is done, and waits. */
  keepsThree: form(),
  /** Slow at the first attempt only. */
  slowOnce: form(),
  /** Does not listen to its signal. */
  deaf: form(),
  part: form(),
  breaks: form(),
  refuses: form(),
  /** Ends its thread at the first attempt. */
  dies: form(),
  /** Takes as long as it is told to, in the queue of long work. */
  film: form('long'),
}
export type TestKind = keyof typeof testTasks
