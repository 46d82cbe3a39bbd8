import { Button, FileButton, NumberInput, SegmentedControl } from '@mantine/core'
import '@mantine/core/styles/NumberInput.layer.css'
import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import { measureFaults } from '@toile/tailoring/bodies/measureFaults.ts'
import { measureNames } from '@toile/tailoring/bodies/measureNames.ts'
import type { Measures } from '@toile/tailoring/bodies/measures.ts'
import { readMeasures } from '@toile/tailoring/bodies/readMeasures.ts'
import { sure } from '@toile/geometry'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { decimalSign } from '../../../languages/numberOf.ts'
import { Dialog } from '../../../shell/parts/Dialog.tsx'
import { MainButton } from '../../../shell/parts/MainButton.tsx'
import { measureWords } from '../naming/measureWords.ts'
import styles from './measures.module.css'
import { scaleOf, tapeUnits } from './tapeUnits.ts'
import { useFaultWords } from './useFaultWords.ts'

interface OwnMeasuresDialogProps {
  /** The body that is begun with, in millimetres. */
  first: Measures
  onTake: (measures: Measures) => void
  onClose: () => void
}

/** The body of one person: measures are typed or read from a table, and each that no body has says so. */
export function OwnMeasuresDialog({ first, onTake, onClose }: OwnMeasuresDialogProps) {
  const { t } = useTranslation()
  const [measures, setMeasures] = useState(first)
  const [unitId, setUnitId] = useState<string>('cm')
  const [notes, setNotes] = useState<readonly string[]>([])
  const unit = tapeUnits.find(({ id }) => id === unitId) ?? tapeUnits[0]
  const { ofMeasure, ofTable } = useFaultWords(unit)
  const faults = measureFaults(measures)
  const read = async (file: File | null) => {
    if (!file) return
    const table = readMeasures(await file.text(), unit.id)
    const [body] = table.bodies
    if (body) setMeasures(body.measures)
    setNotes([
      ...(body ? [t('Read from the table: {{name}}', { name: body.name })] : []),
      ...table.faults.slice(0, 12).map(ofTable),
    ])
  }
  return (
    <Dialog title={t('Own measures')} onClose={onClose} size="large">
      <div className={styles.top}>
        <SegmentedControl
          aria-label={t('Unit')}
          value={unit.id}
          onChange={setUnitId}
          data={tapeUnits.map(({ id, label }) => ({ value: id, label: t(label) }))}
        />
        <FileButton accept=".csv,.tsv,.txt,text/csv,text/plain" onChange={(file) => void read(file)}>
          {(props) => (
            <Button {...props} variant="default">
              {t('Read a table (CSV)')}
            </Button>
          )}
        </FileButton>
      </div>
      {notes.length > 0 && (
        <ul className={styles.notes} role="status">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      <div className={styles.measures}>
        {measureNames.map((name) => {
          const scale = scaleOf(name, unit)
          const fault = faults.find(({ measure }) => measure === name)
          return (
            <NumberInput
              key={`${name} ${unit.id}`}
              size="sm"
              label={t(measureWords[name].label)}
              suffix={scale.unit}
              step={scale.step}
              min={0}
              decimalScale={scale.decimals}
              decimalSeparator={decimalSign()}
              allowedDecimalSeparators={['.', ',']}
              value={Number((measures[name] / scale.mm).toFixed(scale.decimals))}
              error={fault && ofMeasure(fault)}
              onChange={(next) => typeof next === 'number' && setMeasures({ ...measures, [name]: next * scale.mm })}
            />
          )
        })}
      </div>
      <div className={styles.end}>
        <Button variant="default" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <MainButton
          lacks={
            faults.length > 0
              ? t('{{measure}}: no body has that.', { measure: t(measureWords[sure(faults[0]).measure].label) })
              : null
          }
          onClick={() => onTake(measures)}
        >
          {t('Cut for this body')}
        </MainButton>
      </div>
    </Dialog>
  )
}
