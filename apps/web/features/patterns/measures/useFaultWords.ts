import type { MeasureFault } from '@toile/tailoring/bodies/measureFaults.ts'
import type { TableFault } from '@toile/tailoring/bodies/readMeasures.ts'
import { useTranslation } from 'react-i18next'
import { measureWords } from '../naming/measureWords.ts'
import { shownMeasure, type TapeUnit } from './tapeUnits.ts'

/** What is not right with own measures, in sentences. */
export function useFaultWords(unit: TapeUnit) {
  const { t } = useTranslation()
  return {
    ofMeasure({ measure, beside, least, most }: MeasureFault): string {
      const span = { least: shownMeasure(least, measure, unit), most: shownMeasure(most, measure, unit) }
      return beside
        ? t('Beside {{other}} no body has this: {{least}} to {{most}}', {
            other: t(measureWords[beside].label),
            ...span,
          })
        : t('No body has this: {{least}} to {{most}}', span)
    },
    ofTable(fault: TableFault): string {
      switch (fault.kind) {
        case 'empty':
          return t('The table is empty.')
        case 'unknownColumn':
          return t('The column “{{column}}” is no measure.', { column: fault.column })
        case 'columnTwice':
          return t('The column “{{column}}” is there twice.', { column: fault.column })
        case 'wrongUnit':
          return t('The column “{{column}}” has a unit that does not fit.', { column: fault.column })
        case 'missingColumn':
          return t('The column for {{measure}} is missing.', { measure: t(measureWords[fault.measure].label) })
        case 'notANumber':
          return t('Row {{row}}, {{column}}: “{{text}}” is not a number.', fault)
      }
    },
  }
}
