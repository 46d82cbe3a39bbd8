import type { OpenedPattern } from '@toile/contract/features/patterns.ts'
import { sizeRanges } from '@toile/tailoring/bodies/sizeRanges.ts'
import { setBody } from '@toile/tailoring/editing/changes.ts'
import { IconHanger, IconLayoutGrid, IconListDetails, IconRulerMeasure } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DocumentUndo, type UndoNames } from '../../shared/fields/parts/DocumentUndo.tsx'
import { SaveLine } from '../../shared/saving/SaveLine.tsx'
import { Fill } from '../../shell/frame/slots.tsx'
import { Workbench } from '../../shell/parts/Workbench.tsx'
import { useDocument } from '../../shell/useDocument.ts'
import { askCut, askWhole } from './drafting/patternsWorker.ts'
import { useAsked } from './drafting/useAsked.ts'
import { openPattern } from './keeping/openPatterns.ts'
import { useWornName } from './naming/useWornName.ts'
import { FilesPanel } from './panels/FilesPanel.tsx'
import { GarmentsPanel } from './panels/GarmentsPanel.tsx'
import { PiecesPanel } from './panels/PiecesPanel.tsx'
import { SizesPanel } from './panels/SizesPanel.tsx'
import styles from './patterns.module.css'
import { CuttingTable } from './table/CuttingTable.tsx'

const undoNames: UndoNames = {
  group: 'Patterns',
  undo: { label: 'Undo on the pattern' },
  redo: { label: 'Redo on the pattern' },
}

interface PatternWorkProps {
  answer: OpenedPattern
  /** Opens another garment of a look. */
  onGarment: (look: string, garment: string) => void
}

/** The pattern of a garment: garments and sizes left, the cutting table, pieces and files on the right (requirement S2.59). */
export function PatternWork({ answer, onGarment }: PatternWorkProps) {
  const { t } = useTranslation()
  const opened = openPattern(answer)
  const { document } = opened
  const { value: pattern } = useDocument(document)
  const nameOf = useWornName()
  const [nested, setNested] = useState(true)
  const [picked, setPicked] = useState<string | null>(null)
  const [uncut, setUncut] = useState<string | null>(null)
  const { made: drawn, trouble } = useAsked(pattern, askWhole)
  const { look, from, garment, body } = pattern
  const { made: cut } = useAsked(look, askCut)
  const range = sizeRanges.find(({ id }) => id === body.range)
  const pieces = drawn?.sizes[0]?.pieces ?? []
  const shown = look.garments.find(({ id }) => id === (uncut ?? garment))
  const name = shown ? nameOf(shown) : pattern.name
  const show = (id: string) => {
    const worn = look.garments.find((one) => one.id === id)
    if (worn && cut && !cut.includes(id)) return setUncut(id)
    setUncut(null)
    if (id !== garment && from) onGarment(from.look, id)
  }
  return (
    <>
      <DocumentUndo names={undoNames} document={document} />
      <Fill slot="saved">
        <SaveLine projectId={opened.id} />
      </Fill>
      <Workbench
        names={{ left: t('Garments and sizes'), middle: t('Table'), right: t('Pieces and files') }}
        icons={{ left: IconHanger, middle: IconLayoutGrid, right: IconListDetails }}
        rail={[
          { id: 'garments', label: t('Garments'), Icon: IconHanger },
          { id: 'sizes', label: t('Sizes'), Icon: IconRulerMeasure },
        ]}
        left={
          <>
            <GarmentsPanel
              design={look}
              cut={cut ?? []}
              shown={uncut ?? garment}
              pieces={pieces.length}
              onShow={show}
            />
            {range && !body.own && (
              <SizesPanel
                range={range}
                sizes={body.sizes}
                shown={body.base}
                nested={nested}
                onSizes={(sizes, shownSize) => document.change(setBody, { sizes: [...sizes], base: shownSize })}
                onNested={setNested}
              />
            )}
          </>
        }
        middle={
          <>
            <div className={styles.head}>
              <title>{`${pattern.name} · Toile`}</title>
              <h1>{pattern.name}</h1>
              <p>{t('Pattern making')}</p>
            </div>
            {trouble ? (
              <p className={styles.says} role="alert">
                {t('The pattern could not be drafted. Try again.')}
              </p>
            ) : uncut || (drawn && pieces.length === 0) ? (
              <p className={styles.says} role="status">
                {t('{{garment}} cannot be cut from flat cloth here, so there is no pattern for it.', { garment: name })}
              </p>
            ) : (
              drawn && (
                <CuttingTable name={name} sizes={drawn.sizes} nested={nested} picked={picked} onPick={setPicked} />
              )
            )}
          </>
        }
        right={
          !uncut &&
          pieces.length > 0 && (
            <div className={styles.side}>
              <PiecesPanel pieces={pieces} picked={picked} onPick={setPicked} />
              <FilesPanel document={pattern} sizes={drawn?.sizes.map(({ size }) => size) ?? []} />
            </div>
          )
        }
      />
    </>
  )
}
