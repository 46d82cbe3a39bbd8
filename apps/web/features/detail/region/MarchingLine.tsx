import type { Point } from '@toile/geometry'
import styles from './region.module.css'

interface MarchingLineProps {
  /** Closed outlines in pixels of the screen. */
  paths: readonly (readonly Point[])[]
  /** What lies within them, as a colour of CSS. */
  tint?: string | undefined
}

/** A dashed outline that marches, light under dark, so that it is seen on any cloth. */
export function MarchingLine({ paths, tint }: MarchingLineProps) {
  const way = paths
    .flatMap((path) => (path.length > 1 ? `M${path.map((point) => point.join(' ')).join('L')}Z` : []))
    .join('')
  if (!way) return null
  return (
    <g fillRule="evenodd">
      {tint && <path d={way} fill={tint} fillOpacity={0.55} />}
      <path d={way} className={styles.halo ?? ''} />
      <path d={way} className={styles.marching ?? ''} />
    </g>
  )
}
