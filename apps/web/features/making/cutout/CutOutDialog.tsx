import { Button, Loader, SegmentedControl } from '@mantine/core'
import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import type { Picture } from '@toile/contract/features/files.ts'
import { openDocument } from '@toile/rules/document.ts'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallRefused } from '@toile/contract/answer.ts'
import { Dialog } from '../../../shell/parts/Dialog.tsx'
import { sayRefusal } from '../../../shell/calls/queries.ts'
import { useDocument } from '../../../shell/useDocument.ts'
import { Range } from '../../../shared/fields/numbers/Range.tsx'
import { addCutMark } from './addCutMark.ts'
import type { CutOutChange } from './cutOutChanges.ts'
import styles from './cutout.module.css'
import { CutStage } from './CutStage.tsx'
import { CutWords } from './CutWords.tsx'
import { keepCut } from './keepCut.ts'
import { type Brush, brushes, hasEdge, type Mark, type Marks } from './marks.ts'
import { useCut } from './useCut.ts'
import { useImage } from './useImage.ts'
import { MainButton } from '../../../shell/parts/MainButton.tsx'
import { UndoButtons } from '../../../shared/fields/UndoButtons.tsx'

interface CutOutDialogProps {
  picture: Picture
  onClose: () => void
  /** Takes the kept cut-out. */
  onDone: (picture: Picture) => void
}

/** Cuts a thing out of a picture: strokes say what belongs, a brush corrects the edge, and every stroke is taken back by undo (requirements S2.52, S3.27). */
export function CutOutDialog({ picture, onClose, onDone }: CutOutDialogProps) {
  const { t } = useTranslation()
  const document = useMemo(() => openDocument<Marks, CutOutChange>({ marks: [] }), [])
  const { value } = useDocument(document)
  const { cut, busy, trouble } = useCut(picture, value.marks)
  const base = useImage(picture.url)
  const image = useImage(cut?.picture.url)
  const [brush, setBrush] = useState<Brush>('keep')
  const [size, setSize] = useState(2)
  const [before, setBefore] = useState(false)
  const [keeping, setKeeping] = useState(false)
  const box = cut?.box
  const painting = useMemo(
    () => base && { picture: base, cut: image && box ? { image, box } : null, marks: value.marks },
    [base, image, box, value.marks],
  )
  const mark = (made: Mark) => document.change(addCutMark, made)
  const keep = async () => {
    if (!cut || !painting) return
    setKeeping(true)
    try {
      const name = t('{{name}}, cut out', { name: picture.name })
      onDone(hasEdge(value.marks) ? await keepCut(picture, painting, name) : cut.picture)
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error
      sayRefusal(error)
    } finally {
      setKeeping(false)
    }
  }
  return (
    <Dialog title={t('Cut out')} onClose={onClose} size="large">
      <div className={styles.tools}>
        <SegmentedControl
          className={styles.brushes}
          aria-label={t('Brush')}
          value={brush}
          onChange={(id) => setBrush(brushes.find((one) => one.id === id)?.id ?? 'keep')}
          data={brushes.map(({ id, label }) => ({ value: id, label: t(label) }))}
        />
        <label className={styles.size}>
          <span>{t('Size of the brush')}</span>
          <Range name={t('Size of the brush')} least={0.4} most={8} step={0.2} value={size} onChange={setSize} />
        </label>
        <span className={styles.steps}>
          <UndoButtons document={document} />
        </span>
      </div>
      {painting ? (
        <CutStage
          picture={picture}
          painting={painting}
          brush={brush}
          radius={(Math.max(picture.width, picture.height) * size) / 100}
          before={before}
          onMark={mark}
        />
      ) : (
        <div className={styles.stage}>
          <Loader aria-label={t('Loading')} />
        </div>
      )}
      <div className={styles.foot}>
        <CutWords cut={cut} busy={busy} trouble={trouble} />
        <Button variant="default" aria-pressed={before} onClick={() => setBefore(!before)}>
          {before ? t('Show the cut-out') : t('Show the picture')}
        </Button>
        <MainButton
          loading={keeping || busy}
          lacks={cut || busy ? null : t('Mark what to keep.')}
          onClick={() => void keep()}
        >
          {t('Keep the cut-out')}
        </MainButton>
      </div>
    </Dialog>
  )
}
