import { useSyncExternalStore } from 'react'
import { useBench, useKnown } from '../painting/usePainting.ts'
import { overlay } from '../tools/overlay.ts'
import { type Size, transformOf } from '../view/camera.ts'
import { useLook } from '../painting/useLook.ts'
import styles from './stage.module.css'

/** Letters of an edge beyond which it stands still: a browser would be busy with nothing but marching it. */
const marches = 60_000

/** What lies over the sheet: a hairline around it, the edge of what is selected, and what a gesture draws. */
export function SheetOver({ width, height }: Size) {
  const { look } = useBench()
  const { selection } = useKnown()
  const camera = useLook()
  const drawn = useSyncExternalStore(overlay.subscribe, overlay.get)
  const transform = transformOf(camera, look.stage())
  return (
    <svg className={styles.over} aria-hidden>
      <g transform={transform}>
        <rect className={styles.edge} width={width} height={height} />
        {drawn.wide > 0 && <path className={styles.brushed} d={drawn.path} strokeWidth={drawn.wide} />}
        {[selection?.path, drawn.wide > 0 ? '' : drawn.path].map(
          (path, i) =>
            path && (
              <g key={i} className={styles.ants} data-still={path.length > marches || undefined}>
                <path d={path} />
                <path d={path} />
              </g>
            ),
        )}
      </g>
    </svg>
  )
}
