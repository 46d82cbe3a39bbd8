import type { FilterPartProps } from './filterPart.ts'
import { NativeSelect } from '@mantine/core'
import { type LibrarySort, librarySortSchema } from '@toile/contract/features/library.ts'
import { IconCalendar, IconPalette, IconTag } from '@tabler/icons-react'
import { type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { FilterMenu } from './FilterMenu.tsx'
import styles from './filters.module.css'
import { sorts } from './sorts.ts'
import { densities, useDensity } from './useDensity.ts'
import { lazyPart } from '../../shell/lazyPart.ts'

const ColorFilter = lazyPart('shared', async () => (await import('./ColorFilter.tsx')).ColorFilter)
const TagFilter = lazyPart('shared', async () => (await import('./TagFilter.tsx')).TagFilter)
const OriginFilter = lazyPart('shared', async () => (await import('./OriginFilter.tsx')).OriginFilter)

interface FilterBarProps extends FilterPartProps {
  sort: LibrarySort
  onSort: (sort: LibrarySort) => void
  /** Stands at the right, before the order. */
  children?: ReactNode
}

const icon = { size: 17, stroke: 1.4, 'aria-hidden': true } as const

/** What narrows and orders a library: tags, colour, origin and date, order, size of the pictures. */
export function FilterBar({ sort, onSort, children, ...part }: FilterBarProps) {
  const { t } = useTranslation()
  const { density, setDensity } = useDensity()
  const { tags, color, source, from, to, like, likeFile } = part.filter
  return (
    <div className={styles.bar}>
      <FilterMenu name={t('Tags')} Icon={<IconTag {...icon} />} on={tags.length > 0}>
        <Suspense>
          <TagFilter {...part} />
        </Suspense>
      </FilterMenu>
      <FilterMenu name={t('Colour')} Icon={<IconPalette {...icon} />} on={color !== null}>
        <Suspense>
          <ColorFilter {...part} />
        </Suspense>
      </FilterMenu>
      <FilterMenu
        name={t('Origin and date')}
        Icon={<IconCalendar {...icon} />}
        on={source !== null || from !== null || to !== null}
      >
        <Suspense>
          <OriginFilter {...part} />
        </Suspense>
      </FilterMenu>
      <span className={styles.spring} />
      {children}
      {like || likeFile || color ? (
        <span className={styles.ordered}>{t('Nearest first')}</span>
      ) : (
        <NativeSelect
          className={styles.sort ?? ''}
          aria-label={t('Order')}
          value={sort}
          data={sorts.map(({ id, label }) => ({ value: id, label: t(label) }))}
          onChange={({ currentTarget }) => onSort(librarySortSchema.parse(currentTarget.value))}
        />
      )}
      <input
        type="range"
        className={styles.density}
        aria-label={t('Size of the pictures')}
        title={t('Size of the pictures')}
        min={0}
        max={densities - 1}
        step={1}
        value={density}
        onChange={({ currentTarget }) => setDensity(Number(currentTarget.value))}
      />
    </div>
  )
}
