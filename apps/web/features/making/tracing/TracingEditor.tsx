import { Button } from '@mantine/core'
import type { Picture } from '@toile/contract/features/files.ts'
import { findCategory } from '@toile/craft/garments/categories.ts'
import { openDocument } from '@toile/rules/document.ts'
import { IconReload } from '@tabler/icons-react'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDocument } from '../../../shell/useDocument.ts'
import { MakingState } from '../parts/MakingState.tsx'
import { CategoryChoices } from './CategoryChoices.tsx'
import { isCorrected, isStale } from './corrections.ts'
import type { TracingChange } from './tracingChanges.ts'
import { clearMarks } from './changes.ts'
import { blankDraft, type Draft } from './tracingDraft.ts'
import { type ToolId, tools } from './tools.ts'
import styles from './tracing.module.css'
import { TraceNotes } from './TraceNotes.tsx'
import { TraceStage } from './TraceStage.tsx'
import { TraceTools } from './TraceTools.tsx'
import { DocumentUndo, type UndoNames } from '../../../shared/fields/parts/DocumentUndo.tsx'
import { useKeepTraced } from './useKeepTraced.ts'
import { useTrace } from './useTrace.ts'
import { MainButton } from '../../../shell/parts/MainButton.tsx'

const undoNames: UndoNames = {
  group: 'Boards',
  undo: { label: 'Undo on the tracing' },
  redo: { label: 'Redo on the tracing' },
}

interface TracingEditorProps {
  picture: Picture
  /** The stored piece to begin with; nothing to trace it now. */
  known: string | null
  /** In a dialog: told whether corrections stand that are not kept. */
  onUnsaved?: (unsaved: boolean) => void
}

/** Corrects what was traced of a sketch: outline, pins, category and strokes, each by mouse, touch or keys, and each undone by itself. */
export function TracingEditor({ picture, known, onUnsaved }: TracingEditorProps) {
  const { t } = useTranslation()
  const document = useMemo(() => openDocument<Draft, TracingChange>(blankDraft), [])
  const { value: draft } = useDocument(document)
  const [tool, setTool] = useState<ToolId>('outline')
  const [brush, setBrush] = useState(1.6)
  const [zoom, setZoom] = useState(1)
  const [split, setSplit] = useState(100)
  const { task, busy, trace } = useTrace(picture, known, document)
  const { keep, keeping, onBoard } = useKeepTraced(picture, document)
  const stale = isStale(draft)
  const unsaved = isCorrected(draft) || (draft.found !== null && known !== null && draft.found.traced !== known)
  useEffect(() => onUnsaved?.(unsaved), [onUnsaved, unsaved])
  const saving =
    !draft.sure && draft.found
      ? t('Save as {{category}}', { category: t(findCategory(draft.category)?.label ?? draft.category) })
      : onBoard
        ? t('Save to the board')
        : t('Save the tracing')
  const says = tools.find(({ id }) => id === tool)?.says.label ?? ''
  return (
    <div className={styles.bench}>
      {!onUnsaved && <DocumentUndo names={undoNames} document={document} />}
      <section className={styles.work} aria-label={t('Sketch')}>
        {onUnsaved && <DocumentUndo here names={undoNames} document={document} />}
        <TraceTools
          tool={tool}
          onTool={setTool}
          brush={brush}
          onBrush={setBrush}
          zoom={zoom}
          onZoom={setZoom}
          split={split}
          onSplit={setSplit}
        />
        <TraceStage
          picture={picture}
          document={document}
          draft={draft}
          tool={tool}
          brush={brush}
          zoom={zoom}
          onZoom={setZoom}
          split={split}
          onTrace={trace}
        />
        <p className={styles.says}>{t(says)}</p>
      </section>
      <section className={styles.settings} aria-label={t('What was found')}>
        <TraceNotes draft={draft} busy={busy} stale={stale} />
        <CategoryChoices document={document} draft={draft} />
        <div className={styles.finish}>
          <Button
            variant={stale || !draft.found ? 'filled' : 'default'}
            leftSection={<IconReload size={16} stroke={1.5} aria-hidden />}
            loading={busy}
            onClick={trace}
          >
            {stale ? t('Trace again with the strokes') : t('Trace again')}
          </Button>
          <Button
            variant="default"
            disabled={busy || (draft.marks.length === 0 && !draft.box)}
            onClick={() => document.change(clearMarks, null)}
          >
            {t('Clear the strokes')}
          </Button>
        </div>
        <MakingState task={task} />
        <div className={styles.finish}>
          <MainButton
            variant={stale ? 'default' : 'filled'}
            lacks={draft.found || busy ? null : t('Mark the garment and trace again.')}
            loading={keeping || busy}
            onClick={() => void keep()}
          >
            {saving}
          </MainButton>
        </div>
        <p className={styles.note}>{t('What you correct here teaches the next tracings of your account.')}</p>
      </section>
    </div>
  )
}
