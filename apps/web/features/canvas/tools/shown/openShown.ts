import { openListeners } from '../../../../shell/openListeners.ts'

/** Something that a tool shows over the sheet while it is in the hand. */
export interface Shown<Value> {
  get(): Value
  set(value: Value): void
  subscribe(listener: () => void): () => void
}

/** Opens a place for what a tool shows. */
export function openShown<Value>(first: Value): Shown<Value> {
  let now = first
  const { subscribe, tell } = openListeners()
  return {
    get: () => now,
    set(value) {
      if (value === now) return
      now = value
      tell()
    },
    subscribe,
  }
}
