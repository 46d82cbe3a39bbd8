import { memo } from 'react'
import type { DrawnPiece } from '../drafting/patternOrders.ts'
import styles from './table.module.css'

interface PieceShapeProps {
  piece: DrawnPiece
  isPicked: boolean
  /** Millimetres that a pixel of the screen covers. */
  perPixel: number
}

/** A piece with the line it is cut along, the one it is sewn along, notches, drill holes and grain. */
export const PieceShape = memo(function PieceShape({ piece, isPicked, perPixel }: PieceShapeProps) {
  const { cut, lines, grain } = piece
  const arrow = 5 * perPixel
  return (
    <g className={styles.piece} data-of={cut.of} data-picked={isPicked || undefined}>
      <path className={styles.cut} d={lines.cut} />
      <path className={styles.sewn} d={lines.sewn} />
      {lines.fold && <path className={styles.fold} d={lines.fold} />}
      {lines.inner && <path className={styles.inner} d={lines.inner} />}
      <path className={styles.notch} d={lines.notch} />
      {lines.drill && <path className={styles.drill} d={lines.drill} />}
      <path className={styles.grain} d={grainPath(grain, arrow)} />
    </g>
  )
})

/** The grain with an arrow head at both ends. */
function grainPath({ foot, head }: DrawnPiece['grain'], arrow: number): string {
  const [dx, dy] = [head[0] - foot[0], head[1] - foot[1]]
  const length = Math.hypot(dx, dy) || 1
  const [x, y] = [(dx / length) * arrow, (dy / length) * arrow]
  const barbs = ([px, py]: DrawnPiece['grain']['foot'], way: number) =>
    `M${px - way * x * 1.6 - y * 0.7} ${py - way * y * 1.6 + x * 0.7}L${px} ${py}L${px - way * x * 1.6 + y * 0.7} ${py - way * y * 1.6 - x * 0.7}`
  return `M${foot.join(' ')}L${head.join(' ')}${barbs(head, 1)}${barbs(foot, -1)}`
}
