import type { LibraryFilter } from '@toile/contract/features/library.ts'
import { toHex } from '@toile/craft/colors/color.ts'
import { nearestName } from '@toile/craft/colors/names.ts'
import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Swatch } from '../../shell/parts/Swatch.tsx'
import { useDays } from '../../shell/figures.ts'
import { narrowings, onlyPart, without } from './filter.ts'
import styles from './filters.module.css'
import { LikeChip } from './LikeChip.tsx'
import { sources } from './sorts.ts'

interface FilterChipsProps {
  filter: LibraryFilter
  onFilter: (filter: LibraryFilter) => void
}

/** What narrows the view, each removable. */
export function FilterChips({ filter, onFilter }: FilterChipsProps) {
  const { t } = useTranslation()
  const day = useDays()
  const { tags, source, search, color, within, like, from, to } = filter
  const all = narrowings(filter)
  if (all.length === 0) return null
  const colorName = color ? t(nearestName(color).label) : ''
  const chip = (key: string, name: string, next: LibraryFilter, before?: ReactNode) => (
    <li key={key}>
      <button
        type="button"
        aria-label={t('Remove the filter {{name}}', { name })}
        title={t('Remove the filter {{name}}', { name })}
        onClick={() => onFilter(next)}
      >
        {before}
        <span>{name}</span>
        <IconX size={14} stroke={1.6} aria-hidden />
      </button>
    </li>
  )
  const dates =
    from && to
      ? t('{{from}} to {{to}}', { from: day(from), to: day(to) })
      : from
        ? t('From {{from}}', { from: day(from) })
        : to
          ? t('Until {{to}}', { to: day(to) })
          : ''
  return (
    <ul className={styles.chips} aria-label={t('Filters')}>
      {search.trim() && chip('search', `“${search.trim()}”`, without(filter, 'search'))}
      {tags.map((tag) => chip(`tag-${tag}`, tag, { ...filter, tags: tags.filter((one) => one !== tag) }))}
      {color &&
        chip(
          'color',
          t('{{color}} within {{within}}', { color: colorName, within }),
          without(filter, 'color'),
          <Swatch fill={toHex(color)} size="small" />,
        )}
      {like && <LikeChip id={like} onRemove={() => onFilter(without(filter, 'like'))} />}
      {source && chip('source', t(sources.find(({ id }) => id === source)?.label ?? source), without(filter, 'source'))}
      {(from || to) && chip('dates', dates, without(filter, 'dates'))}
      {all.length > 1 && (
        <li>
          <button
            type="button"
            className={styles.clear}
            onClick={() => onFilter({ ...onlyPart(filter), category: filter.category })}
          >
            {t('Remove all filters')}
          </button>
        </li>
      )}
    </ul>
  )
}
