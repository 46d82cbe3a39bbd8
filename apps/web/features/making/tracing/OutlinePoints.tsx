import type { OpenDocument } from '@toile/rules/document.ts'
import { useTranslation } from 'react-i18next'
import type { TracingChange } from './tracingChanges.ts'
import { movePoint, removePoint, splitAfter } from './changes.ts'
import type { Draft } from './tracingDraft.ts'
import styles from './tracing.module.css'
import { standsAt, useDrag } from '../parts/useDrag.ts'

interface OutlinePointsProps {
  document: OpenDocument<Draft, TracingChange>
  draft: Draft
  sheet: { width: number; height: number }
}

/** The points of the outline: dragged or moved by arrow keys, added with plus, removed with Delete (requirement S3.27). */
export function OutlinePoints({ document, draft, sheet }: OutlinePointsProps) {
  const { t } = useTranslation()
  const drag = useDrag(sheet)
  const count = draft.rings.reduce((sum, ring) => sum + ring.length, 0)
  const first = draft.rings.map((_, i) => draft.rings.slice(0, i).reduce((sum, ring) => sum + ring.length, 0))
  return draft.rings.flatMap((ring, r) =>
    ring.map(({ at }, p) => {
      const move = drag(at, (to) =>
        document.change(movePoint, { ring: r, point: p, to, sheet }, { merge: `point ${r} ${p}` }),
      )
      return (
        <button
          key={`${r} ${p}`}
          type="button"
          className={styles.point}
          style={standsAt(at, sheet)}
          data-keeps-arrows
          aria-label={t('Point {{number}} of {{count}}: arrows by 1 pixel, with Shift by 10', {
            number: (first[r] ?? 0) + p + 1,
            count,
          })}
          {...move}
          onKeyDown={(event) => {
            if (event.key === 'Delete' || event.key === 'Backspace') document.change(removePoint, { ring: r, point: p })
            else if (event.key === '+' || event.key === 'Insert') document.change(splitAfter, { ring: r, point: p })
            else return move.onKeyDown(event)
            event.preventDefault()
            event.stopPropagation()
          }}
        />
      )
    }),
  )
}
