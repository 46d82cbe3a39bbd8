import { setTimeout as wait } from 'node:timers/promises'
import type { Task } from '@toile/contract/tasks.ts'
import { whenEnded } from '@toile/contract/whenEnded.ts'
import type { Caller } from './caller.ts'

/** A task once it has ended, well or not, within a minute and a half. */
export const endedTask = (caller: Pick<Caller, 'call'>, id: string): Promise<Task> =>
  whenEnded(caller, id, { rest: (pause) => wait(Math.min(pause, 100)), signal: AbortSignal.timeout(170_000) })
