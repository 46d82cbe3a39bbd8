import { useEffect, useRef } from 'react'
import type { Painting } from '../../painting/openPainting.ts'
import styles from './brushes.module.css'

const size = { width: 180, height: 60 }

/** A stroke that the brush drew itself, in the ink of the page. */
export function BrushStroke({ painting, id }: { painting: Painting; id: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let left = false
    void painting.ask('drawStroke', { brush: id, ...size }).then((picture) => {
      if (left) return picture.close()
      canvas.current?.getContext('2d')?.drawImage(picture, 0, 0)
      return picture.close()
    })
    return () => {
      left = true
    }
  }, [painting, id])
  return <canvas ref={canvas} className={styles.stroke} {...size} aria-hidden />
}
