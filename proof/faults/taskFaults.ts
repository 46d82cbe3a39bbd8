import { at, type Fault, serverFault } from './fault.ts'

const contract = (name: string, file: string, find: string, replace: string, test: string, title: string): Fault => ({
  family: 'studio',
  name,
  file: at('packages/contract', file),
  find,
  replace,
  test: at('packages/contract', test),
  title,
})
const queue = 'host/queue/queue.test.ts'
const refused = 'features/tasks/refused.test.ts'

/** What goes wrong with tasks between their order and whoever waits for them. */
export const taskFaults: readonly Fault[] = [
  serverFault(
    'all loads wait in the queue of quick work',
    'host/queue/queue.ts',
    '`task.${load}`',
    "`task.${load === 'long' ? 'quick' : load}`",
    queue,
    'long tasks fill their load and no other',
  ),
  serverFault(
    'a place is counted over all loads',
    'host/database/migrations/0020-task-loads.sql',
    "status = 'waiting' and load = task_load",
    "status = 'waiting'",
    queue,
    'long tasks fill their load and no other',
  ),
  serverFault(
    'what waits in one load puts its person back in all',
    'host/queue/queue.ts',
    "status = 'waiting' and load = ${load})`",
    "status = 'waiting')`",
    queue,
    'does not put them back in another',
  ),
  serverFault(
    'another try goes with the others, however high it was ordered',
    'host/queue/queue.ts',
    'enqueueAgain(tx, { ownerId, kind, load, projectId, input, cost, results, urgency }) {',
    'enqueueAgain(tx, { ownerId, kind, load, projectId, input, cost, results }) { const urgency = 2',
    refused,
    'is ordered as high, at the same price',
  ),
  serverFault(
    'what waits in the queue of earlier versions waits for ever',
    'host/queue/prepareQueue.ts',
    'await queueAnew(connection)\n',
    '',
    'host/queue/prepareQueue.test.ts',
    'take over what waited or ran',
  ),
  serverFault(
    'a task that failed in an earlier version does not say why',
    'host/database/migrations/0020-task-loads.sql',
    "refusal = output ->> 'refused'",
    'refusal = null',
    'host/database/taskLoads.test.ts',
    'what failed keeps why',
  ),
  serverFault(
    'why a task failed is said in English to everybody who asks',
    'apps/server/features/tasks/task.ts',
    'saidRefused(refused, language)',
    "saidRefused(refused, 'en')",
    refused,
    'said over HTTP in the language of whoever asks',
  ),
  serverFault(
    'the stream of events speaks English to every window',
    'host/http/eventRoute.ts',
    'const language = languageOfRequest(request)',
    "const language = 'en'",
    refused,
    'the stream of events says it in',
  ),
  {
    family: 'studio',
    name: 'a screen says why a task failed in the language it was read in',
    file: 'apps/web/shell/calls/saidWhy.ts',
    find: 'if (!refused) return',
    replace: 'if (!refused || message) return',
    test: 'apps/web/shell/calls/saidWhy.test.ts',
    title: 'once that language is chosen',
  },
  contract(
    'whoever waits for a task gives up when the studio is away',
    'whenEnded.ts',
    'if (signal?.aborted || !passes?.(error)) throw error',
    'throw error',
    'whenEnded.test.ts',
    'reads once more what failed for a while',
  ),
  contract(
    'a task that is partly done is waited for for ever',
    'whenEnded.ts',
    "status === 'waiting' || status === 'running'",
    "status !== 'succeeded' && status !== 'failed' && status !== 'cancelled'",
    'whenEnded.test.ts',
    'reads it until it has ended',
  ),
  contract(
    'a changing call that brings no key has none',
    'client.ts',
    'key = call.changes ? newKey?.() : undefined',
    'key',
    'client.test.ts',
    'is given a fresh one',
  ),
]
