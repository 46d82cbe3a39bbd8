interface BatchOptions<T> {
  /** The most ids of one reading. */
  most: number
  /** Milliseconds that ids are gathered for. */
  wait: number
  read(ids: readonly string[]): Promise<readonly T[]>
}

/** Reads things one by one, and those asked for at the same time in one go. */
export function openBatch<T extends { id: string }>({ most, wait, read }: BatchOptions<T>) {
  let waiting = new Map<string, { done: (thing: T) => void; failed: (error: unknown) => void }[]>()
  let timer: ReturnType<typeof setTimeout> | undefined
  async function go() {
    timer = undefined
    const now = waiting
    waiting = new Map()
    const ids = [...now.keys()]
    const parts = Array.from({ length: Math.ceil(ids.length / most) }, (_, i) => ids.slice(i * most, (i + 1) * most))
    await Promise.all(
      parts.map(async (part) => {
        try {
          const found = new Map((await read(part)).map((thing) => [thing.id, thing]))
          for (const id of part) {
            const thing = found.get(id)
            for (const { done, failed } of now.get(id) ?? [])
              if (thing) done(thing)
              else failed(new Error('It is not there any more'))
          }
        } catch (error) {
          for (const id of part) for (const { failed } of now.get(id) ?? []) failed(error)
        }
      }),
    )
  }
  return (id: string): Promise<T> =>
    new Promise((done, failed) => {
      waiting.set(id, [...(waiting.get(id) ?? []), { done, failed }])
      timer ??= setTimeout(() => void go(), wait)
    })
}
