import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useFigures } from '../../shell/figures.ts'
import type { FilterPartProps } from './filterPart.ts'
import styles from './filters.module.css'
import { sources } from './sorts.ts'

/** A day of this place as the calendar writes it: 2026-11-22. */
const dayBefore = (days: number): string => {
  const day = new Date()
  day.setDate(day.getDate() - days)
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
}

const spans = [
  { label: 'Today', from: () => dayBefore(0) },
  { label: 'Last 7 days', from: () => dayBefore(6) },
  { label: 'Last 30 days', from: () => dayBefore(29) },
  { label: 'This year', from: () => `${new Date().getFullYear()}-01-01` },
]

/** Narrows to where entries come from, and to the days on which they came. */
export function OriginFilter({ filter, counts, onFilter }: FilterPartProps) {
  const { t } = useTranslation()
  const figure = useFigures()
  const countOf = (id: string) => counts?.sources.find(({ source }) => source === id)?.count ?? 0
  const choice = (id: (typeof sources)[number]['id'] | null, name: string, count: number | null) => (
    <label key={name}>
      <input
        type="radio"
        name="source"
        checked={filter.source === id}
        onChange={() => onFilter({ ...filter, source: id })}
      />
      <span>{name}</span>
      {count !== null && <small>{figure(count)}</small>}
    </label>
  )
  return (
    <div className={styles.fields}>
      <fieldset className={styles.choices}>
        <legend>{t('Origin')}</legend>
        {choice(null, t('Any'), null)}
        {sources.map(({ id, label }) => choice(id, t(label), countOf(id)))}
      </fieldset>
      <fieldset className={styles.choices}>
        <legend>{t('Added')}</legend>
        <div className={styles.spans}>
          {spans.map(({ label, from }) => (
            <button
              key={label}
              type="button"
              aria-pressed={filter.from === from() && filter.to === null}
              onClick={() => onFilter({ ...filter, from: from(), to: null })}
            >
              {t(label)}
            </button>
          ))}
        </div>
        <div className={styles.days}>
          <TextInput
            type="date"
            label={t('From')}
            max={filter.to ?? undefined}
            value={filter.from ?? ''}
            onChange={({ currentTarget }) => onFilter({ ...filter, from: currentTarget.value || null })}
          />
          <TextInput
            type="date"
            label={t('To')}
            min={filter.from ?? undefined}
            value={filter.to ?? ''}
            onChange={({ currentTarget }) => onFilter({ ...filter, to: currentTarget.value || null })}
          />
        </div>
      </fieldset>
    </div>
  )
}
