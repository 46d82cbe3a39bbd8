import { openShelf } from './openShelf.ts'
import { hashOf } from './hashOf.ts'
import { type Base, type Keeper, type OpenState, openKeeper } from './openKeeper.ts'
import type { PackedTiles } from './packedTiles.ts'
import { ShelfFull } from './shelf.ts'

/** How the painting stands against the store that keeps it. */
export type Keeping = 'saved' | 'saving' | 'full' | 'elsewhere' | 'unkept' | 'unopened'

/** Saves of one painting in this browser, one after another, a little after each change. */
export interface Saving {
  take(store: PackedTiles): Promise<(OpenState & { base: Base | null }) | null>
  /** Something changed: it is kept within two seconds, and not while a stroke is drawn. */
  later(): void
  /** Keeps what is there now. */
  now(): Promise<void>
  readonly keeper: Keeper | null
}

interface SavingGiven {
  name: string
  state(): { state: OpenState; base: Base | null; store: PackedTiles } | null
  isDrawing(): boolean
  tell(keeping: Keeping): void
}

/** After a change so long is waited for the next one, in milliseconds. */
const pause = 500
/** While a stroke is drawn, or after a failure, so long. */
const again = 250
const afterFull = 5_000

/** Waits so long for a window that is being left, in milliseconds. */
const patience = 2_000

/** Whether this window saves the painting of a name: one does at a time, for as long as it is open. */
async function takeTurn(name: string): Promise<boolean> {
  const { locks } = navigator
  if (!locks) return true
  return new Promise((resolve) => {
    const held = () => new Promise<never>(() => resolve(true))
    locks.request(`toile-canvas ${name}`, { signal: AbortSignal.timeout(patience) }, held).catch(() => resolve(false))
  })
}

/** Opens the saving of a painting; a browser that keeps nothing is told as such. */
export async function openSaving({ name, state, isDrawing, tell }: SavingGiven): Promise<Saving> {
  let keeper: Keeper | null = null
  let mine = false
  try {
    keeper = openKeeper(await openShelf(), name, hashOf)
    mine = await takeTurn(name)
    if (!mine) tell('elsewhere')
  } catch {
    tell('unkept')
  }
  let timer: ReturnType<typeof setTimeout> | null = null
  let running: Promise<void> = Promise.resolve()

  async function save(): Promise<void> {
    const now = state()
    if (!keeper || !mine || !now) return
    try {
      await keeper.keep(now.state, now.store, now.base)
      if (timer === null) tell('saved')
    } catch (error) {
      tell(error instanceof ShelfFull || isQuota(error) ? 'full' : 'unkept')
      wait(afterFull)
    }
  }
  const run = () => (running = running.then(save))
  function wait(time: number): void {
    if (timer !== null) clearTimeout(timer)
    timer = setTimeout(() => {
      timer = null
      if (isDrawing()) return wait(again)
      void run()
    }, time)
  }
  return {
    keeper,
    take: async (store) => (keeper ? keeper.take(store) : null),
    later() {
      if (!keeper || !mine) return
      tell('saving')
      wait(pause)
    },
    now() {
      if (timer !== null) clearTimeout(timer)
      timer = null
      return run()
    },
  }
}

const isQuota = (error: unknown) => error instanceof DOMException && error.name === 'QuotaExceededError'
