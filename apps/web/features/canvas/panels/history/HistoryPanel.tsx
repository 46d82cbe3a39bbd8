import { useTranslation } from 'react-i18next'
import { useBench, useKnown } from '../../painting/usePainting.ts'
import { FoldPanel } from '../FoldPanel.tsx'
import styles from './history.module.css'

/** Every step by name, the latest first; a press goes back, or on, to it (look.md D8, D9). */
export function HistoryPanel() {
  const { t } = useTranslation()
  const { painting } = useBench()
  const { trail } = useKnown()
  const at = trail.findLast(({ undone }) => !undone)?.id ?? null
  return (
    <FoldPanel id="history" title={t('History')} count={String(trail.filter(({ undone }) => !undone).length)}>
      <ol className={styles.steps} aria-label={t('Steps|edits')} reversed>
        {trail.toReversed().map(({ id, name, undone }) => (
          <li key={id}>
            <button
              type="button"
              aria-current={id === at ? 'step' : undefined}
              data-undone={undone || undefined}
              onClick={() => painting.say({ say: 'goTo', step: id })}
            >
              {t(name)}
            </button>
          </li>
        ))}
        <li>
          <button
            type="button"
            aria-current={at === null ? 'step' : undefined}
            onClick={() => painting.say({ say: 'goTo', step: null })}
          >
            {t('As it was opened')}
          </button>
        </li>
      </ol>
    </FoldPanel>
  )
}
