import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './zoom.module.css'
import { fitting, panBy, type Zoom, zoomAt } from './zoom.ts'

interface ZoomAreaProps {
  zoom: Zoom
  onZoom: (change: (zoom: Zoom) => Zoom) => void
  /** What is shown, already translated. */
  name: string
  children: ReactNode
  /** Lies over the picture and is not scaled with it. */
  over?: ReactNode
}

const step = 1.25
const nudge = 0.08

/** A picture that zooms to the pointer with Ctrl and the wheel, with plus, minus and 0, and is moved by dragging or arrows. */
export function ZoomArea({ zoom, onZoom, name, children, over }: ZoomAreaProps) {
  const { t } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  const held = useRef<{ x: number; y: number } | null>(null)
  const wheel = useEffectEvent((event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return
    event.preventDefault()
    const { left, top, width, height } = box.current?.getBoundingClientRect() ?? new DOMRect()
    const px = (event.clientX - left) / width - 0.5
    const py = (event.clientY - top) / height - 0.5
    onZoom((now) => zoomAt(now, Math.exp(-event.deltaY / 240), px, py))
  })
  useEffect(() => {
    const place = box.current
    const listener = (event: WheelEvent) => wheel(event)
    place?.addEventListener('wheel', listener, { passive: false })
    return () => place?.removeEventListener('wheel', listener)
  }, [])
  const press = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return
    const change = changeOf(event.key, zoom)
    if (!change) return
    event.preventDefault()
    event.stopPropagation()
    onZoom(change)
  }
  const drag = {
    onPointerDown(event: PointerEvent<HTMLDivElement>) {
      if (zoom.scale === 1 || event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      held.current = { x: event.clientX, y: event.clientY }
    },
    onPointerMove(event: PointerEvent<HTMLDivElement>) {
      const from = held.current
      if (!from) return
      const { offsetWidth, offsetHeight } = event.currentTarget
      const dx = (event.clientX - from.x) / offsetWidth
      const dy = (event.clientY - from.y) / offsetHeight
      held.current = { x: event.clientX, y: event.clientY }
      onZoom((now) => panBy(now, dx, dy))
    },
    onPointerUp: () => {
      held.current = null
    },
  }
  return (
    <div
      ref={box}
      className={styles.area}
      data-zoomed={zoom.scale > 1 || undefined}
      role="group"
      tabIndex={0}
      aria-label={t('{{name}}, zoom with plus, minus and 0', { name })}
      onKeyDown={press}
      onDoubleClick={() => onZoom((now) => (now.scale > 1 ? fitting : zoomAt(now, 2.5)))}
      {...drag}
    >
      <div
        className={styles.moved}
        style={{ transform: `translate(${zoom.x * 100}%, ${zoom.y * 100}%) scale(${zoom.scale})` }}
      >
        {children}
      </div>
      {over}
    </div>
  )
}

function changeOf(key: string, zoom: Zoom): ((zoom: Zoom) => Zoom) | null {
  if (key === '+' || key === '=') return (now) => zoomAt(now, step)
  if (key === '-') return (now) => zoomAt(now, 1 / step)
  if (key === '0') return () => fitting
  if (zoom.scale === 1) return null
  if (key === 'ArrowLeft') return (now) => panBy(now, nudge, 0)
  if (key === 'ArrowRight') return (now) => panBy(now, -nudge, 0)
  if (key === 'ArrowUp') return (now) => panBy(now, 0, nudge)
  if (key === 'ArrowDown') return (now) => panBy(now, 0, -nudge)
  return null
}
