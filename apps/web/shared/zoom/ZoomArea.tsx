import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useHand } from './useHand.ts'
import { usePinch } from './usePinch.ts'
import styles from './zoom.module.css'
import { fitting, panBy, transformOf, type Zoom, zoomAt } from './zoom.ts'

interface ZoomAreaProps {
  zoom: Zoom
  onZoom: (change: (zoom: Zoom) => Zoom) => void
  /** What is shown, already translated. */
  name: string
  children: ReactNode
  /** Lies over the picture and is not scaled with it. */
  over?: ReactNode
  /** The largest scale, and the one at which a pixel of the picture is one of the screen. */
  most?: number
  actual?: number
}

const step = 1.25
const nudge = 0.08

/**
 * A picture that zooms to the pointer with Ctrl and the wheel or two fingers, with plus, minus, 1 and 0, and is moved by dragging,
 * by the wheel or by arrows; while the space bar is held, dragging moves it whatever lies over it.
 */
export function ZoomArea({ zoom, onZoom, name, children, over, most, actual }: ZoomAreaProps) {
  const { t } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  const hand = useHand(box)
  const zoomed = zoom.scale > 1
  const wheel = useEffectEvent((event: WheelEvent) => {
    const { left, top, width, height } = box.current?.getBoundingClientRect() ?? new DOMRect()
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault()
      const px = (event.clientX - left) / width - 0.5
      const py = (event.clientY - top) / height - 0.5
      onZoom((now) => zoomAt(now, Math.exp(-event.deltaY / 240), px, py, most))
    } else if (zoomed) {
      event.preventDefault()
      const [dx, dy] = event.shiftKey ? [event.deltaY, event.deltaX] : [event.deltaX, event.deltaY]
      onZoom((now) => panBy(now, -dx / width, -dy / height))
    }
  })
  useEffect(() => {
    const place = box.current
    const listener = (event: WheelEvent) => wheel(event)
    place?.addEventListener('wheel', listener, { passive: false })
    return () => place?.removeEventListener('wheel', listener)
  }, [])
  const press = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return
    const change = changeOf(event.key, zoom, { most, actual })
    if (!change) return
    event.preventDefault()
    event.stopPropagation()
    onZoom(change)
  }
  return (
    <div
      ref={box}
      className={styles.area}
      data-zoomed={zoomed || undefined}
      data-hand={hand || undefined}
      role="group"
      tabIndex={0}
      aria-label={t('{{name}}, zoom with plus, minus and 0', { name })}
      onKeyDown={press}
      onDoubleClick={() => onZoom((now) => (now.scale > 1 ? fitting : zoomAt(now, 2.5, 0, 0, most)))}
      {...usePinch({ zoomed, onZoom, most })}
    >
      <div className={styles.moved} style={{ transform: transformOf(zoom) }}>
        {children}
      </div>
      {over && <div className={styles.over}>{over}</div>}
    </div>
  )
}

function changeOf(
  key: string,
  zoom: Zoom,
  { most, actual }: Pick<ZoomAreaProps, 'most' | 'actual'>,
): ((zoom: Zoom) => Zoom) | null {
  if (key === '+' || key === '=') return (now) => zoomAt(now, step, 0, 0, most)
  if (key === '-') return (now) => zoomAt(now, 1 / step, 0, 0, most)
  if (key === '0') return () => fitting
  if (key === '1' && actual) return (now) => zoomAt(now, actual / now.scale, 0, 0, most)
  if (zoom.scale === 1) return null
  if (key === 'ArrowLeft') return (now) => panBy(now, nudge, 0)
  if (key === 'ArrowRight') return (now) => panBy(now, -nudge, 0)
  if (key === 'ArrowUp') return (now) => panBy(now, 0, nudge)
  if (key === 'ArrowDown') return (now) => panBy(now, 0, -nudge)
  return null
}
