/** What is done once a frame: first what paints, then what shows it. */
export interface Frames {
  /** Asks for a frame in which `flush` is called before anything is drawn. */
  ask(): void
  /** Draws in the frame that is going on, or else in the next one. */
  draw(draw: () => void): void
}

const next: (tick: () => void) => void =
  typeof requestAnimationFrame === 'function'
    ? (tick) => void requestAnimationFrame(tick)
    : (tick) => void setTimeout(tick, 16)

/** Opens the frames of a worker. */
export function openFrames(flush: () => void): Frames {
  const draws: (() => void)[] = []
  let asked = false
  const tick = () => {
    asked = false
    flush()
    for (const draw of draws.splice(0)) draw()
  }
  const ask = () => {
    if (asked) return
    asked = true
    next(tick)
  }
  return {
    ask,
    draw(draw) {
      draws.push(draw)
      ask()
    },
  }
}
