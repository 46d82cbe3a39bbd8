import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

const places = new Map<string, number>()

/** Keeps how far a view was scrolled, and goes back there when it is shown again and long enough. */
export function useScrollPlace(scroller: RefObject<HTMLElement | null>, view: string, ready: boolean): void {
  const settled = useRef('')
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element || !ready || settled.current === view) return
    const first = settled.current === ''
    settled.current = view
    const top = places.get(view) ?? 0
    if (first || top > 0 || element.scrollTop > 0) element.scrollTo({ top })
  }, [scroller, view, ready])
  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const keep = () => {
      if (settled.current === view) places.set(view, element.scrollTop)
    }
    element.addEventListener('scroll', keep, { passive: true })
    return () => element.removeEventListener('scroll', keep)
  }, [scroller, view])
}
