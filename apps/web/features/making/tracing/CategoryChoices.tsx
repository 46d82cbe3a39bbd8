import { Select } from '@mantine/core'
import { tracing } from '@toile/contract/features/tracing.ts'
import type { OpenDocument } from '@toile/rules/document.ts'
import { categories, findCategory } from '@toile/craft/garments/categories.ts'
import { useTranslation } from 'react-i18next'
import { useCall } from '../../../shell/calls/useCall.ts'
import { likeliest } from '../../../shared/open/boards/tracedNote.ts'
import { chooseCategory } from './changes.ts'
import type { Draft } from './tracingDraft.ts'
import type { TracingChange } from './tracingChanges.ts'
import styles from './tracing.module.css'
import { WornPreview } from './WornPreview.tsx'
import { useHang } from './useHang.ts'

/** What the garment may be: the likeliest three as they would hang, or any other (requirements S3.26, S3.27). */
export function CategoryChoices({ document, draft }: { document: OpenDocument<Draft, TracingChange>; draft: Draft }) {
  const { t } = useTranslation()
  const { found, category, sure } = draft
  const offered = found ? [...new Set([...likeliest(found.note), category])] : []
  const asked = { traced: found?.traced ?? '', categories: offered }
  const { data } = useCall(tracing.hangTraced, asked, { enabled: found !== null, fresh: Infinity, saidByScreen: true })
  const choose = useHang(found?.traced ?? '', (chosen, anchors) =>
    document.change(chooseCategory, { category: chosen, anchors }),
  )
  if (!found) return null
  return (
    <div className={styles.choices}>
      <div className={styles.chips} role="group" aria-label={t('Likely categories')}>
        {offered.map((id) => {
          const piece = data?.pieces.find((one) => one.category === id)
          const label = t(findCategory(id)?.label ?? id)
          return (
            <button
              key={id}
              type="button"
              className={styles.chip}
              aria-pressed={sure && id === category}
              onClick={() => !(sure && id === category) && choose(id)}
            >
              {piece ? (
                <WornPreview
                  traced={piece.traced}
                  url={piece.url}
                  note={piece.note}
                  anchors={id === category ? draft.anchors : null}
                />
              ) : (
                <span className={styles.worn} />
              )}
              <span>{label}</span>
            </button>
          )
        })}
      </div>
      <Select
        label={t('Another category')}
        searchable
        allowDeselect={false}
        value={sure ? category : null}
        data={categories.map(({ id, label }) => ({ value: id, label: t(label) }))}
        onChange={(id) => id && !(sure && id === category) && choose(id)}
      />
    </div>
  )
}
