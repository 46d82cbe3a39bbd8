import type { DesignEntry } from '@toile/contract/features/designs.ts'
import type { Design } from '@toile/craft/designs/design.ts'
import type { LookColorway } from '@toile/craft/designs/lookColorway.ts'
import { WaitingColors } from '../../../shared/colorways/WaitingColors.tsx'
import { SeenThumb } from '../../../shared/drawing/SeenThumb.tsx'
import styles from './colorwayGrid.module.css'

interface ColorwayCellProps {
  entry: DesignEntry
  /** The look in the colourway. */
  design: Design
  colors: LookColorway['colors']
  /** Already translated. */
  name: string
  isChosen: boolean
  onChoose: () => void
  onState: (drawn: boolean | null) => void
}

/** A look in a colourway, small; pressed, it is chosen. */
export function ColorwayCell({ entry, design, colors, name, isChosen, onChoose, onState }: ColorwayCellProps) {
  return (
    <button type="button" className={styles.cell} aria-label={name} aria-pressed={isChosen} onClick={onChoose}>
      <SeenThumb
        design={design}
        width={144}
        height={216}
        ghost={entry.pictures?.small}
        meanwhile={<WaitingColors colors={colors} />}
        onState={onState}
      />
    </button>
  )
}
