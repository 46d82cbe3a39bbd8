import { type PointerEvent, type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { type Box, type GridPlan, tilesIn } from './layRows.ts'
import type { LibraryGridProps } from './gridProps.ts'
import { chooseNone, press, type Selection, sweep, toggleOne } from './selection.ts'

interface GridPointerOptions
  extends Pick<LibraryGridProps, 'order' | 'selection' | 'onSelection' | 'actions' | 'scroller' | 'choosing'> {
  /** Whether a thing cannot be chosen. */
  isOff: (id: string) => boolean
  plan: GridPlan
  grid: RefObject<HTMLElement | null>
}

interface Drag {
  kind: 'press' | 'frame' | 'carry'
  /** Where it began: on the screen, and in the grid. */
  x: number
  y: number
  left: number
  top: number
  before: Selection
  held: { shift: boolean; mod: boolean }
  onChosen: boolean
  /** Where the pointer is now, on the screen. */
  now: { x: number; y: number }
}

/** Pixels that a hand may tremble in a click. */
const still = 6
/** Milliseconds of a long press on touch. */
const long = 450
/** From here to the edge of the scroller a drawn frame scrolls on, in pixels. */
const edge = 56

const tileOf = (target: EventTarget | null) =>
  target instanceof Element ? (target.closest('[data-tile]')?.getAttribute('data-tile') ?? null) : null
const isControl = (target: EventTarget | null) => target instanceof Element && target.closest('input, button') !== null

/** The pointer on a grid: click, double click, a frame drawn with the mouse that scrolls on at the edges, carrying of what is chosen, long press on touch. */
export function useGridPointer(options: GridPointerOptions) {
  const { grid, scroller, order, plan, selection, onSelection, actions, isOff, choosing } = options
  const [frame, setFrame] = useState<Box | null>(null)
  const drag = useRef<Drag | null>(null)
  const kind = useRef('mouse')
  const swallow = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const finger = useRef({ x: 0, y: 0 })
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  useEffect(() => () => clearTimeout(timer.current), [])

  const inGrid = (x: number, y: number) => {
    const place = grid.current?.getBoundingClientRect()
    return { left: x - (place?.left ?? 0), top: y - (place?.top ?? 0) }
  }

  const draw = (going: Drag) => {
    const { left, top } = inGrid(going.now.x, going.now.y)
    const box = {
      left: Math.min(left, going.left),
      top: Math.min(top, going.top),
      right: Math.max(left, going.left),
      bottom: Math.max(top, going.top),
    }
    setFrame(box)
    const now = latest.current
    const touched = tilesIn(now.plan, box).flatMap((i) => {
      const id = now.order.ids[i]
      return id === undefined || now.isOff(id) ? [] : [id]
    })
    now.onSelection(sweep(going.before, touched, going.held))
  }

  /** Scrolls on while a frame is held near an edge. */
  const roll = () => {
    const going = drag.current
    const around = scroller.current
    if (!going || going.kind === 'press' || !around) return
    const { top, bottom } = around.getBoundingClientRect()
    const over = going.now.y - bottom + edge
    const under = top + edge - going.now.y
    const by = over > 0 ? Math.min(28, over / 3) : under > 0 ? -Math.min(28, under / 3) : 0
    if (by !== 0) {
      around.scrollBy(0, by)
      if (going.kind === 'frame') draw(going)
    }
    requestAnimationFrame(roll)
  }

  const move = (event: globalThis.PointerEvent) => {
    const going = drag.current
    if (!going) return
    going.now = { x: event.clientX, y: event.clientY }
    if (going.kind === 'press') {
      if (Math.hypot(event.clientX - going.x, event.clientY - going.y) < still) return
      going.kind = going.onChosen && latest.current.actions.carry ? 'carry' : 'frame'
      swallow.current = true
      requestAnimationFrame(roll)
    }
    if (going.kind === 'frame') draw(going)
    else
      latest.current.actions.carry?.(document.elementFromPoint(event.clientX, event.clientY), {
        x: event.clientX,
        y: event.clientY,
      })
  }
  const end = (event: globalThis.PointerEvent) => {
    removeEventListener('pointermove', move)
    removeEventListener('pointerup', end)
    removeEventListener('pointercancel', end)
    const going = drag.current
    drag.current = null
    setFrame(null)
    if (going?.kind === 'carry')
      latest.current.actions.carry?.(
        event.type === 'pointerup' ? document.elementFromPoint(event.clientX, event.clientY) : null,
        null,
      )
  }

  const down = (event: PointerEvent) => {
    kind.current = event.pointerType
    swallow.current = false
    if (event.button !== 0 || isControl(event.target)) return
    const id = tileOf(event.target)
    if (event.pointerType !== 'mouse') {
      clearTimeout(timer.current)
      if (id === null || isOff(id)) return
      finger.current = { x: event.clientX, y: event.clientY }
      timer.current = setTimeout(() => {
        swallow.current = true
        latest.current.onSelection(toggleOne(latest.current.selection, id))
      }, long)
      return
    }
    const place = inGrid(event.clientX, event.clientY)
    const held = { shift: event.shiftKey, mod: event.ctrlKey || event.metaKey }
    drag.current = {
      kind: 'press',
      x: event.clientX,
      y: event.clientY,
      ...place,
      before: selection,
      held,
      onChosen: id !== null && selection.chosen.has(id) && !held.shift && !held.mod,
      now: { x: event.clientX, y: event.clientY },
    }
    addEventListener('pointermove', move)
    addEventListener('pointerup', end)
    addEventListener('pointercancel', end)
  }

  const click = (event: MouseEvent) => {
    clearTimeout(timer.current)
    if (swallow.current) {
      swallow.current = false
      return
    }
    if (isControl(event.target)) return
    const id = tileOf(event.target)
    if (id === null) {
      if (selection.chosen.size > 0 && kind.current === 'mouse') onSelection(chooseNone(selection))
      return
    }
    if (isOff(id)) return
    const onCheck = event.target instanceof Element && event.target.closest('[data-check]') !== null
    const touched = kind.current !== 'mouse'
    if (onCheck || (touched && (choosing || selection.chosen.size > 0)) || (choosing && !event.shiftKey))
      onSelection(toggleOne(selection, id))
    else if (touched && actions.look) actions.look(id)
    else onSelection(press(selection, order, id, { shift: event.shiftKey, mod: event.ctrlKey || event.metaKey }))
  }

  const doubleClick = (event: MouseEvent) => {
    const id = tileOf(event.target)
    if (id === null || choosing || isControl(event.target) || isOff(id)) return
    const onName = event.target instanceof Element && event.target.closest('[data-name]') !== null
    if (onName && actions.naming) actions.naming(id)
    else actions.look?.(id)
  }

  const letGo = () => clearTimeout(timer.current)
  const tremble = ({ pointerType, clientX, clientY }: PointerEvent) => {
    if (pointerType !== 'mouse' && Math.hypot(clientX - finger.current.x, clientY - finger.current.y) > still) letGo()
  }
  return {
    frame: plan.rows.length > 0 ? frame : null,
    pointer: {
      onPointerDown: down,
      onPointerMove: tremble,
      onPointerUp: letGo,
      onPointerCancel: letGo,
      onClick: click,
      onDoubleClick: doubleClick,
      onContextMenu: (event: MouseEvent) => kind.current !== 'mouse' && event.preventDefault(),
    },
  }
}
