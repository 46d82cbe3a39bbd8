import { type DerivedSource, treatments } from '@toile/craft/prints/derivedSource.ts'
import type { PrintDocument } from '@toile/craft/prints/printDocument.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Thumb } from '../../../shared/drawing/Thumb.tsx'
import { Choices } from '../../../shared/fields/choices/Choices.tsx'
import { PictureChoice } from '../parts/PictureChoice.tsx'
import { useChoosable } from '../parts/useChoosable.ts'
import styles from './printStudio.module.css'
import { usePrintsOfPicture } from './usePrintsOfPicture.ts'

const side = 120

interface PrintFromPictureProps {
  /** The print on the desk, if it is made of a picture. */
  current: DerivedSource | null
  onBegin: (document: PrintDocument) => void
}

/** A picture of the boards, of the library or just uploaded, shown in every way in which it becomes cloth; one of them is begun with (requirement S9.04). */
export function PrintFromPicture({ current, onBegin }: PrintFromPictureProps) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<string | null>(null)
  const pictures = useChoosable(chosen === null ? [] : [chosen])
  const picture = pictures.find(({ id, hash }) => (chosen === null ? hash === current?.picture : id === chosen)) ?? null
  const { prints, state } = usePrintsOfPicture(picture)
  return (
    <>
      <PictureChoice
        label={t('The picture that becomes cloth')}
        chosen={picture ? [picture.id] : []}
        most={1}
        use="libraryPrint"
        onChosen={([id]) => setChosen(id ?? null)}
      />
      {state === 'none' && <p className={styles.note}>{t('Choose a picture to see it as cloth.')}</p>}
      {state === 'reading' && (
        <p className={styles.note} role="status">
          {t('Reading the pictures …')}
        </p>
      )}
      {state === 'failed' && (
        <p className={styles.warning} role="alert">
          {t('A picture of this print could not be fetched; check the connection.')}
        </p>
      )}
      {prints.length > 0 && (
        <div className={styles.shelf}>
          <Choices
            name={t('Treatment')}
            width={7}
            current={current && current.picture === picture?.hash ? current.treatment : null}
            onChoose={(id) => {
              const print = prints.find(({ source }) => source.kind === 'derived' && source.treatment === id)
              if (print) onBegin(print)
            }}
            choices={treatments.flatMap(({ id, label }, i) => {
              const print = prints[i]
              return print ? [{ id, name: t(label), picture: <Sample print={print} /> }] : []
            })}
          />
        </div>
      )}
    </>
  )
}

function Sample({ print: { source, repeat, width } }: { print: PrintDocument }) {
  if (source.kind !== 'derived') return null
  return <Thumb order={{ kind: 'print', source, repeat, across: width, tileWidth: width, width: side, height: side }} />
}
