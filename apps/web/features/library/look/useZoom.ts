import { type PointerEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { fit, inFrame, panBy, pinch, type Point, type Size, zoomAt, type ZoomView } from './zoomView.ts'

/** Wheel, drag, two fingers, double click and buttons on a picture in a frame. */
export function useZoom(frame: RefObject<HTMLElement | null>, picture: Size) {
  const [size, setSize] = useState<Size>({ width: 1, height: 1 })
  const [own, setOwn] = useState<ZoomView | null>(null)
  const pointers = useRef(new Map<number, Point>())
  const whole = fit(size, picture)
  const view = own ? inFrame(own, size, picture) : whole
  const latest = useRef({ view, size, picture })
  useEffect(() => {
    latest.current = { view, size, picture }
  })
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return
    const measure = () => setSize({ width: element.clientWidth || 1, height: element.clientHeight || 1 })
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(element)
    return () => watch.disconnect()
  }, [frame])
  const fromMiddle = (x: number, y: number): Point => {
    const box = frame.current?.getBoundingClientRect()
    return box ? { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 } : { x: 0, y: 0 }
  }
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const roll = (event: WheelEvent) => {
      event.preventDefault()
      const { view: at, size: frameSize, picture: pictureSize } = latest.current
      const box = element.getBoundingClientRect()
      const point = { x: event.clientX - box.left - box.width / 2, y: event.clientY - box.top - box.height / 2 }
      setOwn(zoomAt(at, Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), point, frameSize, pictureSize))
    }
    element.addEventListener('wheel', roll, { passive: false })
    return () => element.removeEventListener('wheel', roll)
  }, [frame])
  const one = 1 / (devicePixelRatio || 1)
  const zoom = (by: number, at: Point = { x: 0, y: 0 }) => setOwn(zoomAt(view, by, at, size, picture))
  const move = (event: PointerEvent) => {
    const known = pointers.current.get(event.pointerId)
    if (!known) return
    const now = fromMiddle(event.clientX, event.clientY)
    const [other] = [...pointers.current].flatMap(([id, point]) => (id === event.pointerId ? [] : [point]))
    setOwn(
      other
        ? pinch(view, [known, other], [now, other], size, picture)
        : panBy(view, { x: now.x - known.x, y: now.y - known.y }, size, picture),
    )
    pointers.current.set(event.pointerId, now)
  }
  const lift = (event: PointerEvent) => void pointers.current.delete(event.pointerId)
  return {
    view,
    /** Percent of the picture's own pixels on this screen. */
    percent: Math.round((view.scale / one) * 100),
    large: view.scale > whole.scale * 1.01,
    zoom,
    fit: () => setOwn(null),
    full: (at?: Point) => zoom(one / view.scale, at),
    pan: (x: number, y: number) => setOwn(panBy(view, { x, y }, size, picture)),
    pointer: {
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        pointers.current.set(event.pointerId, fromMiddle(event.clientX, event.clientY))
      },
      onPointerMove: move,
      onPointerUp: lift,
      onPointerCancel: lift,
      onDoubleClick: (event: { clientX: number; clientY: number }) => {
        if (view.scale > whole.scale * 1.01) setOwn(null)
        else
          setOwn(zoomAt(view, Math.max(one / view.scale, 2), fromMiddle(event.clientX, event.clientY), size, picture))
      },
    },
  }
}
