import type { MouseEvent, PointerEvent, RefObject } from 'react'
import type { RunningChart } from '../../shell/gestures/useChart.ts'
import type { GridEvent, GridPlace, GridState, GridTarget } from './gridChart.ts'
import type { Held } from './selection.ts'

/** From here to the edge of the scroller a drawn frame scrolls on, in pixels. */
const edge = 56

/** Where the pointer is on the screen and in a grid. */
export function placeIn(
  grid: HTMLElement | null,
  { clientX: x, clientY: y }: Pick<MouseEvent, 'clientX' | 'clientY'>,
): GridPlace {
  const place = grid?.getBoundingClientRect()
  return { x, y, left: x - (place?.left ?? 0), top: y - (place?.top ?? 0) }
}

/** The keys held with the pointer. */
export const heldIn = ({ shiftKey, ctrlKey, metaKey }: MouseEvent | PointerEvent): Held => ({
  shift: shiftKey,
  mod: ctrlKey || metaKey,
})

/** What of a grid the pointer is over. */
export function targetOf(target: EventTarget | null, isOff: (id: string) => boolean): GridTarget {
  const on = (selector: string) => (target instanceof Element ? target.closest(selector) : null)
  const id = on('[data-tile]')?.getAttribute('data-tile') ?? null
  return {
    id,
    off: id !== null && isOff(id),
    control: on('input, button') !== null,
    onCheck: on('[data-check]') !== null,
    onName: on('[data-name]') !== null,
  }
}

/** How far a frame that is held near an edge scrolls on, in pixels. */
function rolledBy(y: number, { top, bottom }: { top: number; bottom: number }): number {
  const over = y - bottom + edge
  const under = top + edge - y
  return over > 0 ? Math.min(28, over / 3) : under > 0 ? -Math.min(28, under / 3) : 0
}

type Chart = RunningChart<GridState, GridEvent>

/** The mouse while it is held down on a grid: heard wherever it goes, and near an edge the grid scrolls on under it. */
export function openHand(grid: RefObject<HTMLElement | null>, scroller: RefObject<HTMLElement | null>) {
  let leave = () => {}
  return {
    listen(chart: Chart) {
      const hear = (kind: 'move' | 'up' | 'cancel') => (event: globalThis.PointerEvent) =>
        chart.send({ kind, place: placeIn(grid.current, event) })
      const left = new AbortController()
      const { signal } = left
      addEventListener('pointermove', hear('move'), { signal })
      addEventListener('pointerup', hear('up'), { signal })
      addEventListener('pointercancel', hear('cancel'), { signal })
      leave = () => left.abort()
    },
    unlisten: () => leave(),
    roll(chart: Chart) {
      const step = () => {
        const { going } = chart.state()
        const around = scroller.current
        if ((going.kind !== 'frame' && going.kind !== 'carry') || !around) return
        const { x, y } = going.now
        const by = rolledBy(y, around.getBoundingClientRect())
        if (by !== 0) {
          around.scrollBy(0, by)
          chart.send({ kind: 'scrolled', place: placeIn(grid.current, { clientX: x, clientY: y }) })
        }
        requestAnimationFrame(step)
      }
      requestAnimationFrame(step)
    },
  }
}
