import type { Film } from '@toile/craft/films/film.ts'
import { useMemo } from 'react'
import { Thumb } from '../../../../shared/drawing/Thumb.tsx'
import styles from './own.module.css'

interface OnionSkinProps {
  /** A key frame as a film that stands still. */
  film: Film
  size: { width: number; height: number }
}

/** A neighbouring key frame, seen through over the one under the hands; half as fine, as it is only a hint. */
export function OnionSkin({ film, size }: OnionSkinProps) {
  const { width, height } = size
  const named = JSON.stringify(film)
  const order = useMemo(() => {
    const still: Film = JSON.parse(named)
    const clear = { ...still, take: { ...still.take, transparent: true } }
    return {
      kind: 'filmFrame' as const,
      film: clear,
      frame: 0,
      width: Math.round(width / 2),
      height: Math.round(height / 2),
    }
  }, [named, width, height])
  return width > 0 ? <Thumb order={order} className={styles.onion} urgency="soon" /> : null
}
