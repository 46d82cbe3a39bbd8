import { Button } from '@mantine/core'
import type { Gradient } from '@toile/fashion/colors/fill.ts'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../shell/parts/IconButton.tsx'
import { ColorField } from '../detail/color/ColorField.tsx'
import { NumberLine } from '../parts/NumberLine.tsx'
import styles from './boards.module.css'

const mostStops = 5

/** The stops and the angle of a board colour's gradient, all by keyboard. */
export function GradientFields({ gradient, onChange }: { gradient: Gradient; onChange: (gradient: Gradient) => void }) {
  const { t } = useTranslation()
  const { stops, angle } = gradient
  const setStop = (at: number, change: Partial<Gradient['stops'][number]>) =>
    onChange({ ...gradient, stops: stops.map((stop, i) => (i === at ? { ...stop, ...change } : stop)) })
  return (
    <div className={styles.gradient}>
      {stops.map((stop, i) => (
        <fieldset key={i} className={styles.stop}>
          <legend>{t('Stop {{number}}', { number: i + 1 })}</legend>
          <ColorField
            name={t('Stop {{number}}', { number: i + 1 })}
            color={stop.color}
            onChange={(color) => setStop(i, { color })}
          />
          <IconButton
            name={t('Remove stop {{number}}', { number: i + 1 })}
            disabled={stops.length <= 2}
            onClick={() => onChange({ ...gradient, stops: stops.filter((_, at) => at !== i) })}
          >
            <IconTrash size={17} stroke={1.4} />
          </IconButton>
          <NumberLine
            name={t('Place')}
            least={0}
            most={100}
            step={1}
            unit="%"
            normal={null}
            value={stop.at * 100}
            onChange={(value) => setStop(i, { at: value / 100 })}
          />
        </fieldset>
      ))}
      <Button
        size="compact-sm"
        variant="default"
        disabled={stops.length >= mostStops}
        leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
        onClick={() => onChange({ ...gradient, stops: [...stops, { ...stops[stops.length - 1], at: 1 }] })}
      >
        {t('Add a stop')}
      </Button>
      <NumberLine
        name={t('Angle')}
        least={0}
        most={360}
        step={5}
        unit="°"
        normal={90}
        value={angle}
        onChange={(value) => onChange({ ...gradient, angle: value })}
      />
    </div>
  )
}
