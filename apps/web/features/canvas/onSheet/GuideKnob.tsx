import { type PointerEvent, useRef } from 'react'
import { useBench } from '../painting/usePainting.ts'
import type { Place } from '../view/camera.ts'
import styles from './onSheet.module.css'

interface GuideKnobProps {
  at: Place
  onMove: (to: Place) => void
}

/** A knob on the sheet that is dragged; its numbers stand in the panel for those who use no pointer. */
export function GuideKnob({ at, onMove }: GuideKnobProps) {
  const { look } = useBench()
  const held = useRef(false)
  const [x, y] = look.stageAt(...at)
  const move = (event: PointerEvent<HTMLElement>) => {
    event.stopPropagation()
    const box = event.currentTarget.parentElement?.getBoundingClientRect()
    if (!held.current || !box) return
    const [toX, toY] = look.sheetAt(event.clientX - box.left, event.clientY - box.top)
    onMove([Math.round(toX), Math.round(toY)])
  }
  return (
    <span
      className={styles.knob}
      style={{ transform: `translate(${x}px, ${y}px)` }}
      data-guide-knob
      onPointerDown={(event) => {
        event.stopPropagation()
        held.current = true
        event.currentTarget.setPointerCapture(event.pointerId)
      }}
      onPointerMove={move}
      onPointerUp={(event) => {
        event.stopPropagation()
        held.current = false
      }}
      onPointerCancel={() => {
        held.current = false
      }}
    />
  )
}
