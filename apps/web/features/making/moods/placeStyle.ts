import type { Position } from '@toile/studio/projects/boards/layout/tree.ts'
import type { CSSProperties } from 'react'

const share = (value: number) => `${(value * 100).toFixed(3)}%`

/** Where a picture stands on a board whose pictures are placed by shares. */
export const placeStyle = ({ x, y, width, height, turn }: Position): CSSProperties => ({
  position: 'absolute',
  left: share(x),
  top: share(y),
  width: share(width),
  height: share(height),
  ...(turn ? { rotate: `${turn}deg` } : {}),
})
