import { openListeners } from '../../shell/openListeners.ts'
/** Files in goes: how many one go takes, what is on its way, and what waits for the next. */
export interface Goes<Place extends string> {
  get(): readonly Waiting<Place>[]
  subscribe(listener: () => void): () => void
  /** Takes files to a place: one go of them is sent, the rest waits and is lost nowhere. */
  add(place: Place, files: readonly File[]): void
  /** Sends the next go of a place. */
  next(place: Place): void
  /** Whether the following goes are sent by themselves as soon as one is through. */
  keepOn(place: Place, on: boolean): void
  /** Forgets what waits for a place. */
  forget(place: Place): void
  /** To be told when something was stored, refused or dropped. */
  look(): void
  clear(): void
}

interface Waiting<Place extends string> {
  place: Place
  files: readonly File[]
  /** Goes on by itself. */
  on: boolean
}

interface GoesOptions<Place extends string> {
  /** How many files one go may bring (requirement S5.04). */
  most(place: Place): number
  /** How many of a place are on their way. */
  going(place: Place): number
  send(place: Place, files: readonly File[]): void
}

export function openGoes<Place extends string>({ most, going, send }: GoesOptions<Place>): Goes<Place> {
  let waiting: readonly Waiting<Place>[] = []
  const listeners = openListeners()
  const show = (next: typeof waiting) => {
    waiting = next.filter(({ files }) => files.length > 0)
    listeners.tell()
  }
  const of = (place: Place): Waiting<Place> =>
    waiting.find((one) => one.place === place) ?? { place, files: [], on: false }
  const set = (one: Waiting<Place>) => show([...waiting.filter(({ place }) => place !== one.place), one])
  const next = (place: Place) => {
    const { files, on } = of(place)
    const room = most(place) - going(place)
    if (room <= 0 || files.length === 0) return
    set({ place, files: files.slice(room), on })
    send(place, files.slice(0, room))
  }
  return {
    get: () => waiting,
    subscribe: listeners.subscribe,
    add(place, files) {
      const before = of(place)
      set({ ...before, files: [...before.files, ...files] })
      if (before.files.length === 0) next(place)
    },
    next,
    keepOn(place, on) {
      set({ ...of(place), on })
      if (on && going(place) === 0) next(place)
    },
    forget: (place) => set({ place, files: [], on: false }),
    look() {
      for (const { place, on } of waiting) if (on && going(place) === 0) next(place)
    },
    clear: () => show([]),
  }
}
