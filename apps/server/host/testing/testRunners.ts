import { setTimeout as wait } from 'node:timers/promises'
import { refuse } from '@toile/fashion/refusals.ts'
import { z } from 'zod'
import { creditEntry } from '../database/schema/people.ts'
import { defineRunner, type RunContext, type Runner } from '../queue/runner.ts'

const form = { takes: z.object({ milliseconds: z.number().default(0) }), gives: z.object({ attempt: z.number() }) }

/** Leaves a mark that can be counted: one too many shows that a task took effect twice. */
const effect =
  ({ task }: RunContext) =>
  async (tx: Parameters<NonNullable<Awaited<ReturnType<Runner>>['commit']>>[0]) => {
    await tx.insert(creditEntry).values({ personId: task.ownerId, taskId: task.id, amount: 0, reason: 'effect' })
  }

async function pass(milliseconds: number, context: RunContext) {
  const end = Date.now() + milliseconds
  while (Date.now() < end) {
    context.signal.throwIfAborted()
    await wait(Math.min(50, end - Date.now()))
  }
}

/** Kinds of tasks for the tests of the queue. */
export const runners: Readonly<Record<string, Runner>> = {
  pass: defineRunner(form, async ({ milliseconds }, context) => {
    await context.report(0.5, { half: true })
    await pass(milliseconds, context)
    return { output: { attempt: context.task.attempt }, commit: effect(context) }
  }),
  /** Keeps three of its results, tells that nearly all is done, and waits. */
  keepsThree: defineRunner(form, async ({ milliseconds }, context) => {
    for (const share of [0.1, 0.2, 0.3]) await context.report(share, undefined, effect(context))
    await context.report(0.9)
    await pass(milliseconds, context)
    throw refuse('nothingToTrace')
  }),
  /** Slow at the first attempt only. */
  slowOnce: defineRunner(form, async ({ milliseconds }, context) => {
    if (context.task.attempt === 1) await pass(milliseconds, context)
    return { output: { attempt: context.task.attempt }, commit: effect(context) }
  }),
  /** Does not listen to its signal. */
  deaf: defineRunner(form, async ({ milliseconds }, context) => {
    await wait(milliseconds)
    return { output: { attempt: context.task.attempt }, commit: effect(context) }
  }),
  part: defineRunner(form, async (_input, { task }) => ({
    output: { attempt: task.attempt },
    status: 'partlySucceeded' as const,
    used: 2,
  })),
  breaks: defineRunner(form, async () => {
    throw new Error('This runner always breaks.')
  }),
  refuses: defineRunner(form, async () => {
    throw refuse('nothingToTrace')
  }),
  /** Ends its thread at the first attempt. */
  dies: defineRunner(form, async (_input, context) => {
    if (context.task.attempt === 1) process.exit(7)
    return { output: { attempt: context.task.attempt }, commit: effect(context) }
  }),
}
