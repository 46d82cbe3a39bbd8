import { setTimeout as wait } from 'node:timers/promises'
import { refuse } from '@toile/rules/refusals.ts'
import { creditEntry } from '../database/schema/people.ts'
import { defineRunner, type RunContext, type Runner } from '../queue/runner.ts'
import { type TestKind, testTasks } from './testTasks.ts'

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

/** Who does the work of the tests' kinds of task. */
export const runners: Record<TestKind, Runner> = {
  pass: defineRunner(testTasks.pass, async ({ milliseconds }, context) => {
    await context.report(0.5, { half: true })
    await pass(milliseconds, context)
    return { output: { attempt: context.task.attempt }, commit: effect(context) }
  }),
  keepsThree: defineRunner(testTasks.keepsThree, async ({ milliseconds }, context) => {
    for (const share of [0.1, 0.2, 0.3]) await context.report(share, undefined, effect(context))
    await context.report(0.9)
    await pass(milliseconds, context)
    throw refuse('nothingToTrace')
  }),
  slowOnce: defineRunner(testTasks.slowOnce, async ({ milliseconds }, context) => {
    if (context.task.attempt === 1) await pass(milliseconds, context)
    return { output: { attempt: context.task.attempt }, commit: effect(context) }
  }),
  deaf: defineRunner(testTasks.deaf, async ({ milliseconds }, context) => {
    await wait(milliseconds)
    return { output: { attempt: context.task.attempt }, commit: effect(context) }
  }),
  part: defineRunner(testTasks.part, async (_input, { task }) => ({
    output: { attempt: task.attempt },
    status: 'partlySucceeded' as const,
    used: 2,
  })),
  breaks: defineRunner(testTasks.breaks, async () => {
    throw new Error('This runner always breaks.')
  }),
  refuses: defineRunner(testTasks.refuses, async () => {
    throw refuse('nothingToTrace')
  }),
  dies: defineRunner(testTasks.dies, async (_input, context) => {
    if (context.task.attempt === 1) process.exit(7)
    return { output: { attempt: context.task.attempt }, commit: effect(context) }
  }),
  film: defineRunner(testTasks.film, async ({ milliseconds }, context) => {
    await pass(milliseconds, context)
    return { output: { attempt: context.task.attempt }, commit: effect(context) }
  }),
}
