import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { type GridPlan, rowsBetween } from './layRows.ts'

/** How far beyond the edges rows are drawn already, in pixels. */
const beyond = 500

/** The width that a grid has. */
export function useWidth(grid: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const element = grid.current
    if (!element) return
    setWidth(element.clientWidth)
    const watch = new ResizeObserver(() => setWidth(element.clientWidth))
    watch.observe(element)
    return () => watch.disconnect()
  }, [grid])
  return width
}

/** The rows of a grid that are near to sight while its scroller moves: index of the first, and of the one past the last. */
export function useGridWindow(
  scroller: RefObject<HTMLElement | null>,
  grid: RefObject<HTMLElement | null>,
  plan: GridPlan,
): readonly [number, number] {
  const [shown, setShown] = useState<readonly [number, number]>([0, 0])
  useEffect(() => {
    const around = scroller.current
    const element = grid.current
    if (!around || !element) return
    let frame = 0
    const look = () => {
      frame = 0
      const top = around.getBoundingClientRect().top - element.getBoundingClientRect().top
      const [first, past] = rowsBetween(plan, top - beyond, top + around.clientHeight + beyond)
      setShown((before) => (before[0] === first && before[1] === past ? before : [first, past]))
    }
    const later = () => {
      frame ||= requestAnimationFrame(look)
    }
    look()
    around.addEventListener('scroll', later, { passive: true })
    const watch = new ResizeObserver(later)
    watch.observe(around)
    return () => {
      around.removeEventListener('scroll', later)
      watch.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [scroller, grid, plan])
  return shown
}
