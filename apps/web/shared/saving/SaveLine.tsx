import { Button } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconCloudOff, IconCloudUp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { languageOf } from '@toile/rules/languages/index.ts'
import { tagOf } from '../../languages/index.ts'
import { ago } from './ago.ts'
import { useMoment } from '../../shell/useMoment.ts'
import styles from './saving.module.css'
import type { SaveState } from './saver.ts'
import { flushProject, type Standing, takeUpMeetings, useStanding } from './standing.ts'

const icons = {
  saved: IconCheck,
  saving: IconCloudUp,
  offline: IconCloudOff,
  refused: IconAlertTriangle,
  elsewhere: IconAlertTriangle,
} satisfies Record<SaveState, unknown>

/** How a project and the looks that are open of it stand against the server, in words that stay true; what is in the way can be mended here (look.md A2, A3). */
export function SaveLine({ projectId }: { projectId: string }) {
  const standing = useStanding(projectId)
  const { state } = standing
  const { t } = useTranslation()
  const { words, fresh } = useSaveWords(standing)
  const Icon = icons[state]
  return (
    <span className={styles.line} data-state={state}>
      <Icon size={15} stroke={1.6} aria-hidden />
      <span role="status" aria-live={fresh ? 'polite' : 'off'} className={styles.words} title={words}>
        {words}
      </span>
      {state === 'elsewhere' && (
        <Button size="compact-xs" variant="default" onClick={() => takeUpMeetings(projectId)}>
          {t('Merge')}
        </Button>
      )}
      {(state === 'refused' || state === 'offline') && (
        <Button size="compact-xs" variant="default" onClick={() => void flushProject(projectId)}>
          {t('Try again')}
        </Button>
      )}
    </span>
  )
}

/** The words of a standing; what only tells that time goes by is not read out anew. */
function useSaveWords({ state, says, savedAt }: Standing): { words: string; fresh: boolean } {
  const { t, i18n } = useTranslation()
  const now = useMoment()
  if (state === 'saving') return { words: t('Saving …'), fresh: true }
  if (state === 'offline') return { words: t('Offline: kept in this window'), fresh: true }
  if (state === 'elsewhere') return { words: t('Changed elsewhere; yours is kept in this window'), fresh: true }
  if (state === 'refused') return { words: says ? t('Not saved: {{why}}', { why: says }) : t('Not saved'), fresh: true }
  if (savedAt === null) return { words: t('Saved'), fresh: true }
  const when = ago(now - savedAt, tagOf(languageOf(i18n.language)))
  return when ? { words: t('Saved {{when}}', { when }), fresh: false } : { words: t('Saved just now'), fresh: true }
}
