import { type ReactNode, useEffect, useRef } from 'react'
import { usePlace } from '../shared/open/looks/place.ts'
import styles from './large.module.css'

interface LargeOverProps {
  /** The look that fills the screen. */
  detail: ReactNode
  /** What lies under it, and stays as it is. */
  children: (large: boolean) => ReactNode
}

/** A look over the studio: what lies below keeps its place, and whoever comes back stands where the look is. */
export function LargeOver({ detail, children }: LargeOverProps) {
  const { large, look } = usePlace()
  const below = useRef<HTMLDivElement>(null)
  const left = useRef<string | null>(null)
  useEffect(() => {
    const from = left.current
    left.current = large ? look : null
    if (large || !from) return
    const card = below.current?.querySelector<HTMLElement>(`[data-look="${CSS.escape(look ?? from)}"]`)
    card?.focus({ preventScroll: true })
    card?.scrollIntoView({ block: 'nearest' })
  }, [large, look])
  return (
    <div className={styles.over}>
      <div ref={below} className={styles.below} inert={large}>
        {children(large)}
      </div>
      {large && <div className={styles.above}>{detail}</div>}
    </div>
  )
}
