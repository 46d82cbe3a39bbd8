import type { Brushed, Retouch } from '@toile/craft/products/retouch.ts'
import { useTranslation } from 'react-i18next'
import { thinned, useStroke } from '../../parts/useStroke.ts'
import styles from './edit.module.css'
import type { Brushing } from './useBrushing.ts'

type Stroked = Extract<Retouch, { kind: 'cutOut' | 'remove' }>

interface MarkLayerProps {
  step: Stroked
  brushing: Brushing
  /** The picture that is drawn on, in pixels. */
  size: { width: number; height: number }
  onStep: (step: Retouch) => void
}

const mostPoints = 500

/** Where strokes are drawn over the picture: by pointer, or by arrow keys with Space to set the brush down and lift it. */
export function MarkLayer({ step, brushing: { brush, radius }, size, onStep }: MarkLayerProps) {
  const { t } = useTranslation()
  const { width, height } = size
  const longer = Math.max(width, height)
  const add = (made: Brushed): Retouch =>
    step.kind === 'remove'
      ? { ...step, brushed: [...step.brushed, made] }
      : { ...step, [brush]: [...step[brush], made] }
  const { line, cursor, field } = useStroke(size, (drawn) =>
    onStep(
      add({ radius, points: thinned(drawn, mostPoints).map(([x, y]): [number, number] => [x / width, y / height]) }),
    ),
  )
  const pathOf = (points: readonly (readonly [number, number])[]) => points.map((point) => point.join(',')).join(' ')
  const shown = (lines: readonly Brushed[], kind: 'keep' | 'drop') =>
    lines.map((one, i) => (
      <polyline
        key={`${kind} ${i}`}
        data-kind={kind}
        points={pathOf(one.points.map(([x, y]) => [x * width, y * height]))}
        strokeWidth={one.radius * longer * 2}
      />
    ))
  return (
    <div
      {...field}
      className={styles.strokes}
      aria-label={t('Arrow keys move the brush, Space sets it down and lifts it')}
    >
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden>
        {step.kind === 'cutOut' && [...shown(step.keep, 'keep'), ...shown(step.drop, 'drop')]}
        {line.length > 0 && (
          <polyline
            data-kind={step.kind === 'remove' ? 'drop' : brush}
            points={pathOf(line)}
            strokeWidth={radius * longer * 2}
          />
        )}
        {cursor && <circle cx={cursor[0]} cy={cursor[1]} r={radius * longer} />}
      </svg>
    </div>
  )
}
