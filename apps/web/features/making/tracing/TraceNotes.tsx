import { Loader } from '@mantine/core'
import { traceWarnings } from '@toile/picture/reading/trace/traceWarnings.ts'
import { useTranslation } from 'react-i18next'
import { hasOwnOutline } from './corrections.ts'
import type { Draft } from './tracingDraft.ts'
import styles from './tracing.module.css'

/** Says honestly what is uncertain about the proposal, and what to do where nothing was found. */
export function TraceNotes({ draft, busy, stale }: { draft: Draft; busy: boolean; stale: boolean }) {
  const { t } = useTranslation()
  const warnings: readonly string[] = draft.found?.note.warnings ?? []
  return (
    <div className={styles.notes} role="status">
      {busy && !draft.found && (
        <p>
          <Loader size={14} aria-hidden /> {t('Tracing the garment')}
        </p>
      )}
      {!busy && !draft.found && (
        <p data-unsure>
          {t('Draw over the garment with Keep, or a Box around it, and trace again: the outline begins there.')}
        </p>
      )}
      {traceWarnings
        .filter(({ id }) => warnings.includes(id))
        .map(({ id, label }) => (
          <p key={id} data-unsure>
            {t(label)}
          </p>
        ))}
      {draft.found && !draft.found.note.outline && !busy && (
        <p data-unsure>{t('This sketch was traced before outlines could be edited; trace it again.')}</p>
      )}
      {!busy && stale && draft.found && hasOwnOutline(draft) && (
        <p>{t('Tracing again replaces the outline that you dragged; undo brings it back.')}</p>
      )}
    </div>
  )
}
