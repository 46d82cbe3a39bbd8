import type { LibraryEntry } from '@toile/contract/features/library.ts'
import { memo } from 'react'
import { GridTile } from './GridTile.tsx'
import styles from './grid.module.css'
import type { GridPlan } from './layRows.ts'

interface GridLineProps {
  at: number
  plan: GridPlan
  ids: readonly string[]
  chosen: ReadonlySet<string>
  /** The tile of the grid where the keyboard stands. */
  focus: string | null
  naming: string | null
  off: ((entry: LibraryEntry) => string | undefined) | undefined
  onName: (id: string, name: string | null) => void
}

/** One row of the grid; it is drawn once and stays while one scrolls. */
export const GridLine = memo(function GridLine({ at, plan, ids, chosen, focus, naming, off, onName }: GridLineProps) {
  const row = plan.rows[at]
  if (!row) return null
  return (
    <div role="row" className={styles.row} aria-rowindex={at + 1} style={{ top: row.top }}>
      {ids.slice(row.start, row.end).map((id, i) => (
        <GridTile
          key={id}
          id={id}
          column={i + 1}
          left={plan.lefts[row.start + i] ?? 0}
          width={plan.widths[row.start + i] ?? 0}
          height={row.height}
          chosen={chosen.has(id)}
          current={id === focus}
          naming={id === naming}
          off={off}
          onName={onName}
        />
      ))}
    </div>
  )
})
