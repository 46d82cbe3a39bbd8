import { Checkbox } from '@mantine/core'
import '@mantine/core/styles/Checkbox.layer.css'
import type { Comparison } from '@toile/contract/features/history.ts'
import { useTranslation } from 'react-i18next'
import styles from './compare.module.css'
import { type ChoosingThings, keyOf, type Thing } from './thing.ts'

const settings = [
  { id: 'name', label: 'Name' },
  { id: 'kind', label: 'Series or single item' },
  { id: 'mode', label: 'Agent or manual' },
  { id: 'gender', label: 'Gender' },
  { id: 'ageGroup', label: 'Age group' },
  { id: 'positions', label: 'Positions' },
  { id: 'style', label: 'Style' },
  { id: 'systemShare', label: 'System percentage' },
  { id: 'brandShare', label: 'Brand percentage' },
  { id: 'brandId', label: 'Brand' },
  { id: 'briefId', label: 'Brief' },
  { id: 'prompt', label: 'Prompt' },
  { id: 'moodTemplateId', label: 'Moodboard layout' },
  { id: 'moodPositions', label: 'Moodboard layout' },
  { id: 'moodSheet', label: 'Moodboard sheet' },
] as const
const plain = new Set(['name', 'kind', 'mode', 'gender', 'ageGroup', 'style', 'systemShare', 'brandShare', 'prompt'])

const valueOf = (project: Comparison['before']['project'], name: string): string => {
  const value: unknown = new Map<string, unknown>(Object.entries(project)).get(name)
  return plain.has(name) && (typeof value === 'string' || typeof value === 'number') ? String(value) : ''
}

/** The settings that differ, with both values. */
export function SettingDifferences({ data, keys, onToggle }: { data: Comparison } & ChoosingThings) {
  const { t } = useTranslation()
  const names = data.differences.settings
  if (names.length === 0) return null
  return (
    <section className={styles.board} aria-label={t('Project settings')}>
      <h3>{t('Project settings')}</h3>
      <ul>
        {names.map((name) => {
          const thing: Thing = { kind: 'setting', name }
          const label = t(settings.find(({ id }) => id === name)?.label ?? name)
          const [was, is] = [valueOf(data.before.project, name), valueOf(data.after.project, name)]
          return (
            <li key={name}>
              <span>
                <b>{label}</b>
                <small>{was || is ? `${was || '–'} → ${is || '–'}` : t('Changed')}</small>
              </span>
              <Checkbox
                aria-label={t('Bring back {{name}}', { name: label })}
                checked={keys.has(keyOf(thing))}
                onChange={() => onToggle(thing)}
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
