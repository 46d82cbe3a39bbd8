import type { Chart, Step } from '../../../shell/gestures/chart.ts'
import type { Place } from '../view/camera.ts'

export type PointerKind = 'mouse' | 'pen' | 'touch'

/** What comes from pointers: places in pixels of the stage, time in milliseconds. */
export type HandEvent =
  | { is: 'down'; id: number; kind: PointerKind; button: number; at: Place; time: number; pans: boolean }
  | { is: 'move'; id: number; at: Place; time: number }
  | { is: 'up'; id: number; time: number }
  | { is: 'lost'; id: number }
  | { is: 'escape' }

/** What the hand does then. */
export type HandAct =
  | { do: 'begin'; id: number }
  | { do: 'add' }
  | { do: 'end' }
  | { do: 'cancel' }
  | { do: 'pick' }
  | { do: 'pan'; by: Place }
  | { do: 'pinch'; before: readonly [Place, Place]; after: readonly [Place, Place] }
  | { do: 'undo' }
  | { do: 'redo' }

interface Finger {
  readonly id: number
  readonly at: Place
  readonly from: Place
}

/** What the hand is at: at rest, in a stroke, drawing the sheet along, or with several fingers on it. */
export type HandState = {
  /** When a pen was last there: fingers rest on the sheet beside it and do not draw. */
  readonly pen: number
} & (
  | { readonly at: 'rest' }
  | { readonly at: 'stroke'; readonly id: number; readonly finger: Finger | null; readonly since: number }
  | { readonly at: 'pan'; readonly id: number; readonly last: Place }
  | {
      readonly at: 'fingers'
      readonly fingers: readonly Finger[]
      readonly most: number
      readonly since: number
      readonly moved: boolean
    }
  | { readonly at: 'idle'; readonly id: number }
)

export const atRest: HandState = { at: 'rest', pen: -Infinity }

/** After a pen was seen fingers only move the sheet, in milliseconds. */
const penRules = 60_000
/** A second finger that comes this soon takes the stroke of the first back, in milliseconds. */
const together = 250
/** Pixels that a finger goes before it is more than a tap, and milliseconds that a tap takes at most. */
const tap = { moves: 10, takes: 350 } as const

const stay = (state: HandState, ...effects: HandAct[]): Step<HandState, HandAct> => ({ state, effects })
const moved = ([x, y]: Place, [fx, fy]: Place) => Math.hypot(x - fx, y - fy) > tap.moves

function down(state: HandState, event: HandEvent & { is: 'down' }): Step<HandState, HandAct> {
  const { id, kind, button, at, time, pans } = event
  const pen = kind === 'pen' ? time : state.pen
  const finger = { id, at, from: at }
  if (state.at === 'fingers' && kind === 'touch') {
    const fingers = [...state.fingers, finger]
    return stay({ ...state, fingers, most: Math.max(state.most, fingers.length) })
  }
  if (state.at === 'stroke') {
    if (kind !== 'touch' || !state.finger || time - state.since > together) return stay({ ...state, pen })
    const fingers = [state.finger, finger]
    return stay({ at: 'fingers', pen, fingers, most: 2, since: state.since, moved: false }, { do: 'cancel' })
  }
  if (state.at !== 'rest') return stay({ ...state, pen })
  if (kind === 'touch' && time - pen < penRules)
    return stay({ at: 'fingers', pen, fingers: [finger], most: 1, since: time, moved: false })
  if (pans || button === 1) return stay({ at: 'pan', pen, id, last: at })
  // The button on a pen's barrel, and the right one of a mouse, take up a colour.
  if (button !== 0) return stay({ at: 'idle', pen, id }, { do: 'pick' })
  return stay({ at: 'stroke', pen, id, finger: kind === 'touch' ? finger : null, since: time }, { do: 'begin', id })
}

function move(state: HandState, { id, at }: HandEvent & { is: 'move' }): Step<HandState, HandAct> {
  if (state.at === 'stroke' && state.id === id)
    return stay(state.finger ? { ...state, finger: { ...state.finger, at } } : state, { do: 'add' })
  if (state.at === 'pan' && state.id === id)
    return stay({ ...state, last: at }, { do: 'pan', by: [at[0] - state.last[0], at[1] - state.last[1]] })
  if (state.at !== 'fingers') return stay(state)
  const before = state.fingers
  const fingers = before.map((one) => (one.id === id ? { ...one, at } : one))
  const next = { ...state, fingers, moved: state.moved || fingers.some((one) => moved(one.at, one.from)) }
  const [a, b] = before
  const [c, d] = fingers
  if (!next.moved || !a || !c) return stay(next)
  if (!b || !d) return stay(next, { do: 'pan', by: [c.at[0] - a.at[0], c.at[1] - a.at[1]] })
  return stay(next, { do: 'pinch', before: [a.at, b.at], after: [c.at, d.at] })
}

function up(state: HandState, { id, time }: HandEvent & { is: 'up' }): Step<HandState, HandAct> {
  const rest: HandState = { at: 'rest', pen: state.pen }
  if (state.at === 'stroke' && state.id === id) return stay(rest, { do: 'end' })
  if ((state.at === 'pan' || state.at === 'idle') && state.id === id) return stay(rest)
  if (state.at !== 'fingers') return stay(state)
  const fingers = state.fingers.filter((one) => one.id !== id)
  if (fingers.length > 0) return stay({ ...state, fingers })
  if (state.moved || time - state.since > tap.takes || state.most < 2) return stay(rest)
  return stay(rest, { do: state.most === 2 ? 'undo' : 'redo' })
}

/** The hand over the sheet: a stroke with pen, mouse or one finger, the sheet moved by two fingers or with the space bar, undo by a tap of two and redo by one of three, and fingers that rest beside a pen do not draw (look.md D5, D6). */
export const hand: Chart<HandState, HandEvent, HandAct> = (state, event) => {
  switch (event.is) {
    case 'down':
      return down(state, event)
    case 'move':
      return move(state, event)
    case 'up':
      return up(state, event)
    case 'lost':
      if (state.at === 'fingers') return up({ ...state, moved: true }, { is: 'up', id: event.id, time: Infinity })
      return state.at === 'stroke' && state.id === event.id
        ? stay({ at: 'rest', pen: state.pen }, { do: 'cancel' })
        : stay({ at: 'rest', pen: state.pen })
    case 'escape':
      return state.at === 'stroke' ? stay({ at: 'idle', pen: state.pen, id: state.id }, { do: 'cancel' }) : stay(state)
  }
}
