import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { type RunningChart, useChart } from '../../shell/gestures/useChart.ts'
import { type Choice, gridAtRest, gridChart, type GridEffect, type GridEvent, type GridState } from './gridChart.ts'
import { heldIn, openHand, placeIn, targetOf } from './gridHand.ts'
import type { LibraryGridProps } from './gridProps.ts'
import { type Box, type GridPlan, tilesIn } from './layRows.ts'
import { chooseNone, press, sweep, toggleOne } from './selection.ts'

interface GridPointerOptions
  extends Pick<LibraryGridProps, 'order' | 'selection' | 'onSelection' | 'actions' | 'scroller' | 'choosing'> {
  /** Whether a thing cannot be chosen. */
  isOff: (id: string) => boolean
  plan: GridPlan
  grid: RefObject<HTMLElement | null>
}

/** Milliseconds of a long press on touch. */
const long = 450
/** The pointer on a grid, as `gridChart` has it; a drawn frame scrolls on at the edges. */
export function useGridPointer(options: GridPointerOptions) {
  const { grid, scroller, order, plan, selection, onSelection, actions, isOff, choosing } = options
  const [frame, setFrame] = useState<Box | null>(null)
  const [hand] = useState(() => openHand(grid, scroller))
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const choice: Choice = {
    selection,
    choosing,
    can: { look: actions.look !== undefined, name: actions.naming !== undefined, carry: actions.carry !== undefined },
  }

  const act = (effect: GridEffect, chart: RunningChart<GridState, GridEvent>): void => {
    switch (effect.do) {
      case 'listen':
        return hand.listen(chart)
      case 'unlisten':
        return hand.unlisten()
      case 'wait':
        timer.current = setTimeout(() => chart.send({ kind: 'long' }), long)
        return
      case 'stopWaiting':
        return clearTimeout(timer.current)
      case 'roll':
        return hand.roll(chart)
      case 'clearFrame':
        return setFrame(null)
      case 'sweep': {
        setFrame(effect.box)
        const touched = tilesIn(plan, effect.box).flatMap((i) => {
          const id = order.ids[i]
          return id === undefined || isOff(id) ? [] : [id]
        })
        return onSelection(sweep(effect.before, touched, effect.held))
      }
      case 'carry': {
        const { over, at } = effect
        return actions.carry?.(over && document.elementFromPoint(over.x, over.y), at && { x: at.x, y: at.y })
      }
      case 'chooseNone':
        return onSelection(chooseNone(selection))
      case 'toggle':
        return onSelection(toggleOne(selection, effect.id))
      case 'press':
        return onSelection(press(selection, order, effect.id, effect.held))
      case 'look':
        return actions.look?.(effect.id)
      case 'name':
        return actions.naming?.(effect.id)
    }
  }
  const pointer = useChart(gridChart, gridAtRest, act)
  const down = (event: PointerEvent) =>
    pointer.send({
      kind: 'down',
      pointer: event.pointerType,
      button: event.button,
      place: placeIn(grid.current, event),
      target: targetOf(event.target, isOff),
      held: heldIn(event),
      ...choice,
    })
  const click = (kind: 'click' | 'doubleClick') => (event: MouseEvent) =>
    pointer.send({ kind, target: targetOf(event.target, isOff), held: heldIn(event), ...choice })
  // The mouse is heard wherever it goes, a finger only on the grid.
  const finger = (kind: 'move' | 'up' | 'cancel') => (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') pointer.send({ kind, place: placeIn(grid.current, event) })
  }
  return {
    frame: plan.rows.length > 0 ? frame : null,
    pointer: {
      onPointerDown: down,
      onPointerMove: finger('move'),
      onPointerUp: finger('up'),
      onPointerCancel: finger('cancel'),
      onClick: click('click'),
      onDoubleClick: click('doubleClick'),
      onContextMenu: (event: MouseEvent) => pointer.state().pointer !== 'mouse' && event.preventDefault(),
    },
  }
}
