import { SegmentedControl } from '@mantine/core'
import type { Retouch } from '@toile/craft/products/retouch.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NumberLine } from '../../../../shared/fields/numbers/NumberLine.tsx'
import styles from './edit.module.css'

type Curves = Extract<Retouch, { kind: 'curves' }>

interface CurveFieldsProps {
  step: Curves
  onStep: (step: Retouch, label: string, drag?: string) => void
}

const channels = [
  { id: 'all', label: 'All colours' },
  { id: 'red', label: 'Red' },
  { id: 'green', label: 'Green' },
  { id: 'blue', label: 'Blue' },
] as const
const tones = [
  { at: 0.25, label: 'Shadows' },
  { at: 0.5, label: 'Middle tones' },
  { at: 0.75, label: 'Lights' },
] as const

/** A curve of tones for all colours or for one: three places are raised and lowered between black and white. */
export function CurveFields({ step, onStep }: CurveFieldsProps) {
  const { t } = useTranslation()
  const [channel, setChannel] = useState<(typeof channels)[number]['id']>('all')
  const points = step[channel]
  const valueAt = (at: number) => points.find(([from]) => from === at)?.[1] ?? at
  const raise = (at: number, value: number, label: string) => {
    const next = tones.map((tone): [number, number] => [tone.at, tone.at === at ? value : valueAt(tone.at)])
    onStep({ ...step, [channel]: [[0, 0], ...next, [1, 1]] }, 'Curves', `${channel} ${label}`)
  }
  const path = [[0, 0], ...tones.map(({ at }) => [at, valueAt(at)]), [1, 1]]
    .map(([x = 0, y = 0]) => `${x * 100},${100 - y * 100}`)
    .join(' ')
  return (
    <>
      <SegmentedControl
        fullWidth
        aria-label={t('Which colours')}
        value={channel}
        onChange={(id) => setChannel(channels.find((one) => one.id === id)?.id ?? 'all')}
        data={channels.map(({ id, label }) => ({ value: id, label: t(label) }))}
      />
      <svg className={styles.curve} viewBox="0 0 100 100" aria-hidden>
        <line x1="0" y1="100" x2="100" y2="0" />
        <polyline points={path} />
      </svg>
      {tones.map(({ at, label }) => (
        <NumberLine
          key={label}
          name={t(label)}
          value={Math.round(valueAt(at) * 100)}
          least={0}
          most={100}
          step={1}
          unit="%"
          normal={at * 100}
          onChange={(value) => raise(at, value / 100, label)}
        />
      ))}
    </>
  )
}
