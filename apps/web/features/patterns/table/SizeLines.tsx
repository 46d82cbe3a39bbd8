import type { DrawnSize } from '../drafting/patternOrders.ts'
import { dashOf } from './dashOf.ts'
import styles from './table.module.css'

interface SizeLinesProps {
  piece: string
  /** Sizes whose outlines are drawn. */
  sizes: readonly DrawnSize[]
  /** All sizes in their order, by which each has its own line. */
  all: readonly DrawnSize[]
}

/** The lines that a piece is cut along in other sizes, each in a line of its own. */
export const SizeLines = ({ piece, sizes, all }: SizeLinesProps) =>
  sizes.flatMap((one) => {
    const found = one.pieces.find(({ id }) => id === piece)
    if (!found) return []
    return (
      <path
        key={one.size}
        className={styles.size}
        data-size={one.size}
        d={found.lines.cut}
        strokeDasharray={dashOf(all.indexOf(one))}
      />
    )
  })
