import { refuse } from '@toile/rules/refusals.ts'
import { openLine } from '../../host/aside/line.ts'
import { personNow } from '../../host/aside/person.ts'
import { outsideTransaction } from '../../host/database/held.ts'
import type { Job } from './openJobs.ts'
import { type DrawingThread, openThread } from './openThread.ts'
import type { LoadedUploads } from './loadUploads.ts'

interface Turn {
  job: Job
  uploads: LoadedUploads
  settled: PromiseWithResolvers<Buffer>
}

const line = openLine<Turn>({ all: 4_000, each: 800 })
let thread: DrawingThread | null = null
/** What lies on the thread's desk. */
let desk: LoadedUploads | null = null
let busy = false

/** Draws for a call in a thread of its own, so that other calls are answered meanwhile; people take turns, picture by picture. */
export async function drawAside(jobs: readonly Job[], uploads: LoadedUploads): Promise<Buffer[]> {
  outsideTransaction('Drawing was asked for')
  const person = personNow()
  const turns = jobs.map((job): Turn => ({ job, uploads, settled: Promise.withResolvers<Buffer>() }))
  const entered = turns.filter((turn) => line.add(person, turn))
  const drawn = Promise.all(turns.map(({ settled }) => settled.promise))
  if (entered.length < turns.length)
    for (const turn of turns) {
      line.remove(person, turn)
      turn.settled.reject(refuse('studioBusy'))
    }
  void takeNext()
  try {
    return await drawn
  } finally {
    // One that failed leaves nothing behind to be drawn for nobody.
    for (const turn of turns) line.remove(person, turn)
  }
}

async function takeNext(): Promise<void> {
  if (busy) return
  const turn = line.next()
  if (!turn) return
  busy = true
  const { job, uploads, settled } = turn
  try {
    // A job that could not be done leaves the thread as it was: a new one would keep everybody waiting until it is warm.
    if (!thread || thread.hasEnded()) {
      thread = openThread()
      desk = null
    }
    if (desk !== uploads) thread.take(uploads)
    desk = uploads
    settled.resolve(await thread.draw(job))
  } catch (error) {
    settled.reject(error)
  }
  busy = false
  void takeNext()
}
