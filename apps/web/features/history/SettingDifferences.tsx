import { Checkbox } from '@mantine/core'
import '@mantine/core/styles/Checkbox.layer.css'
import type { Comparison } from '@toile/contract/features/history.ts'
import { useTranslation } from 'react-i18next'
import styles from './compare.module.css'
import { type ChoosingThings, keyOf, type Thing } from './thing.ts'

const labels: Readonly<Record<string, string>> = {
  name: 'Name',
  kind: 'Series or single item',
  mode: 'Agent or manual',
  gender: 'Gender',
  ageGroup: 'Age group',
  positions: 'Positions',
  style: 'Style',
  systemShare: 'System percentage',
  brandShare: 'Brand percentage',
  brandId: 'Brand',
  briefId: 'Brief',
  prompt: 'Prompt',
  moodTemplateId: 'Moodboard layout',
  moodPositions: 'Moodboard layout',
  moodSheet: 'Moodboard sheet',
}
const plain = new Set(['name', 'kind', 'mode', 'gender', 'ageGroup', 'style', 'systemShare', 'brandShare', 'prompt'])

const valueOf = (project: Comparison['before']['project'], name: string): string => {
  const value: unknown = new Map<string, unknown>(Object.entries(project)).get(name)
  return plain.has(name) && (typeof value === 'string' || typeof value === 'number') ? String(value) : ''
}

/** The settings that differ, with both values. */
export function SettingDifferences({ data, keys, onToggle }: { data: Comparison } & ChoosingThings) {
  const { t } = useTranslation()
  const { settings } = data.differences
  if (settings.length === 0) return null
  return (
    <section className={styles.board} aria-label={t('Project settings')}>
      <h3>{t('Project settings')}</h3>
      <ul>
        {settings.map((name) => {
          const thing: Thing = { kind: 'setting', name }
          const label = t(labels[name] ?? name)
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
