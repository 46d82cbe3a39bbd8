import { useBench } from '../painting/usePainting.ts'
import type { Size } from '../view/camera.ts'
import { useLook } from '../view/useLook.ts'
import styles from './stage.module.css'

/** A hairline around the sheet, so that a white one is seen on the stage. */
export function SheetEdge({ width, height }: Size) {
  const { look } = useBench()
  useLook()
  return (
    <svg className={styles.over} aria-hidden>
      <rect className={styles.edge} width={width} height={height} transform={look.transform()} />
    </svg>
  )
}
