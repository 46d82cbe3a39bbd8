import type { LibraryEntry } from '@toile/contract/features/library.ts'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { LibraryGrid } from './LibraryGrid.tsx'
import { orderOf, type Selection } from './selection.ts'
import { useDensity } from './useDensity.ts'
import type { Outline } from './useOutline.ts'

const nothing = orderOf([])

interface ChoosingGridProps {
  outline: Outline | null
  /** Another view is asked for, and this one stands until it is there. */
  old: boolean
  scroller: RefObject<HTMLElement | null>
  selection: Selection
  onSelection: (selection: Selection) => void
  off: (entry: LibraryEntry) => string | undefined
  onAdd: () => void
}

/** The library in a dialog that takes pictures from it: a tap chooses, opening one adds what is chosen. */
export function ChoosingGrid({ outline, old, scroller, selection, onSelection, off, onAdd }: ChoosingGridProps) {
  const { t } = useTranslation()
  const { rowHeight } = useDensity()
  return (
    <LibraryGrid
      name={t('Library')}
      order={outline?.order ?? nothing}
      aspects={outline?.aspects ?? []}
      rowHeight={rowHeight * 0.8}
      scroller={scroller}
      selection={selection}
      onSelection={onSelection}
      choosing
      naming={null}
      actions={{ open: onAdd }}
      off={off}
      busy={old}
    />
  )
}
