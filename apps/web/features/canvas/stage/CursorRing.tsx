import { inHand } from '../tools/paintersDesk.ts'
import { type RefObject, useEffect, useRef } from 'react'
import { useKnown } from '../painting/usePainting.ts'
import { handKnobs, numberIn } from '../tools/handKnobs.ts'
import { useDesk } from '../tools/useDesk.ts'
import { toolOf } from '../tools/index.ts'
import { useLook } from '../painting/useLook.ts'
import styles from './stage.module.css'

/** Pixels of the screen below which a ring would hide what is painted: a cross stands there. */
const smallest = 4

/** The brush as large as it paints, light and dark so that it is seen on every ground. */
export function CursorRing({ stage }: { stage: RefObject<HTMLElement | null> }) {
  const ring = useRef<HTMLDivElement>(null)
  const known = useKnown()
  const { zoom } = useLook()
  const laid = useDesk()
  const wide = toolOf(laid.tool).ring?.() ?? numberIn(handKnobs(known, inHand(laid)), 'size', 12)
  const size = wide * zoom
  useEffect(() => {
    const box = stage.current
    if (!box) return undefined
    const place = ({ clientX, clientY, pointerType }: PointerEvent) => {
      const { left, top } = box.getBoundingClientRect()
      const own = ring.current
      if (!own) return
      own.style.transform = `translate(${clientX - left}px, ${clientY - top}px)`
      own.dataset['seen'] = pointerType === 'touch' ? '' : 'yes'
    }
    const leave = () => {
      if (ring.current) ring.current.dataset['seen'] = ''
    }
    box.addEventListener('pointermove', place)
    box.addEventListener('pointerleave', leave)
    return () => {
      box.removeEventListener('pointermove', place)
      box.removeEventListener('pointerleave', leave)
    }
  }, [stage])
  return (
    <div ref={ring} className={styles.ring} data-cross={size < smallest || undefined} aria-hidden>
      <span style={size < smallest ? undefined : { width: size, height: size, margin: -size / 2 }} />
    </div>
  )
}
