import { useEffect, useEffectEvent, useState } from 'react'
import { type Playing, stepped } from './playing.ts'

interface ClockOptions {
  frames: number
  rate: number
  /** It plays of itself from the beginning. */
  starts: boolean
  loops?: boolean
}

/** Plays what is drawn frame by frame, by a clock of its own. */
export function useClockPlaying({ frames, rate, starts, loops: first = true }: ClockOptions): Playing {
  const [at, setFrame] = useState(0)
  const [isPlaying, setPlaying] = useState(starts)
  const [loops, setLoops] = useState(first)
  const [speed, setSpeed] = useState(1)
  const frame = Math.min(at, frames - 1)
  const goOn = useEffectEvent((by: number) => {
    const next = stepped({ frame, frames, loops }, by)
    setFrame(next)
    if (!loops && next === frames - 1) setPlaying(false)
  })
  useEffect(() => {
    if (!isPlaying) return
    const pace = 1000 / (rate * speed)
    let shown = performance.now()
    let request = 0
    const tick = (now: number) => {
      const passed = Math.floor((now - shown) / pace)
      if (passed > 0) {
        shown += passed * pace
        goOn(passed)
      }
      request = requestAnimationFrame(tick)
    }
    request = requestAnimationFrame(tick)
    return () => cancelAnimationFrame(request)
  }, [isPlaying, rate, speed])
  return {
    frames,
    rate,
    frame,
    isPlaying,
    loops,
    speed,
    play() {
      if (!loops && frame === frames - 1) setFrame(0)
      setPlaying(true)
    },
    pause: () => setPlaying(false),
    seek: (next) => setFrame(Math.max(0, Math.min(frames - 1, next))),
    setLoops,
    setSpeed,
  }
}
