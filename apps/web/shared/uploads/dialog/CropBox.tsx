import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type Crop, type Grip, pullCrop, scaleCrop, type Size } from './cropFrame.ts'
import styles from './dialog.module.css'

interface CropBoxProps {
  crop: Crop
  /** The picture that it lies on, in pixels. */
  box: Size
  /** Width to height that it keeps; none where it is free. */
  ratio: number | null
  onCrop: (crop: Crop) => void
}

const corners: readonly Grip[] = ['nw', 'ne', 'se', 'sw']
const edges: readonly Grip[] = ['n', 'e', 's', 'w']
const steps: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** The frame of a crop over a picture: dragged and pulled by pointer, moved by arrows, with Shift pulled at its lower right corner, + and − about its middle. */
export function CropBox({ crop, box, ratio, onCrop }: CropBoxProps) {
  const { t } = useTranslation()
  const frame = useRef<HTMLDivElement>(null)
  const begun = useRef<{ grip: Grip; x: number; y: number; crop: Crop } | null>(null)
  const leave = () => {
    begun.current = null
  }
  const take = (grip: Grip) => (event: PointerEvent) => {
    if (event.button !== 0) return
    event.stopPropagation()
    frame.current?.setPointerCapture(event.pointerId)
    begun.current = { grip, x: event.clientX, y: event.clientY, crop }
  }
  const pull = (event: PointerEvent) => {
    const area = frame.current?.parentElement?.getBoundingClientRect()
    const { current } = begun
    if (!current || !area) return
    const by = { x: (event.clientX - current.x) / area.width, y: (event.clientY - current.y) / area.height }
    onCrop(pullCrop(current.crop, current.grip, by, ratio, box))
  }
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key]
    const fine = event.altKey ? 0.002 : 0.01
    if (step) {
      const by = { x: step.x * fine, y: step.y * fine }
      onCrop(pullCrop(crop, event.shiftKey ? 'se' : 'move', by, ratio, box))
    } else if (event.key === '+' || event.key === '=') onCrop(scaleCrop(crop, 1.05))
    else if (event.key === '-') onCrop(scaleCrop(crop, 1 / 1.05))
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div
      ref={frame}
      className={styles.frame}
      role="application"
      tabIndex={0}
      data-keeps-arrows
      aria-label={t(
        'Frame of the crop: arrows move it, with Shift they pull its corner, plus and minus change its size',
      )}
      onKeyDown={press}
      onPointerDown={take('move')}
      onPointerMove={pull}
      onPointerUp={leave}
      onPointerCancel={leave}
      style={{
        left: `${crop.x * 100}%`,
        top: `${crop.y * 100}%`,
        width: `${crop.width * 100}%`,
        height: `${crop.height * 100}%`,
      }}
    >
      {[...edges, ...corners].map((grip) => (
        <span key={grip} className={styles.grip} data-grip={grip} onPointerDown={take(grip)} aria-hidden />
      ))}
    </div>
  )
}
