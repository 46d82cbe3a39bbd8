import type { OpenDocument } from '@toile/rules/document.ts'
import type { SheetBox } from '@toile/picture/reading/trace/silhouette/oneGarment.ts'
import { useTranslation } from 'react-i18next'
import type { TracingChange } from './tracingChanges.ts'
import { setBox } from './changes.ts'
import type { Draft } from './tracingDraft.ts'
import styles from './tracing.module.css'

interface OtherGarmentsProps {
  document: OpenDocument<Draft, TracingChange>
  draft: Draft
  sheet: { width: number; height: number }
  onTrace: () => void
}

const margin = 0.04

/** The other garments of the sheet, each in a box that traces it instead. */
export function OtherGarments({ document, draft, sheet, onTrace }: OtherGarmentsProps) {
  const { t } = useTranslation()
  const others = draft.found?.note.others ?? []
  const choose = (box: SheetBox) => {
    document.change(setBox, withMargin(box, sheet))
    onTrace()
  }
  return others.map((box, i) => (
    <button
      key={`${box.left} ${box.top}`}
      type="button"
      className={styles.other}
      style={{
        left: `${(box.left / sheet.width) * 100}%`,
        top: `${(box.top / sheet.height) * 100}%`,
        width: `${(box.width / sheet.width) * 100}%`,
        height: `${(box.height / sheet.height) * 100}%`,
      }}
      onClick={() => choose(box)}
    >
      <span>{t('Trace garment {{number}}', { number: i + 2 })}</span>
    </button>
  ))
}

function withMargin({ left, top, width, height }: SheetBox, sheet: { width: number; height: number }): SheetBox {
  const by = margin * Math.max(width, height)
  const [from, above] = [Math.max(0, left - by), Math.max(0, top - by)]
  return {
    left: from,
    top: above,
    width: Math.min(sheet.width, left + width + by) - from,
    height: Math.min(sheet.height, top + height + by) - above,
  }
}
