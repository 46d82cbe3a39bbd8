import { useEffect, useRef } from 'react'
import { useKnown } from '../../painting/usePainting.ts'
import styles from './layers.module.css'

/** A layer in small, on a checked ground where it is empty. */
export function LayerThumb({ id }: { id: string }) {
  const picture = useKnown().thumbs.get(id)
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const own = canvas.current
    if (!own || !picture) return
    own.width = picture.width
    own.height = picture.height
    own.getContext('2d')?.drawImage(picture, 0, 0)
  }, [picture])
  return (
    <span className={styles.thumb} aria-hidden>
      <canvas ref={canvas} width={1} height={1} />
    </span>
  )
}
