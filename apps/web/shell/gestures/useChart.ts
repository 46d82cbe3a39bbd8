import { useEffect, useRef, useState } from 'react'
import type { Chart } from './chart.ts'

/** A chart that runs on a screen. */
export interface RunningChart<State, Event> {
  state(): State
  send(event: Event): void
}

/** Runs a chart as long as its screen is there; `act` does what it asks for, always as the latest rendering knows it. */
export function useChart<State, Event, Effect>(
  chart: Chart<State, Event, Effect>,
  first: State,
  act: (effect: Effect, chart: RunningChart<State, Event>) => void,
): RunningChart<State, Event> {
  const now = useRef(first)
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  const [running] = useState(() => {
    const opened: RunningChart<State, Event> = {
      state: () => now.current,
      send(event) {
        const { state, effects } = chart(now.current, event)
        now.current = state
        for (const effect of effects) latest.current(effect, opened)
      },
    }
    return opened
  })
  return running
}
