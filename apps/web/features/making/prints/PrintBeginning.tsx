import { SegmentedControl, VisuallyHidden } from '@mantine/core'
import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import { ordinaryPrint } from '@toile/craft/prints/changes.ts'
import type { PrintDocument } from '@toile/craft/prints/printDocument.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PrintCatalogue } from './PrintCatalogue.tsx'
import { PrintFromPicture } from './PrintFromPicture.tsx'
import styles from './printStudio.module.css'

const ways = [
  { id: 'construction', label: 'From a construction', says: 'Begin with a construction' },
  { id: 'picture', label: 'From a picture', says: 'Begin with a picture' },
] as const

interface PrintBeginningProps {
  document: PrintDocument
  onBegin: (document: PrintDocument) => void
}

/** What a print is begun with: a construction of the catalogue, or a picture that becomes cloth (requirements S2.52, S9.04). */
export function PrintBeginning({ document: { source }, onBegin }: PrintBeginningProps) {
  const { t } = useTranslation()
  const [chosen, setWay] = useState<(typeof ways)[number]['id']>(source.kind === 'derived' ? 'picture' : 'construction')
  const way = ways.find(({ id }) => id === chosen) ?? ways[0]
  return (
    <section className={styles.begin} aria-label={t(way.says)}>
      <VisuallyHidden component="h2">{t(way.says)}</VisuallyHidden>
      <SegmentedControl
        fullWidth
        mb="sm"
        aria-label={t('Made from')}
        value={way.id}
        data={ways.map(({ id, label }) => ({ value: id, label: t(label) }))}
        onChange={(value) => setWay(ways.find(({ id }) => id === value)?.id ?? 'construction')}
      />
      {way.id === 'construction' ? (
        <PrintCatalogue
          current={source.kind === 'construction' ? source.print : null}
          onChoose={(print) => onBegin(ordinaryPrint(print))}
        />
      ) : (
        <PrintFromPicture current={source.kind === 'derived' ? source : null} onBegin={onBegin} />
      )}
    </section>
  )
}
