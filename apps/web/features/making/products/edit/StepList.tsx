import { Checkbox } from '@mantine/core'
import '@mantine/core/styles/Checkbox.layer.css'
import { IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../../shell/parts/IconButton.tsx'
import { Panel } from '../../../../shell/parts/Panel.tsx'
import type { EditDesk } from './editDesk.ts'
import styles from './edit.module.css'
import type { DraftStep } from './setRetouches.ts'
import { toolOf, tools } from './retouchTools.ts'

interface StepListProps {
  desk: EditDesk
  steps: readonly DraftStep[]
  selected: string | null
  onSelect: (id: string | null) => void
}

/** The tools, and what was done with them in order: each step is opened again, turned off, or left out. */
export function StepList({ desk, steps, selected, onSelect }: StepListProps) {
  const { t } = useTranslation()
  return (
    <>
      <Panel title={t('Tools')}>
        <ul className={styles.tools} aria-label={t('Tools')}>
          {tools.map(({ kind, label, Icon, first }) => (
            <li key={kind}>
              <button type="button" onClick={() => onSelect(desk.add(first, { label }))}>
                <Icon size={18} stroke={1.4} aria-hidden />
                {t(label)}
              </button>
            </li>
          ))}
        </ul>
      </Panel>
      <Panel title={t('Steps|edits')} count={String(steps.length)}>
        {steps.length === 0 && <p className={styles.note}>{t('The picture is as it came. Choose a tool.')}</p>}
        <ol className={styles.steps} aria-label={t('Steps|edits')}>
          {steps.map(({ id, on, step }, i) => {
            const name = `${i + 1}. ${t(toolOf(step.kind)?.label ?? '')}`
            return (
              <li key={id} data-off={!on || undefined}>
                <Checkbox
                  aria-label={t('{{name}} is on', { name })}
                  checked={on}
                  onChange={({ currentTarget }) => desk.setOn(id, currentTarget.checked)}
                />
                <button
                  type="button"
                  aria-pressed={id === selected}
                  onClick={() => onSelect(id === selected ? null : id)}
                >
                  {name}
                </button>
                <IconButton
                  name={t('Remove {{name}}', { name })}
                  onClick={() => {
                    desk.remove(id)
                    if (id === selected) onSelect(null)
                  }}
                >
                  <IconX size={16} stroke={1.5} />
                </IconButton>
              </li>
            )
          })}
        </ol>
      </Panel>
    </>
  )
}
