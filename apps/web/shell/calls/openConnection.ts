import { wait } from './wait.ts'

interface ConnectionOptions {
  /** Asks the server for a sign of life. */
  alive(): Promise<boolean>
  /** Milliseconds between two questions while it does not answer. */
  pause: number
}

/** Whether the server is there, as far as this window knows. */
export function openConnection({ alive, pause }: ConnectionOptions) {
  const watchers = new Set<() => void>()
  const waiting = new Set<() => void>()
  let gone = false
  let asking = false
  let answers = 0
  const show = (now: boolean) => {
    if (now === gone) return
    gone = now
    for (const tell of watchers) tell()
    if (!gone) for (const back of waiting) back()
  }
  async function ask() {
    asking = true
    for (;;) {
      const before = answers
      // An answer to anything meanwhile is a sign of life too.
      if ((await alive().catch(() => false)) || answers > before) break
      show(true)
      await wait(pause)
    }
    asking = false
    show(false)
  }
  return {
    gone: () => gone,
    subscribe(listener: () => void) {
      watchers.add(listener)
      return () => void watchers.delete(listener)
    },
    /** Something did not come through: asks the server until it answers. */
    doubt() {
      if (!asking) void ask()
    },
    /** The server answered. */
    answered() {
      answers++
      if (!asking) show(false)
    },
    /** Runs each time the server is there again. */
    onBack(back: () => void) {
      waiting.add(back)
      return () => void waiting.delete(back)
    },
  }
}
