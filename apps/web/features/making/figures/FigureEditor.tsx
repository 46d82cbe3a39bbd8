import { Button, Checkbox, Switch } from '@mantine/core'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import type { FigureEntry } from '@toile/contract/features/figures.ts'
import type { GivenTo } from '@toile/rules/changing/defineChange.ts'
import { openDocument } from '@toile/rules/document.ts'
import type { LandmarkName } from '@toile/craft/mannequins/figure.ts'
import { landmarkNames } from '@toile/picture/reading/figures/landmarkNames.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDocument } from '../../../shell/useDocument.ts'
import { MakingState } from '../parts/MakingState.tsx'
import { moveLandmark, setDraft } from './changes.ts'
import { carriedDraft, type Draft, doubtfulPoints, draftOf } from './figureDraft.ts'
import type { FigureChange } from './figureChanges.ts'
import { FigureFields } from './FigureFields.tsx'
import { FigureNotes } from './FigureNotes.tsx'
import { FigurePreview } from './FigurePreview.tsx'
import styles from './figures.module.css'
import { FigureStage } from './FigureStage.tsx'
import { FigureTools, type Tool } from './FigureTools.tsx'
import { DocumentUndo, type UndoNames } from '../../../shared/fields/parts/DocumentUndo.tsx'
import type { Mark } from './strokes.ts'
import { useKeep } from './useKeep.ts'
import { useRecut } from './useRecut.ts'
import { MainButton } from '../../../shell/parts/MainButton.tsx'

const undoNames: UndoNames = {
  group: 'Boards',
  undo: { label: 'Undo on the mannequin' },
  redo: { label: 'Redo on the mannequin' },
}

const opened = (entry: FigureEntry, draft: Draft) => ({ entry, document: openDocument<Draft, FigureChange>(draft) })

/** The points that place garments first; the others come on demand (requirement S2.51). */
const first = landmarkNames.slice(0, 6)

/** Corrects points and outline of a mannequin made of a picture, tries garments on it, and keeps it once its points were seen. */
export function FigureEditor({ entry: given, onKept }: { entry: FigureEntry; onKept: (figure: string) => void }) {
  const { t } = useTranslation()
  const [{ entry, document }, setOpen] = useState(() => opened(given, draftOf(given.document)))
  const { document: known } = entry
  const { value: draft } = useDocument(document)
  const [name, setName] = useState(known.name)
  const [all, setAll] = useState(false)
  const [mirrored, setMirrored] = useState(false)
  const [cut, setCut] = useState(false)
  const [seen, setSeen] = useState(known.confirmed)
  const { keep, busy, full, target } = useKeep(entry, given, onKept)
  const [tool, setTool] = useState<Tool>('points')
  const [marks, setMarks] = useState<readonly Mark[]>([])
  const recutting = useRecut(entry, (anew) => {
    setOpen(opened(anew, carriedDraft(known, document.get(), anew.document)))
    setSeen(false)
    setTool('points')
  })
  const doubtful = doubtfulPoints(known, draft)
  const change = (wanted: GivenTo<typeof setDraft>, merge: string | null = null) =>
    document.change(setDraft, wanted, { merge })
  const move = (point: LandmarkName, to: [number, number]) =>
    document.change(
      moveLandmark,
      { name: point, to, mirrored, width: known.width, height: known.height },
      { merge: point },
    )
  return (
    <div className={styles.bench}>
      <DocumentUndo names={undoNames} document={document} />
      <section className={styles.work} aria-label={t('Points|landmarks')}>
        <FigureTools
          tool={tool}
          onTool={setTool}
          marks={marks}
          onMarks={setMarks}
          busy={recutting.busy}
          onCut={() => recutting.recut(marks)}
        />
        <MakingState task={recutting.task} />
        <div className={styles.tools}>
          <Switch
            size="sm"
            label={t('All points')}
            checked={all}
            onChange={({ currentTarget }) => setAll(currentTarget.checked)}
          />
          <Switch
            size="sm"
            label={t('The other side follows')}
            checked={mirrored}
            onChange={({ currentTarget }) => setMirrored(currentTarget.checked)}
          />
          <Switch
            size="sm"
            label={t('Show the cut-out')}
            checked={cut}
            onChange={({ currentTarget }) => setCut(currentTarget.checked)}
          />
        </div>
        <FigureStage
          entry={entry}
          draft={draft}
          shown={all ? landmarkNames : first}
          doubtful={doubtful}
          cut={cut}
          onMove={move}
          marks={marks}
          brush={tool === 'points' ? null : tool}
          onMark={(mark) => setMarks([...marks, mark])}
        />
        <FigureNotes document={known} doubtful={doubtful} all={all} onAll={() => setAll(true)} />
      </section>
      <FigurePreview entry={entry} draft={draft} />
      <section className={styles.settings} aria-label={t('Settings')}>
        <FigureFields draft={draft} name={name} onName={setName} onChange={change} />
        <Checkbox
          label={t('I have looked at the points, and they are right')}
          checked={seen}
          onChange={({ currentTarget }) => setSeen(currentTarget.checked)}
        />
        <div className={styles.finish}>
          <MainButton
            lacks={seen ? null : t('A mannequin is kept once its points were looked at.')}
            loading={busy}
            onClick={() => void keep({ ...draft, name: name.trim() }, false)}
          >
            {t('Keep in library')}
          </MainButton>
          {target && (
            <Button
              variant="default"
              disabled={!seen || busy || full}
              onClick={() => void keep({ ...draft, name: name.trim() }, true)}
            >
              {t('Put on the board')}
            </Button>
          )}
        </div>
        <p className={styles.note}>{seen && full && t('The board has no room for another mannequin.')}</p>
      </section>
    </div>
  )
}
