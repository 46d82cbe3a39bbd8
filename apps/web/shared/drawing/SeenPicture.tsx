import type { PictureOrder } from '@toile/picture/scenes/index.ts'
import { useInViewport } from '@mantine/hooks'
import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react'
import styles from './drawing.module.css'
import { Thumb } from './Thumb.tsx'

interface SeenPictureProps {
  /** What is drawn, in CSS pixels. */
  order: PictureOrder
  /** Read out; left out where words beside it say the same. */
  name?: string | undefined
  /** A picture at hand that stands faded in its place until it is drawn. */
  ghost?: string | null | undefined
  /** What else stands over its place until then. */
  meanwhile?: ReactNode
  /** Told while it is in sight: whether it is drawn; null when it is out of sight. */
  onState?: ((drawn: boolean | null) => void) | undefined
}

/** A small picture that is drawn while it is in sight: nothing out of sight stands in the line before it. Until it is there its place says so. */
export function SeenPicture({ order, name, ghost, meanwhile, onState }: SeenPictureProps) {
  const { ref, inViewport } = useInViewport<HTMLSpanElement>()
  const wanted = useMemo(() => JSON.stringify(order), [order])
  const [drawn, setDrawn] = useState('')
  const isDrawn = drawn === wanted
  const tell = useEffectEvent((state: boolean | null) => onState?.(state))
  useEffect(() => {
    if (inViewport) tell(isDrawn)
    return () => tell(null)
  }, [inViewport, isDrawn])
  return (
    <span
      ref={ref}
      className={styles.seen}
      style={{ aspectRatio: `${order.width} / ${order.height}` }}
      data-waiting={!isDrawn}
    >
      {!isDrawn && ghost && <img className={styles.ghost} src={ghost} alt="" draggable={false} />}
      {!isDrawn && meanwhile}
      {inViewport && (
        <Thumb order={order} {...(name && { name })} className={styles.seenLook} onDrawn={() => setDrawn(wanted)} />
      )}
    </span>
  )
}
