import { Button } from '@mantine/core'
import { library } from '@toile/contract/features/library.ts'
import { type LineEntry, lines } from '@toile/contract/features/lines.ts'
import type { DrawnLayer } from '@toile/craft/sketches/lineDrawing.ts'
import { sameContent } from '@toile/rules/sameContent.ts'
import { refusals } from '@toile/rules/refusals.ts'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { DocumentUndo, type UndoNames } from '../../../../shared/fields/parts/DocumentUndo.tsx'
import { useActions } from '../../../../shell/actions/useActions.ts'
import { useSend } from '../../../../shell/calls/useCall.ts'
import { MainButton } from '../../../../shell/parts/MainButton.tsx'
import { PageHead } from '../../../../shell/parts/PageHead.tsx'
import { toasts } from '../../../../shell/toasts/toasts.ts'
import { useDocument } from '../../../../shell/useDocument.ts'
import { LayerSwitches } from '../LayerSwitches.tsx'
import styles from '../lines.module.css'
import { CorrectStage } from './CorrectStage.tsx'
import { CorrectTools } from './CorrectTools.tsx'
import { lineDesk } from './lineDesk.ts'
import { LinePanel } from './LinePanel.tsx'
import { type LineToolId, lineTools } from './lineTools.ts'

const undoNames: UndoNames = {
  group: 'Line drawings',
  undo: { label: 'Undo on the drawing' },
  redo: { label: 'Redo on the drawing' },
}

/** A line drawing under the hands: segments are picked, moved, drawn, joined, smoothed and deleted, each undone by itself. */
export function CorrectWork({ entry, onBack }: { entry: LineEntry; onBack: () => void }) {
  const { t } = useTranslation()
  const desk = lineDesk(entry)
  const { document } = desk
  const { value: drawing } = useDocument(document)
  const kept = useSyncExternalStore(desk.onKept, desk.kept)
  const [tool, setTool] = useState<LineToolId>('points')
  const [layer, setLayer] = useState<DrawnLayer>('seam')
  const [zoom, setZoom] = useState(1)
  const [picked, setPicked] = useState<string | null>(null)
  const [hidden, setHidden] = useState<ReadonlySet<DrawnLayer>>(new Set())
  const isKept = sameContent(drawing, kept)
  const line = drawing.lines.find(({ id }) => id === picked) ?? null
  const correct = useSend(lines.correct, { makesOld: [lines.list, lines.open, library.listItems] })
  const save = async () => {
    const saved = await correct
      .sendAsync({ id: entry.id, revision: desk.revision(), document: drawing })
      .catch(() => null)
    if (!saved) return
    desk.isKept(drawing, saved.revision)
    toasts.done(t('{{name}} is saved', { name: saved.name }))
  }
  useActions(
    useMemo(
      () =>
        lineTools.map(({ id, label, keys }) => ({
          id: `line ${id}`,
          label,
          group: undoNames.group,
          keys,
          run: () => setTool(id),
        })),
      [],
    ),
  )
  return (
    <>
      <DocumentUndo names={undoNames} document={document} />
      <PageHead title={entry.name}>
        <Button variant="default" onClick={onBack}>
          {t('To the line drawings')}
        </Button>
        <MainButton
          lacks={
            isKept ? t('Nothing is changed yet.') : drawing.lines.length === 0 ? t(refusals.nothingDrawn.says) : null
          }
          loading={correct.busy}
          onClick={() => void save()}
        >
          {t('Save')}
        </MainButton>
      </PageHead>
      <div className={styles.correcting}>
        <section className={styles.work} aria-label={t('Drawing')}>
          <CorrectTools tool={tool} onTool={setTool} zoom={zoom} onZoom={setZoom} />
          <CorrectStage
            name={entry.name}
            document={document}
            drawing={drawing}
            hidden={hidden}
            tool={tool}
            layer={layer}
            picked={line}
            onPick={setPicked}
            zoom={zoom}
            onZoom={setZoom}
          />
          <p className={styles.says}>{t(lineTools.find(({ id }) => id === tool)?.says.label ?? '')}</p>
        </section>
        <section className={styles.settings} aria-label={t('The line')}>
          <LinePanel
            document={document}
            drawing={drawing}
            line={line}
            layer={layer}
            onLayer={setLayer}
            onPick={setPicked}
          />
          <div className={styles.panel}>
            <h2>{t('Layers that are shown')}</h2>
            <LayerSwitches hidden={hidden} onHidden={setHidden} />
          </div>
          {entry.from && (
            <figure className={styles.beside}>
              <img src={entry.from.thumbnails.large} alt={t('The picture that it was taken from')} decoding="async" />
            </figure>
          )}
        </section>
      </div>
    </>
  )
}
