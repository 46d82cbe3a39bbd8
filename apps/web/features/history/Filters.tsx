import { Select, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { spans } from './days.ts'
import styles from './history.module.css'
import type { HistoryView } from './view.ts'

interface FiltersProps {
  view: HistoryView
  total: number
  show: (view: HistoryView) => void
}

const sorts = [
  { id: 'changed', label: 'Changed last' },
  { id: 'made', label: 'Begun last' },
  { id: 'name', label: 'Name' },
] as const

/** Search by name, days, order; what is set stands below as chips that take it away. */
export function Filters({ view, total, show }: FiltersProps) {
  const { t } = useTranslation()
  const find = useDebouncedCallback((q: string) => show({ ...view, q }), 200)
  const { q, span, from, to, sort } = view
  const named = spans.find(({ id }) => id === span)?.label ?? ''
  return (
    <>
      <div className={styles.filters} role="search">
        <TextInput
          key={q === '' ? 'empty' : 'named'}
          type="search"
          aria-label={t('Search by name')}
          placeholder={t('Search by name')}
          leftSection={<IconSearch size={17} stroke={1.4} aria-hidden />}
          defaultValue={q}
          autoFocus={q !== ''}
          onChange={({ currentTarget }) => find(currentTarget.value)}
        />
        <Select
          aria-label={t('Worked on')}
          data={spans.map(({ id, label }) => ({ value: id, label: t(label) }))}
          value={span}
          allowDeselect={false}
          onChange={(value) => show({ ...view, span: spans.find(({ id }) => id === value)?.id ?? 'any' })}
        />
        {span === 'own' && (
          <>
            <TextInput
              type="date"
              aria-label={t('First day')}
              value={from ?? ''}
              max={to}
              onChange={({ currentTarget }) => show({ ...view, from: currentTarget.value || undefined })}
            />
            <TextInput
              type="date"
              aria-label={t('Last day')}
              value={to ?? ''}
              min={from}
              onChange={({ currentTarget }) => show({ ...view, to: currentTarget.value || undefined })}
            />
          </>
        )}
        <Select
          aria-label={t('Order')}
          data={sorts.map(({ id, label }) => ({ value: id, label: t(label) }))}
          value={sort}
          allowDeselect={false}
          onChange={(value) => show({ ...view, sort: sorts.find(({ id }) => id === value)?.id ?? 'changed' })}
        />
      </div>
      {(q !== '' || span !== 'any') && (
        <div className={styles.chips}>
          {q !== '' && (
            <button
              type="button"
              aria-label={t('Clear the search for {{name}}', { name: q })}
              onClick={() => show({ ...view, q: '' })}
            >
              {q} <IconX size={14} stroke={1.6} aria-hidden />
            </button>
          )}
          {span !== 'any' && (
            <button
              type="button"
              aria-label={t('Clear the dates')}
              onClick={() => show({ ...view, span: 'any', from: undefined, to: undefined })}
            >
              {span === 'own' ? `${from ?? '…'} – ${to ?? '…'}` : t(named)} <IconX size={14} stroke={1.6} aria-hidden />
            </button>
          )}
          <span role="status">{t('{{count}} collections', { count: total })}</span>
        </div>
      )}
    </>
  )
}
