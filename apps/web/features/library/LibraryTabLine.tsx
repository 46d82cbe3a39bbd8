import type { LibraryFilter, LibraryTab } from '@toile/contract/features/library.ts'
import { IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useFigures } from '../../shell/figures.ts'
import { everything, onlyPart } from '../../shared/library/filter.ts'
import type { LibraryCounts } from '../../shared/library/useCounts.ts'
import { libraryTabs } from '../../shell/parts/libraryTabs.ts'
import styles from './library.module.css'

interface LibraryTabsProps {
  filter: LibraryFilter
  /** Of the view without its category. */
  counts: LibraryCounts | undefined
  onFilter: (filter: LibraryFilter) => void
}

/** The tabs of the library with their counts, and the bin (requirement S1.13). */
export function LibraryTabLine({ filter, counts, onFilter }: LibraryTabsProps) {
  const { t } = useTranslation()
  const figure = useFigures()
  const countOf = (id: LibraryTab) => counts?.tabs.find(({ tab }) => tab === id)?.count ?? 0
  const sum = (counts?.tabs ?? []).reduce((total, { count }) => total + count, 0)
  const open = (tab: LibraryTab | null) => onFilter({ ...filter, tab, category: null })
  const line = (tab: LibraryTab | null, name: string, count: number) => (
    <button
      key={tab}
      type="button"
      data-drop={tab ? `tab:${tab}` : undefined}
      aria-current={filter.tab === tab ? 'page' : undefined}
      onClick={() => open(tab)}
    >
      {name} <span>{counts ? figure(count) : ''}</span>
    </button>
  )
  return (
    <nav className={styles.tabs} aria-label={t('Part of the library')}>
      {line(null, t('Everything'), sum)}
      {libraryTabs.map(({ id, label }) => line(id, t(label), countOf(id)))}
      <button
        type="button"
        className={styles.bin}
        data-drop="bin"
        aria-pressed={filter.bin}
        onClick={() => onFilter(filter.bin ? { ...onlyPart(filter), bin: false } : { ...everything, bin: true })}
      >
        <IconTrash size={17} stroke={1.4} aria-hidden />
        {t('Bin')}
      </button>
    </nav>
  )
}
