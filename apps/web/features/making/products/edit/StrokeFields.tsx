import { Button, SegmentedControl } from '@mantine/core'
import type { Retouch } from '@toile/craft/products/retouch.ts'
import { useTranslation } from 'react-i18next'
import { NumberLine } from '../../../../shared/fields/numbers/NumberLine.tsx'
import styles from './edit.module.css'
import type { Brushing } from './useBrushing.ts'

type Stroked = Extract<Retouch, { kind: 'cutOut' | 'remove' }>

interface StrokeFieldsProps {
  step: Stroked
  brushing: Brushing
  onStep: (step: Retouch, label: string, drag?: string) => void
}

const usual = 2

/** Brushes for a step that is drawn on the picture: what to keep and what to drop, or what to remove. */
export function StrokeFields({ step, brushing, onStep }: StrokeFieldsProps) {
  const { t } = useTranslation()
  const lines = step.kind === 'cutOut' ? step.keep.length + step.drop.length : step.brushed.length
  return (
    <>
      <p className={styles.note}>
        {step.kind === 'cutOut'
          ? t('What stands out is cut out by itself. Where it is not sure, draw over what to keep and what to drop.')
          : t('Draw over what is to go; what lies around it grows over the place.')}
      </p>
      {step.kind === 'cutOut' && (
        <SegmentedControl
          fullWidth
          aria-label={t('Brush')}
          value={brushing.brush}
          onChange={(id) => brushing.setBrush(id === 'drop' ? 'drop' : 'keep')}
          data={[
            { value: 'keep', label: t('Keep this') },
            { value: 'drop', label: t('Drop this') },
          ]}
        />
      )}
      <NumberLine
        name={t('Size of the brush')}
        value={brushing.radius * 100}
        least={0.2}
        most={12}
        step={0.2}
        decimals={1}
        unit="%"
        normal={usual}
        onChange={(value) => brushing.setRadius(value / 100)}
      />
      <Button
        variant="default"
        disabled={lines === 0}
        onClick={() =>
          onStep(
            step.kind === 'cutOut' ? { ...step, keep: [], drop: [] } : { ...step, brushed: [] },
            'Take all strokes away',
          )
        }
      >
        {t('Take all strokes away')}
      </Button>
    </>
  )
}
