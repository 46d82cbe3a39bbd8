import { Tabs, VisuallyHidden } from '@mantine/core'
import '@mantine/core/styles/Tabs.layer.css'
import { findPrint } from '@toile/craft/prints/index.ts'
import type { PrintDocument } from '@toile/craft/prints/printDocument.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDocument } from '../../../shell/useDocument.ts'
import { useOpenedElement } from '../parts/useOpenedElement.ts'
import { printDesk } from './printDesk.ts'
import { PrintBeginning } from './PrintBeginning.tsx'
import { PrintFinish } from './PrintFinish.tsx'
import { PrintSettings } from './PrintSettings.tsx'
import styles from './printStudio.module.css'
import { DocumentUndo, type UndoNames } from '../../../shared/fields/parts/DocumentUndo.tsx'
import { RepeatView } from './RepeatView.tsx'
import { usePrintPicture } from './usePrintPicture.ts'
import { WornView } from './WornView.tsx'

const undoNames: UndoNames = {
  group: 'Boards',
  undo: { label: 'Undo on the print' },
  redo: { label: 'Redo on the print' },
}

const views = [
  { id: 'repeat', label: 'Repeat' },
  { id: 'cloth', label: 'On cloth' },
  { id: 'worn', label: 'On a garment' },
] as const

/** A print changed by hand: constructions and pictures to begin with, a view in true scale, on cloth and worn, and everything that can be turned (requirement S2.52). */
export function PrintBench() {
  const { t } = useTranslation()
  const desk = printDesk()
  const { value: document } = useDocument(desk.document)
  const { shown, trouble } = usePrintPicture(document)
  const [view, setView] = useState<(typeof views)[number]['id']>('repeat')
  const [opened, setOpened] = useState<{ name: string; document: PrintDocument } | null>(null)
  useOpenedElement(({ id, name, document: made }) => {
    if (made.kind !== 'print') return
    setOpened({ name, document: made })
    if (desk.origin() !== id) desk.begin(made, id)
  })
  const { source } = document
  const construction = source.kind === 'construction' ? source.print : null
  const label = findPrint(construction ?? '')?.label
  const unchanged = opened !== null && JSON.stringify(opened.document) === JSON.stringify(document)
  return (
    <>
      <DocumentUndo names={undoNames} document={desk.document} />
      <div className={styles.bench}>
        <PrintBeginning document={document} onBegin={(next) => desk.begin(next, null)} />
        <div className={styles.work}>
          <Tabs
            value={view}
            onChange={(value) => setView(views.find(({ id }) => id === value)?.id ?? 'repeat')}
            keepMounted={false}
          >
            <Tabs.List>
              {views.map(({ id, label: says }) => (
                <Tabs.Tab key={id} value={id}>
                  {t(says)}
                </Tabs.Tab>
              ))}
            </Tabs.List>
            <Tabs.Panel value="repeat">{shown && <RepeatView shown={shown} />}</Tabs.Panel>
            <Tabs.Panel value="cloth">{shown && <WornView shown={shown} near />}</Tabs.Panel>
            <Tabs.Panel value="worn">{shown && <WornView shown={shown} near={false} />}</Tabs.Panel>
          </Tabs>
          {trouble && (
            <p role="alert" className={styles.warning}>
              {t('A picture of this print could not be fetched; check the connection.')}
            </p>
          )}
          {shown && (
            <PrintFinish
              shown={shown}
              desk={desk}
              proposed={label ? t(label) : (opened?.name ?? t('Print'))}
              kept={unchanged ? desk.origin() : null}
            />
          )}
        </div>
        <section className={styles.settings} aria-label={t('Settings')}>
          <VisuallyHidden component="h2">{t('Settings')}</VisuallyHidden>
          <PrintSettings document={document} desk={desk} />
        </section>
      </div>
    </>
  )
}
