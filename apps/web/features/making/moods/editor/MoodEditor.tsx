import { VisuallyHidden } from '@mantine/core'
import type { Place } from '@toile/studio/projects/boardLayout.ts'
import { Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DocumentUndo, type UndoNames } from '../../../../shared/fields/parts/DocumentUndo.tsx'
import type { OpenedProject } from '../../../../shared/open/projects/openProjects.ts'
import { AddBar } from './AddBar.tsx'
import { BoardStage } from './BoardStage.tsx'
import styles from './editor.module.css'
import { MoodEditorContext } from '../editorContext.ts'
import { LayerList } from './LayerList.tsx'
import { LayoutBar } from './LayoutBar.tsx'
import { SelectedFields } from './SelectedFields.tsx'
import { SheetFields } from './SheetFields.tsx'
import { Unplaced } from './Unplaced.tsx'
import { useMoodState } from './useMoodState.ts'
import { lazyPart } from '../../../../shell/lazyPart.ts'

const MoodPalette = lazyPart('moods', async () => (await import('../palette/MoodPalette.tsx')).MoodPalette)
const BoardPrintDialog = lazyPart(
  'boards',
  async () => (await import('../../moodPrint/BoardPrintDialog.tsx')).BoardPrintDialog,
)

const undoNames: UndoNames = {
  group: 'Boards',
  undo: { label: 'Undo on the moodboard' },
  redo: { label: 'Redo on the moodboard' },
}

/** The moodboard laid out by hand: stage, what can be added, what is chosen, the sheet and the layers (requirements S3.06, S5.21). */
export function MoodEditor({ opened }: { opened: OpenedProject }) {
  const { t } = useTranslation()
  const { editor, said, trouble, switches, setSwitches } = useMoodState(opened)
  const [zoom, setZoom] = useState(1)
  const [dialog, setDialog] = useState<'palette' | 'print' | null>(null)
  const words = useRef<HTMLTextAreaElement>(null)
  const open = (place: Place) => {
    if (place.locked) return
    editor.select([place.id])
    if (!place.thing) editor.crop(place.id)
    else requestAnimationFrame(() => words.current?.select())
  }
  return (
    <MoodEditorContext value={editor}>
      <DocumentUndo names={undoNames} document={opened.document} />
      <div className={styles.editor}>
        <VisuallyHidden component="h1">
          {t('Moodboard of {{project}}', { project: editor.project.name })}
        </VisuallyHidden>
        <LayoutBar
          zoom={zoom}
          onZoom={setZoom}
          switches={switches}
          onSwitch={(own) => setSwitches({ ...switches, ...own })}
          onPalette={() => setDialog('palette')}
          onPrint={() => setDialog('print')}
        />
        <div className={styles.work}>
          <AddBar />
          <Unplaced />
          {trouble && (
            <p role="alert" className={styles.warning}>
              {t('The fonts could not be loaded; check the connection.')}
            </p>
          )}
          <BoardStage zoom={zoom} onOpen={open} />
          <p className={styles.keys}>
            {t(
              'Arrows move by 1 mm, with Shift by 10, with Alt they size. Enter writes or crops, brackets change the layer.',
            )}
          </p>
        </div>
        <aside className={styles.panel} aria-label={t('What is chosen')}>
          <SelectedFields words={words} />
          <section>
            <h2>{t('Sheet')}</h2>
            <SheetFields />
          </section>
          <section>
            <h2>{t('Layers|list')}</h2>
            <LayerList />
          </section>
        </aside>
        <div role="status" aria-live="polite" className={styles.said}>
          {said}
        </div>
      </div>
      <Suspense>
        {dialog === 'palette' && <MoodPalette onClose={() => setDialog(null)} />}
        {dialog === 'print' && <BoardPrintDialog opened={opened} board="mood" onClose={() => setDialog(null)} />}
      </Suspense>
    </MoodEditorContext>
  )
}
