import type { OpenedPattern } from '@toile/contract/features/patterns.ts'
import { sizeRanges } from '@toile/tailoring/bodies/sizeRanges.ts'
import { layPieces, printPiece, setBody } from '@toile/tailoring/editing/changes.ts'
import { SegmentedControl } from '@mantine/core'
import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import { IconHanger, IconLayoutGrid, IconListDetails, IconRulerMeasure } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DocumentUndo, type UndoNames } from '../../shared/fields/parts/DocumentUndo.tsx'
import { gestureKey } from '../../shared/fields/dragging/gesture.ts'
import { SaveLine } from '../../shared/saving/SaveLine.tsx'
import { Fill } from '../../shell/frame/slots.tsx'
import { Workbench } from '../../shell/parts/Workbench.tsx'
import { askCut } from './drafting/patternsWorker.ts'
import { useAsked } from './drafting/useAsked.ts'
import { usePatternEditing } from './editing/usePatternEditing.ts'
import { openPattern } from './keeping/openPatterns.ts'
import { OwnMeasures } from './measures/OwnMeasures.tsx'
import { useWornName } from './naming/useWornName.ts'
import { GarmentsPanel } from './panels/GarmentsPanel.tsx'
import { SizesPanel } from './panels/SizesPanel.tsx'
import styles from './patterns.module.css'
import { LaterRound } from './round/LaterRound.ts'
import { SideColumn } from './SideColumn.tsx'
import { CuttingTable, type Picked } from './table/CuttingTable.tsx'

const views = [
  { id: 'table', label: 'On the table' },
  { id: 'form', label: 'On the form' },
] as const

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

/** The pattern of a garment: garments and sizes left, the cutting table, what is chosen and files on the right (requirement S2.59). */
export function PatternWork({ answer, onGarment }: PatternWorkProps) {
  const { t } = useTranslation()
  const opened = openPattern(answer)
  const { document } = opened
  const { pattern, drawn, trouble, pieces, editing } = usePatternEditing(opened)
  const nameOf = useWornName()
  const [nested, setNested] = useState(true)
  const [picked, setPicked] = useState<Picked | null>(null)
  const [alike, setAlike] = useState({ both: true, partner: false })
  const [seen, setSeen] = useState<string>('table')
  const [uncut, setUncut] = useState<string | null>(null)
  const { look, from, garment, body } = pattern
  const { made: cut } = useAsked(look, askCut)
  const range = sizeRanges.find(({ id }) => id === body.range)
  const shown = look.garments.find(({ id }) => id === (uncut ?? garment))
  const name = shown ? nameOf(shown) : pattern.name
  const chosen = pieces.find(({ id }) => id === picked?.piece)
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
        names={{ left: t('Garments'), middle: t('Table'), right: t('Pieces and files') }}
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
                onSizes={(sizes, base) => document.change(setBody, { sizes: [...sizes], base })}
                onNested={setNested}
              />
            )}
            <OwnMeasures document={document} own={body.own} body={drawn?.base?.measures ?? null} />
          </>
        }
        middle={
          <>
            <div className={styles.head}>
              <title>{`${pattern.name} · Toile`}</title>
              <h1>{pattern.name}</h1>
              <p>
                <Link to="/home/tools" search={{ tool: 'patterns' }}>
                  {t('Patterns of garments')}
                </Link>
              </p>
              {drawn?.base && !uncut && (
                <SegmentedControl
                  className={styles.seen ?? ''}
                  size="xs"
                  aria-label={t('How the pattern is seen')}
                  value={seen}
                  onChange={setSeen}
                  data={views.map(({ id, label }) => ({ value: id, label: t(label) }))}
                />
              )}
            </div>
            {trouble ? (
              <p className={styles.says} role="alert">
                {t('The pattern could not be drafted. Try again.')}
              </p>
            ) : uncut || (drawn && pieces.length === 0) ? (
              <p className={styles.says} role="status">
                {t('{{garment}} cannot be cut from flat cloth here, so there is no pattern for it.', { garment: name })}
              </p>
            ) : seen === 'form' && drawn?.base ? (
              <Suspense>
                <LaterRound
                  pattern={drawn.base.pattern}
                  measures={drawn.base.measures}
                  figure={body.figure}
                  design={look}
                  garment={look.garments.findIndex(({ id }) => id === garment)}
                  prints={pattern.prints}
                  onMovePrint={(print) =>
                    document.change(printPiece, { ...print, id: print.id ?? `form-${print.piece}`, element: null })
                  }
                />
              </Suspense>
            ) : (
              drawn && (
                <CuttingTable
                  name={name}
                  pieces={pieces}
                  sizes={drawn.sizes}
                  table={pattern.table}
                  nested={nested}
                  picked={picked}
                  onPick={setPicked}
                  editing={editing}
                  both={alike.both && !chosen?.cut.pair}
                  partner={alike.partner}
                  onLaid={(id, { at, turn }) =>
                    document.change(layPieces, [{ id, x: at[0], y: -at[1], turn }], { merge: gestureKey(`lay ${id}`) })
                  }
                />
              )
            )}
          </>
        }
        right={
          !uncut &&
          drawn &&
          pieces.length > 0 && (
            <SideColumn
              pattern={pattern}
              drawn={drawn}
              pieces={pieces}
              chosen={chosen ?? null}
              edge={picked?.edge ?? null}
              onPick={setPicked}
              editing={editing}
              alike={alike}
              onAlike={setAlike}
            />
          )
        }
      />
    </>
  )
}
