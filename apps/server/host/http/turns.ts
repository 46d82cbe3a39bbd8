const every = 20

/** How long those who ask may have waited for one another. */
export interface Turns {
  /** Seconds of processor time of the longest turn since this was asked before. */
  takeLongest(): number
  stop(): void
}

/** Watches how much processor time this thread spends between two looks at the clock: the others wait that long. Time in which the machine did something else does not count. */
export function watchTurns(): Turns {
  let longest = 0
  let before = process.threadCpuUsage()
  const timer = setInterval(() => {
    const now = process.threadCpuUsage()
    longest = Math.max(longest, now.user + now.system - before.user - before.system)
    before = now
  }, every).unref()
  return {
    takeLongest() {
      const taken = longest / 1e6
      longest = 0
      return taken
    },
    stop: () => clearInterval(timer),
  }
}
