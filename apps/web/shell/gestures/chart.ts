/** What comes of an event: the state after it, and what is to be done on the screen, in order. */
export interface Step<State, Effect> {
  state: State
  effects: readonly Effect[]
}

/** A gesture or a tool as a state chart: pure, so that a drag is tested without a hand or a browser. */
export type Chart<State, Event, Effect> = (state: State, event: Event) => Step<State, Effect>

/** Where events lead one after another, and all that is done on the way. */
export function follow<State, Event, Effect>(
  chart: Chart<State, Event, Effect>,
  first: State,
  events: readonly Event[],
): Step<State, Effect> {
  return events.reduce<Step<State, Effect>>(
    ({ state, effects }, event) => {
      const next = chart(state, event)
      return { state: next.state, effects: [...effects, ...next.effects] }
    },
    { state: first, effects: [] },
  )
}
