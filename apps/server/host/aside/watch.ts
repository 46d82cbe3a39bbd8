import { workerData } from 'node:worker_threads'

/** What the watch of a child is given: the megabytes that it may use at the moment, 0 for no limit, and its parent. */
export interface Watched {
  limit: Int32Array
  parent: number
}

const { limit, parent }: Watched = workerData
const end = () => process.kill(process.pid, 'SIGKILL')

// A thread of its own: the one that works may be busy for long, and a hostile file fills memory within moments.
for (;;) {
  const megabytes = Atomics.load(limit, 0)
  if (megabytes > 0 && process.memoryUsage.rss() > megabytes * 1e6) end()
  if (process.ppid !== parent) end()
  Atomics.wait(limit, 0, megabytes, megabytes > 0 ? 10 : 500)
}
