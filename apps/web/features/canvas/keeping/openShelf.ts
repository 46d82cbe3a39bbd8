import { type Found, type KeptPainting, type KeptStep, type Shelf, ShelfFull } from './shelf.ts'

const stores = ['paintings', 'steps', 'tiles'] as const

const done = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('The store of the browser failed.')))
  })

const ended = (transaction: IDBTransaction) =>
  new Promise<void>((resolve, reject) => {
    const fail = () => {
      const { error } = transaction
      reject(
        error?.name === 'QuotaExceededError'
          ? new ShelfFull(error.message)
          : (error ?? new Error('The store of the browser failed.')),
      )
    }
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', fail)
  })

function openBase(): Promise<IDBDatabase> {
  const request = indexedDB.open('toile-canvas', 1)
  request.addEventListener('upgradeneeded', () => {
    for (const store of stores) request.result.createObjectStore(store)
  })
  return done(request)
}

/** Everything of one painting in a store whose keys are its name and an own key. */
const of = (name: string) => IDBKeyRange.bound([name], [name, []])

async function readAll<T>(store: IDBObjectStore, name: string): Promise<Map<string, T>> {
  const [keys, values] = await Promise.all([done(store.getAllKeys(of(name))), done<T[]>(store.getAll(of(name)))])
  const found = new Map<string, T>()
  keys.forEach((key, i) => {
    const value = values[i]
    const own: unknown = Array.isArray(key) ? key[1] : undefined
    if (typeof own === 'string' && value !== undefined) found.set(own, value)
  })
  return found
}

/** The shelf of this browser. */
export async function openShelf(): Promise<Shelf> {
  const base = await openBase()
  return {
    async read(name): Promise<Found | null> {
      const transaction = base.transaction(stores, 'readonly')
      const [painting, steps, tiles] = await Promise.all([
        done<KeptPainting | undefined>(transaction.objectStore('paintings').get(name)),
        readAll<KeptStep>(transaction.objectStore('steps'), name),
        readAll<Uint8Array>(transaction.objectStore('tiles'), name),
      ])
      return painting ? { painting, steps, tiles } : null
    },
    async write(name, { painting, steps, tiles, goneSteps, goneTiles }) {
      const transaction = base.transaction(stores, 'readwrite')
      const [own, kept, pixels] = stores.map((store) => transaction.objectStore(store))
      own?.put(painting, name)
      for (const step of steps) kept?.put(step, [name, step.id])
      for (const [hash, png] of tiles) pixels?.put(png, [name, hash])
      for (const id of goneSteps) kept?.delete([name, id])
      for (const hash of goneTiles) pixels?.delete([name, hash])
      await ended(transaction)
    },
  }
}
