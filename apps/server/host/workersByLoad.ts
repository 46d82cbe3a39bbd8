import { availableParallelism } from 'node:os'
import { type Load, loads } from '@toile/contract/tasks/defineTask.ts'
import { z } from 'zod'

/** How many tasks of each load run at once. */
export type WorkersByLoad = Readonly<Record<Load, number>>

const [error, most] = ['must be a whole number from 1 to 64, or a number from 0 to 64 for some of', 64]
const sentence = `${error} ${loads.join(', ')}, such as drawing=2, long=1`

/** The full work of so many cores: one of each load at least, so that none waits behind another. */
export function workersFor(cores: number): WorkersByLoad {
  const share = (part: number, top: number) => Math.min(top, Math.max(1, Math.floor(cores / part)))
  return { quick: share(4, 4), reading: share(4, 4), drawing: share(2, 4), long: share(8, 2), filming: share(8, 2) }
}

const forAll = (count: number): WorkersByLoad => ({
  quick: count,
  reading: count,
  drawing: count,
  long: count,
  filming: count,
})

function read(text: string): WorkersByLoad | null {
  if (/^\d{1,2}$/.test(text)) return Number(text) >= 1 && Number(text) <= most ? forAll(Number(text)) : null
  const told = new Map<string, number>()
  for (const part of text.split(',')) {
    const [, load, count] = /^\s*(\w+)\s*=\s*(\d{1,2})\s*$/.exec(part) ?? []
    if (!load || told.has(load) || !loads.some((one) => one === load) || Number(count) > most) return null
    told.set(load, Number(count))
  }
  const all = { ...workersFor(availableParallelism()), ...Object.fromEntries(told) }
  return loads.some((load) => all[load] > 0) ? all : null
}

/** How many tasks of each load run at once, as a person writes it: 2, or drawing=2, long=0. */
export const workersByLoad = z.string().transform((text, context): WorkersByLoad => {
  const workers = read(text)
  if (workers) return workers
  context.addIssue({ code: 'custom', message: sentence })
  return z.NEVER
})
