export type PictureState = 'waiting' | 'loading' | 'there' | 'failed'

interface PictureLineOptions {
  /** Fetches and decodes one picture. */
  load(url: string): Promise<unknown>
  /** How many pictures are held ready. */
  cache: number
  /** Milliseconds between two goes. */
  throttle: number
  /** How often one picture is tried. */
  attempts: number
}

interface Wanted {
  state: PictureState
  tries: number
  listeners: Set<() => void>
}

/** Pictures fetched as they come into sight: what flew past within one go is never asked for, the latest stay ready, a failure is tried again (requirement S9.06). */
export function openPictureLine({ load, cache, throttle, attempts }: PictureLineOptions) {
  const wanted = new Map<string, Wanted>()
  const held = new Map<string, unknown>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let last = Number.NEGATIVE_INFINITY

  const tell = (url: string, state: PictureState) => {
    const one = wanted.get(url)
    if (!one) return
    one.state = state
    for (const listener of one.listeners) listener()
  }
  const hold = (url: string, picture: unknown) => {
    held.delete(url)
    held.set(url, picture)
    for (const oldest of held.keys()) {
      if (held.size <= cache) break
      held.delete(oldest)
    }
  }
  async function fetchOne(url: string, one: Wanted) {
    one.tries++
    tell(url, 'loading')
    try {
      hold(url, await load(url))
      tell(url, 'there')
    } catch {
      const again = one.tries < attempts
      tell(url, again ? 'waiting' : 'failed')
      if (again) plan()
    }
  }
  function go() {
    timer = undefined
    last = performance.now()
    for (const [url, one] of wanted) if (one.state === 'waiting') void fetchOne(url, one)
  }
  function plan() {
    timer ??= setTimeout(go, Math.max(0, last + throttle - performance.now()))
  }

  return {
    /** Nothing is known of a picture that nobody wants and that is not held. */
    get: (url: string): PictureState | undefined => wanted.get(url)?.state ?? (held.has(url) ? 'there' : undefined),
    /** Asks for a picture until the returned function is called. */
    want(url: string, listener: () => void): () => void {
      let one = wanted.get(url)
      if (!one) {
        const picture = held.get(url)
        one = { state: held.has(url) ? 'there' : 'waiting', tries: 0, listeners: new Set() }
        wanted.set(url, one)
        if (one.state === 'there') hold(url, picture)
        else plan()
      }
      const { listeners } = one
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0 && wanted.get(url)?.listeners === listeners) wanted.delete(url)
      }
    },
    /** Tries a failed picture anew. */
    again(url: string) {
      const one = wanted.get(url)
      if (one?.state !== 'failed') return
      one.tries = 0
      tell(url, 'waiting')
      plan()
    },
    held: (): readonly string[] => [...held.keys()],
  }
}
