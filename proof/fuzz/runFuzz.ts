import type { Options } from '../options.ts'
import { say, sayFigures } from '../say.ts'
import { openStudio, type Studio } from '../studio/openStudio.ts'
import { askCalls } from './askCalls.ts'
import { openBroken } from './broken.ts'
import { allCalls, openFuzzed } from './fuzzed.ts'
import { orderTasks } from './orderTasks.ts'
import { sendRaw } from './rawHttp.ts'

/** Of every hundred requests, those that are no proper HTTP. */
const rawShare = 0.05
const workers = 2

/** Sends what is nearly right to every call and every runner, and what is no HTTP at all, and counts what the studio broke of: answers of 5xx, answers after five seconds, cut connections, tasks that a fault ended, processes that ended. */
export async function runFuzz(values: Options): Promise<boolean> {
  const [number, seed] = [Number(values.number ?? 100_000), Number(values.seed ?? 1)]
  const [lanes, each] = [Number(values.lanes ?? 8), Number(values.tasks ?? 8)]
  const calls = allCalls.filter(({ name }) => !values.only || values.only.some((word) => name.includes(word)))
  const broken = openBroken()
  const began = Date.now()
  const studio = await openStudio(0)
  const fuzzed = openFuzzed(studio)
  try {
    const sent = await askCalls(fuzzed, { calls, number, seed, lanes }, broken)
    const seconds = (Date.now() - began) / 1000
    const raw = await sendRaw(studio.address, Math.round(number * rawShare), seed, broken)
    await studio.query("update task set status = 'cancelled' where status = 'waiting'")
    await studio.query("delete from pgboss.job where state = 'created'")
    for (let at = 0; at < workers; at++) await studio.startWorker(at)
    const { ran, kinds, never, open } = await orderTasks(fuzzed, each, seed, broken)
    broken.print()
    if (never.length > 0) say(`Never ran: ${never.join(', ')}`)
    const exits = exitsOf(studio)
    sayFigures({
      [`requests over ${calls.length} calls, ${Math.round(sent / seconds)} a second`]: sent,
      'requests that are no proper HTTP': raw,
      [`tasks ran, of ${kinds} kinds`]: ran,
      'answers of 5xx': broken.count('broke'),
      'answers after more than five seconds': broken.count('slow'),
      'connections cut off': broken.count('cut'),
      'tasks that a fault of ours ended': broken.count('task'),
      'tasks that hang': open,
      'processes that ended': exits,
      minutes: Math.round((Date.now() - began) / 60_000),
    })
    const all = (['broke', 'slow', 'cut', 'task'] as const).reduce((sum, way) => sum + broken.count(way), 0)
    return all === 0 && exits === 0 && open === 0 && never.length === 0
  } finally {
    await fuzzed.database.close()
    await studio.close()
  }
}

const exitsOf = (studio: Studio): number =>
  [studio.server(), ...studio.workers()].filter(({ child }) => child.exitCode !== null || child.signalCode !== null)
    .length
