import { setTimeout as wait } from 'node:timers/promises'
import type { Job, PgBoss } from 'pg-boss'
import type { Log } from '../log.ts'

// A new task is notified; the pause only catches what a killed worker left and what a broken connection missed.
const pause = 1_000
const beat = 3_000

/** Works on jobs as they come, so many at once: the next one is fetched as soon as one has ended. */
export function pull<Wanted extends object>(
  boss: PgBoss,
  queue: string,
  options: { slots: number; log: Log; work: (wanted: Wanted, lost: AbortSignal) => Promise<void> },
) {
  const { slots, log, work } = options
  const sleeping = new Set<() => void>()
  let closing = false
  let missed = false

  const sleep = () =>
    new Promise<void>((resolve) => {
      if (missed || closing) {
        missed = false
        return resolve()
      }
      const wake = () => {
        clearTimeout(timer)
        sleeping.delete(wake)
        resolve()
      }
      const timer = setTimeout(wake, pause)
      sleeping.add(wake)
    })

  async function runJob(job: Job<Wanted>) {
    const lost = new AbortController()
    const heart = setInterval(() => {
      boss
        .touch(queue, job)
        .then((answer: object) => {
          if ('affected' in answer && answer.affected === 0) lost.abort(new Error('Another worker has taken the job.'))
        })
        // A beat that fails says nothing about the job; the next one tells.
        .catch((error: unknown) => log.warn({ err: error }))
    }, beat)
    try {
      await work(job.data, lost.signal)
      await boss.complete(queue, job)
    } catch (error) {
      await boss.fail(queue, job, { message: error instanceof Error ? error.message : String(error) })
    } finally {
      clearInterval(heart)
    }
  }

  async function slot() {
    while (!closing) {
      try {
        const [job] = await boss.fetch<Wanted>(queue)
        if (job) await runJob(job)
        else await sleep()
      } catch (error) {
        if (closing) return
        log.warn({ err: error })
        await wait(pause)
      }
    }
  }

  const ends = Promise.all(Array.from({ length: slots }, slot))
  return {
    /** Says that there may be work. */
    wake() {
      const [first] = sleeping
      if (first) first()
      else missed = true
    },
    /** Takes nothing more and waits until what is under way has ended. */
    async close() {
      closing = true
      for (const wake of sleeping) wake()
      await ends
    },
  }
}
