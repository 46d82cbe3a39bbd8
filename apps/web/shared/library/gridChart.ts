import type { Chart, Step } from '../../shell/gestures/chart.ts'
import type { Box } from './layRows.ts'
import type { Held, Selection } from './selection.ts'

interface At {
  x: number
  y: number
}

/** A place on the screen and in the grid, in pixels. */
export interface GridPlace extends At {
  left: number
  top: number
}

/** What the pointer is over. */
export interface GridTarget {
  /** The tile; null between tiles. */
  id: string | null
  /** The tile cannot be chosen. */
  off: boolean
  /** Something that takes the pointer for itself. */
  control: boolean
  onCheck: boolean
  onName: boolean
}

/** How things are chosen at the moment. */
export interface Choice {
  selection: Selection
  /** A tap chooses instead of looking. */
  choosing: boolean
  /** Whether things can be looked at, named and taken along here. */
  can: { look: boolean; name: boolean; carry: boolean }
}

type Drag = { from: GridPlace; now: GridPlace; before: Selection; held: Held; carries: boolean }

export type GridState = Readonly<{
  /** The kind of pointer that was last put down. */
  pointer: string
  /** The click that follows belongs to the gesture before it. */
  swallow: boolean
  going:
    | { kind: 'none' }
    | { kind: 'finger'; id: string; at: At }
    | ({ kind: 'press' | 'frame' | 'carry' } & Readonly<Drag>)
}>

export type GridEvent =
  | ({ kind: 'down'; pointer: string; button: number; place: GridPlace; target: GridTarget; held: Held } & Choice)
  | { kind: 'move' | 'up' | 'cancel'; place: GridPlace }
  /** The grid was scrolled under a pointer that holds. */
  | { kind: 'scrolled'; place: GridPlace }
  /** A finger has lain still for long enough. */
  | { kind: 'long' }
  | ({ kind: 'click' | 'doubleClick'; target: GridTarget; held: Held } & Choice)

export type GridEffect =
  | { do: 'listen' | 'unlisten' | 'wait' | 'stopWaiting' | 'roll' | 'clearFrame' | 'chooseNone' }
  | { do: 'sweep'; box: Box; before: Selection; held: Held }
  /** `over` what lies there, nothing where it was broken off; `at` is nothing where it ends. */
  | { do: 'carry'; over: At | null; at: At | null }
  | { do: 'toggle' | 'look' | 'name'; id: string }
  | { do: 'press'; id: string; held: Held }

/** Pixels that a hand may tremble in a click. */
const still = 6

const none = { kind: 'none' } as const
export const gridAtRest: GridState = { pointer: 'mouse', swallow: false, going: none }

const to = (state: GridState, ...effects: GridEffect[]): Step<GridState, GridEffect> => ({ state, effects })
const far = (a: At, b: At) => Math.hypot(a.x - b.x, a.y - b.y) >= still

const swept = ({ from, now, before, held }: Readonly<Drag>): GridEffect => ({
  do: 'sweep',
  before,
  held,
  box: {
    left: Math.min(now.left, from.left),
    top: Math.min(now.top, from.top),
    right: Math.max(now.left, from.left),
    bottom: Math.max(now.top, from.top),
  },
})

/** The pointer on a grid: click, double click, a frame drawn with the mouse, carrying of what is chosen, a long press on touch. */
export const gridChart: Chart<GridState, GridEvent, GridEffect> = (state, event) => {
  switch (event.kind) {
    case 'down':
      return putDown({ ...state, pointer: event.pointer, swallow: false }, event)
    case 'move':
      return moved(state, event.place)
    case 'scrolled': {
      const { going } = state
      if (going.kind !== 'frame') return to(state)
      const drawn = { ...going, now: event.place }
      return to({ ...state, going: drawn }, swept(drawn))
    }
    case 'up':
    case 'cancel':
      return letGo(state, event.kind === 'up' ? event.place : null)
    case 'long':
      return state.going.kind === 'finger'
        ? to({ ...state, swallow: true, going: none }, { do: 'toggle', id: state.going.id })
        : to(state)
    case 'click':
      return to({ ...state, swallow: false }, { do: 'stopWaiting' }, ...(state.swallow ? [] : clicked(state, event)))
    case 'doubleClick':
      return to(state, ...clickedTwice(event))
  }
}

type Down = Extract<GridEvent, { kind: 'down' }>

function putDown(state: GridState, { button, pointer, place, target, held, selection, can }: Down) {
  if (button !== 0 || target.control) return to(state)
  const { id, off } = target
  if (pointer !== 'mouse') {
    if (id === null || off) return to({ ...state, going: none }, { do: 'stopWaiting' })
    return to({ ...state, going: { kind: 'finger', id, at: place } }, { do: 'stopWaiting' }, { do: 'wait' })
  }
  const carries = can.carry && id !== null && selection.chosen.has(id) && !held.shift && !held.mod
  const going = { kind: 'press', from: place, now: place, before: selection, held, carries } as const
  return to({ ...state, going }, { do: 'listen' })
}

function moved(state: GridState, place: GridPlace) {
  const { going } = state
  if (going.kind === 'none') return to(state)
  if (going.kind === 'finger')
    return far(place, going.at) ? to({ ...state, going: none }, { do: 'stopWaiting' }) : to(state)
  if (going.kind === 'press' && !far(place, going.from)) return to({ ...state, going: { ...going, now: place } })
  const began = going.kind === 'press'
  const kind = going.kind !== 'press' ? going.kind : going.carries ? 'carry' : 'frame'
  const next = { ...going, kind, now: place }
  const effect: GridEffect = kind === 'frame' ? swept(next) : { do: 'carry', over: place, at: place }
  return to(
    { ...state, swallow: state.swallow || began, going: next },
    ...(began ? [{ do: 'roll' } as const] : []),
    effect,
  )
}

function letGo(state: GridState, over: GridPlace | null) {
  const { kind } = state.going
  const ended = { ...state, going: none }
  if (kind === 'none' || kind === 'finger') return to(ended, { do: 'stopWaiting' })
  const carried: GridEffect[] = kind === 'carry' ? [{ do: 'carry', over, at: null }] : []
  return to(ended, { do: 'unlisten' }, { do: 'clearFrame' }, ...carried)
}

type Click = Extract<GridEvent, { kind: 'click' | 'doubleClick' }>

function clicked({ pointer }: GridState, { target, held, selection, choosing, can }: Click): GridEffect[] {
  const { id } = target
  if (target.control) return []
  if (id === null) return selection.chosen.size > 0 && pointer === 'mouse' ? [{ do: 'chooseNone' }] : []
  if (target.off) return []
  const touched = pointer !== 'mouse'
  if (target.onCheck || (touched && (choosing || selection.chosen.size > 0)) || (choosing && !held.shift))
    return [{ do: 'toggle', id }]
  return touched && can.look ? [{ do: 'look', id }] : [{ do: 'press', id, held }]
}

function clickedTwice({ target, choosing, can }: Click): GridEffect[] {
  const { id } = target
  if (id === null || choosing || target.control || target.off) return []
  if (target.onName && can.name) return [{ do: 'name', id }]
  return can.look ? [{ do: 'look', id }] : []
}
