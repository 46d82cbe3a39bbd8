import { useSyncExternalStore } from 'react'
import { useBench, useKnown } from '../painting/usePainting.ts'
import { overlay } from '../tools/overlay.ts'
import { guidePath } from '../tools/strokeManner.ts'
import { useDesk } from '../tools/useDesk.ts'
import { type Size, transformOf } from '../view/camera.ts'
import { useLook } from '../painting/useLook.ts'
import styles from './stage.module.css'

/** What lies over the sheet: a hairline around it, the edge of what is selected, and what a gesture draws. */
export function SheetOver({ width, height }: Size) {
  const { look } = useBench()
  const { selection } = useKnown()
  const camera = useLook()
  const laid = useDesk()
  const drawn = useSyncExternalStore(overlay.subscribe, overlay.get)
  const transform = transformOf(camera, look.stage())
  return (
    <svg className={styles.over} aria-hidden>
      <g transform={transform}>
        <rect className={styles.edge} width={width} height={height} />
        <path className={styles.guides} d={guidePath(laid, { width, height })} />
        {[selection, drawn].map(
          (path, i) =>
            path && (
              <g key={i} className={styles.ants}>
                <path d={path} />
                <path d={path} />
              </g>
            ),
        )}
      </g>
    </svg>
  )
}
