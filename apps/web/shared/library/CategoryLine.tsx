import type { LibraryFilter } from '@toile/contract/features/library.ts'
import { useTranslation } from 'react-i18next'
import { useCategories } from './categories.ts'
import styles from './filters.module.css'
import { useFigures } from '../../shell/figures.ts'
import type { LibraryCounts } from './useCounts.ts'

interface CategoryLineProps {
  filter: LibraryFilter
  /** Of the view without its category. */
  counts: LibraryCounts | undefined
  onFilter: (filter: LibraryFilter) => void
}

/** The categories of the open tab with their counts (requirements S3.26, S3.28). */
export function CategoryLine({ filter, counts, onFilter }: CategoryLineProps) {
  const { t } = useTranslation()
  const figure = useFigures()
  const known = useCategories(filter.tab)
  if (!filter.tab) return null
  const countOf = (value: string) => counts?.categories.find(({ category }) => category === value)?.count ?? 0
  const own = (counts?.categories ?? [])
    .filter(({ category }) => category !== '' && !known.some(({ value }) => value === category))
    .map(({ category }) => ({ value: category, label: category }))
  const all = [...known, ...own]
  if (all.length === 0) return null
  const sum = counts?.tabs.find(({ tab }) => tab === filter.tab)?.count ?? 0
  const filed = (counts?.categories ?? []).reduce((total, { count }) => total + count, 0)
  const none = countOf('') || Math.max(0, sum - filed)
  const line = (value: string | null, name: string, count: number) => (
    <button
      key={value}
      type="button"
      data-drop={value === null ? undefined : `category:${value}`}
      aria-pressed={filter.category === value}
      onClick={() => onFilter({ ...filter, category: value })}
    >
      {name} <span>{figure(count)}</span>
    </button>
  )
  return (
    <div className={styles.categories} role="group" aria-label={t('Category')}>
      {line(null, t('All'), sum)}
      {all.map(({ value, label }) => line(value, t(label), countOf(value)))}
      {(none > 0 || filter.category === '') && line('', t('Without category'), none)}
    </div>
  )
}
