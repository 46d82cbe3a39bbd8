import { at, type Fault } from './fault.ts'

const asking = (name: string, file: string, find: string, replace: string, title: string): Fault => ({
  family: 'studio',
  name,
  file: at('packages/contract/asking', file),
  find,
  replace,
  test: 'packages/contract/asking/asking.test.ts',
  title,
})

const ends = 'a worker that ends fails all that wait and all that is asked of it afterwards'

/** Faults in how workers are asked. */
export const askingFaults: readonly Fault[] = [
  asking(
    'who waits for a worker that ended waits for ever',
    'openAsking.ts',
    'waiting.values()) reject(error)',
    'waiting.values()) void reject',
    ends,
  ),
  asking('a worker that ended is asked all the same', 'openAsking.ts', 'if (ended) return reject(ended)', '', ends),
  asking(
    'a worker lets go of the process while it works',
    'openAsking.ts',
    'if (waiting.size === 0) busy(false)',
    'busy(false)',
    'says when an answer is waited for and when none is',
  ),
  asking(
    'every question of a worker has the same number',
    'openAsking.ts',
    'const id = ++last',
    'const id = last',
    'every question gets its own answer',
  ),
  asking(
    'a worker does what stands in no list',
    'answerAsked.ts',
    'Object.hasOwn(acts, act) ? acts[act] : undefined',
    'acts[act]',
    'does nothing that is not among its acts',
  ),
  {
    family: 'studio',
    name: 'a worker that stopped is never begun anew',
    file: 'apps/web/shell/openWorker.ts',
    find: 'asking = null\n      onStopped()',
    replace: 'onStopped()',
    test: 'apps/web/shell/openWorker.test.ts',
    title: 'begins at the first question, and anew after it stopped',
  },
]
