import { Worker } from 'node:worker_threads'
import { limits } from '@toile/fashion/limits.ts'
import { Refusal, refuse } from '@toile/fashion/refusals.ts'
import type { BriefAnswer, BriefOrder } from './briefThread.ts'

type Read = Exclude<BriefAnswer, { refused: unknown }>

const { milliseconds, megabytes } = limits.brief
/** How long a thread waits for another brief before it ends. */
const patience = 60_000

let thread: Worker | null = null
let rest: NodeJS.Timeout | undefined
let line: Promise<unknown> = Promise.resolve()

const open = (): Worker => {
  const worker = new Worker(new URL('./briefThread.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
  })
  worker.unref()
  return worker
}

function end() {
  void thread?.terminate()
  thread = null
}

function ask(order: BriefOrder): Promise<Read> {
  clearTimeout(rest)
  const worker = (thread ??= open())
  const asked = Promise.withResolvers<Read>()
  const breakOff = (error: unknown) => {
    end()
    asked.reject(error)
  }
  const timer = setTimeout(() => breakOff(refuse('briefTooHeavy')), milliseconds)
  const hear = (answer: BriefAnswer) =>
    'refused' in answer ? asked.reject(new Refusal(answer.refused, {})) : asked.resolve(answer)
  const fail = (error: unknown) => {
    const heavy = error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
    breakOff(heavy ? refuse('briefTooHeavy') : error)
  }
  worker.ref()
  worker.once('message', hear)
  worker.once('error', fail)
  worker.postMessage(order)
  return asked.promise.finally(() => {
    clearTimeout(timer)
    worker.off('message', hear)
    worker.off('error', fail)
    worker.unref()
    rest = setTimeout(end, patience).unref()
  })
}

/** Reads a brief in a thread of its own, one after the other, which may use so much memory and time and no more: a hostile file ends its thread, nothing else (requirement S5.05). */
export function readAside(order: BriefOrder): Promise<Read> {
  const turn = line.then(() => ask(order))
  line = turn.catch(() => {})
  return turn
}
