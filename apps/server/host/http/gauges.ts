import { statfs } from 'node:fs/promises'
import { Gauge, type Registry } from 'prom-client'
import type { Server } from '../server.ts'
import type { Turns } from './turns.ts'

/** How the queue stands; a waiting task's age counts from when it was ordered. */
const queueStands = `select status, count(*)::int as tasks,
  coalesce(extract(epoch from now() - min(created_at)), 0)::float as oldest
  from task where status in ('waiting', 'running') group by status`

/** Adds what an operator looks at: the queue, the pool, the longest turn and the room on the disk, read when they are asked for. */
export function addGauges(registry: Registry, { pools, readiness, settings }: Server, turns: Turns): void {
  const gauge = <const Labels extends string>(
    name: string,
    help: string,
    labelNames: readonly Labels[],
    collect: (gauge: Gauge<Labels>) => void | Promise<void>,
  ) =>
    new Gauge({
      name,
      help,
      labelNames: [...labelNames],
      registers: [registry],
      async collect() {
        this.reset()
        // What cannot be read this moment is left out; the other figures are told.
        await Promise.resolve(collect(this)).catch(() => undefined)
      },
    })

  const readQueue = async () => {
    const rows = await readiness.ask<{ status: string; tasks: number; oldest: number }>(queueStands)
    return (['waiting', 'running'] as const).map(
      (status) => rows.find((row) => row.status === status) ?? { status, tasks: 0, oldest: 0 },
    )
  }

  gauge('toile_queue_tasks', 'Tasks that wait or run.', ['status'], async (tasks) => {
    for (const { status, tasks: count } of await readQueue()) tasks.set({ status }, count)
  })
  gauge('toile_queue_oldest_seconds', 'Age of the oldest task that waits or runs.', ['status'], async (oldest) => {
    for (const { status, oldest: age } of await readQueue()) oldest.set({ status }, age)
  })
  gauge(
    'toile_pool_connections',
    'Connections of the pools, and lines of work that wait for one.',
    ['state'],
    (size) => {
      const sum = (of: 'totalCount' | 'idleCount' | 'waitingCount') => pools.people[of] + pools.house[of]
      size.set({ state: 'open' }, sum('totalCount'))
      size.set({ state: 'idle' }, sum('idleCount'))
      size.set({ state: 'waiting' }, sum('waitingCount'))
    },
  )
  gauge(
    'toile_longest_turn_seconds',
    'Longest processor time for which the others had to wait, since it was last read.',
    [],
    (longest) => longest.set(turns.takeLongest()),
  )
  gauge('toile_disk_free_bytes', 'Room left where the data folder lies.', [], async (free) => {
    const { bavail, bsize } = await statfs(settings.folder)
    free.set(bavail * bsize)
  })
}
