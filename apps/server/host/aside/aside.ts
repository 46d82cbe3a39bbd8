import { isMainThread } from 'node:worker_threads'
import { type Refusal, refuse } from '@toile/rules/refusals.ts'
import { outsideTransaction } from '../database/held.ts'
import type { Given, Made } from './job.ts'
import { jobs } from './jobs.ts'
import { type Aside, openAside } from './openAside.ts'
import { personNow } from './person.ts'

type Name = keyof typeof jobs

let open: Aside<typeof jobs> | undefined

/** A job may tell its share while it works, and be cut off. */
interface Told {
  signal?: AbortSignal
  report?: (share: number) => void
}

const studioBusy = () => refuse('studioBusy')

function ask<N extends Name>(
  name: N,
  input: Given<(typeof jobs)[N]>,
  tooHeavy: () => Refusal = studioBusy,
  told: Told = {},
): Promise<Made<(typeof jobs)[N]>> {
  open ??= openAside(new URL('./jobs.ts', import.meta.url), jobs, {
    // A thread of the queue does one task at a time.
    children: isMainThread ? 2 : 1,
    idle: 60_000,
    line: { all: 200, each: 60 },
  })
  return open.run(name, input, { person: personNow(), tooHeavy, ...told })
}

/** Does a job in a process that may die, for whoever it is done on behalf of; `tooHeavy` is answered where it needs more memory or time than it may, that the studio is busy unless told. */
export const aside: typeof ask = (name, input, tooHeavy, told) => {
  outsideTransaction('Work aside was asked for')
  return ask(name, input, tooHeavy, told)
}

/** Does a job on what the studio keeps already: aside where calls are answered, at once in a thread that stands beside those anyway. */
export async function asideUnlessBeside<N extends Name>(
  name: N,
  input: Given<(typeof jobs)[N]>,
  tooHeavy: () => Refusal,
): Promise<Made<(typeof jobs)[N]>> {
  outsideTransaction('Work on a picture was asked for')
  if (isMainThread) return ask(name, input, tooHeavy)
  const { run } = await jobs[name].load()
  return (run as (input: Given<(typeof jobs)[N]>) => Promise<Made<(typeof jobs)[N]>>)(input)
}
