import { Button } from '@mantine/core'
import type { LibraryFilter } from '@toile/contract/features/library.ts'
import { limits } from '@toile/rules/limits.ts'
import { useTranslation } from 'react-i18next'
import { useFigures } from '../../shell/figures.ts'
import { type Narrowing, narrowings, onlyPart, without } from '../../shared/library/filter.ts'
import type { LibraryCounts } from '../../shared/library/useCounts.ts'
import styles from './library.module.css'

const drops: Readonly<Record<Narrowing, { label: string }>> = {
  search: { label: 'Remove the search' },
  tags: { label: 'Remove the tag filter' },
  color: { label: 'Remove the colour filter' },
  like: { label: 'Remove the likeness' },
  source: { label: 'Remove the origin filter' },
  dates: { label: 'Remove the dates' },
}

interface EmptyViewProps {
  filter: LibraryFilter
  counts: LibraryCounts | undefined
  onFilter: (filter: LibraryFilter) => void
}

/** Says why nothing is shown, and what to drop so that something is. */
export function EmptyView({ filter, counts, onFilter }: EmptyViewProps) {
  const { t } = useTranslation()
  const figure = useFigures()
  const { tab, category, color, within, bin } = filter
  const narrowed = narrowings(filter)
  const elsewhere = (counts?.tabs ?? []).reduce((sum, { count }) => sum + count, 0)
  const small = { variant: 'default' } as const
  if (narrowed.length === 0 && category === null && !(tab && elsewhere > 0 && bin))
    return (
      <p className={styles.empty}>
        {bin
          ? t('The bin is empty. What you delete stays here for {{days}} days.', { days: limits.library.binDays })
          : t('Nothing is kept here yet. Upload pictures, or drop them or a whole folder anywhere on this screen.')}
      </p>
    )
  return (
    <div className={styles.empty}>
      <p>{t('Nothing matches.')}</p>
      <div className={styles.helps}>
        {color && within < 20 && (
          <Button {...small} onClick={() => onFilter({ ...filter, within: Math.min(40, within + 10) })}>
            {t('Take colours further away, up to {{within}}', { within: Math.min(40, within + 10) })}
          </Button>
        )}
        {narrowed.map((narrowing) => (
          <Button key={narrowing} {...small} onClick={() => onFilter(without(filter, narrowing))}>
            {t(drops[narrowing].label)}
          </Button>
        ))}
        {category !== null && (
          <Button {...small} onClick={() => onFilter({ ...filter, category: null })}>
            {t('Show every category')}
          </Button>
        )}
        {tab && elsewhere > 0 && (
          <Button {...small} onClick={() => onFilter({ ...filter, tab: null, category: null })}>
            {t('Look in everything: {{count}} there', { count: elsewhere, figure: figure(elsewhere) })}
          </Button>
        )}
        {narrowed.length > 1 && (
          <Button {...small} onClick={() => onFilter(onlyPart(filter))}>
            {t('Remove all filters')}
          </Button>
        )}
      </div>
    </div>
  )
}
