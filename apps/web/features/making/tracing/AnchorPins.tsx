import type { OpenDocument } from '@toile/rules/document.ts'
import { useTranslation } from 'react-i18next'
import { anchorNames } from '../../../shared/open/boards/tracedNote.ts'
import { movedAnchors } from './corrections.ts'
import type { TracingChange } from './tracingChanges.ts'
import { moveAnchor } from './changes.ts'
import type { Draft } from './tracingDraft.ts'
import styles from './tracing.module.css'
import { standsAt, useDrag } from '../parts/useDrag.ts'

interface AnchorPinsProps {
  document: OpenDocument<Draft, TracingChange>
  draft: Draft
  sheet: { width: number; height: number }
}

/** The named places by which a traced garment hangs; hollow where they are uncertain (requirement S3.27). */
export function AnchorPins({ document, draft, sheet }: AnchorPinsProps) {
  const { t } = useTranslation()
  const drag = useDrag(sheet)
  const moved = movedAnchors(draft)
  const doubtful: readonly string[] = draft.found?.note.doubtful ?? []
  return Object.entries(draft.anchors).map(([name, at]) => {
    const doubt = doubtful.includes(name) && !(name in moved)
    const pin = t(anchorNames[name]?.label ?? name)
    return (
      <button
        key={name}
        type="button"
        className={styles.pin}
        style={standsAt(at, sheet)}
        data-keeps-arrows
        data-doubtful={doubt || undefined}
        data-left={at[0] < sheet.width / 2 || undefined}
        aria-label={
          doubt
            ? t('{{pin}}, not sure: arrows by 1 pixel, with Shift by 10', { pin })
            : t('{{pin}}: arrows by 1 pixel, with Shift by 10', { pin })
        }
        {...drag(at, (to) => document.change(moveAnchor, { name, to, sheet }, { merge: `pin ${name}` }))}
      >
        <span aria-hidden>{pin}</span>
      </button>
    )
  })
}
