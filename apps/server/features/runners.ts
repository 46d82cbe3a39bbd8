import type { TaskKind } from '@toile/contract/tasks.ts'
import type { Runner } from '../host/queue/runner.ts'
import { generateDesigns } from './generation/generateDesigns.task.ts'
import { traceSketch } from './generation/traceSketch.task.ts'

/** Who does the work of each kind of task; a kind without a runner does not compile. */
export const runners: Record<TaskKind, Runner> = { generateDesigns, traceSketch }
