import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { zoomed } from './zooming.ts'

/** Keeps the middle of the view in its place as the sheet grows, and zooms by Ctrl and the wheel. */
export function useZoomedView(zoom: number, onZoom: (zoom: number) => void) {
  const view = useRef<HTMLDivElement>(null)
  const before = useRef(zoom)
  useLayoutEffect(() => {
    const grown = zoom / before.current
    before.current = zoom
    const box = view.current
    if (!box || grown === 1) return
    const [across, down] = [box.clientWidth / 2, box.clientHeight / 2]
    box.scrollTo((box.scrollLeft + across) * grown - across, (box.scrollTop + down) * grown - down)
  }, [zoom])
  const wheel = useEffectEvent((event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return
    event.preventDefault()
    onZoom(zoomed(zoom * Math.exp(-event.deltaY / 240)))
  })
  useEffect(() => {
    const box = view.current
    const listener = (event: WheelEvent) => wheel(event)
    box?.addEventListener('wheel', listener, { passive: false })
    return () => box?.removeEventListener('wheel', listener)
  }, [])
  return view
}
