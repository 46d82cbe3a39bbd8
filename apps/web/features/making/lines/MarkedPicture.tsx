import { SegmentedControl } from '@mantine/core'
import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import type { Picture } from '@toile/contract/features/files.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Range } from '../../../shared/fields/numbers/Range.tsx'
import { type Place, thinned, useStroke } from '../parts/useStroke.ts'
import styles from './lines.module.css'
import type { Shown } from './useLines.ts'

interface Stroke {
  points: [number, number][]
  radius: number
}

/** What a person marked in a picture, in its pixels. */
export interface Marks {
  keep: Stroke[]
  drop: Stroke[]
}
export const noMarks: Marks = { keep: [], drop: [] }

const mostPoints = 300

interface MarkedPictureProps {
  shown: Shown
  marks: Marks
  onMarks: (marks: Marks) => void
}

/** The picture that is taken apart; strokes over it say what is cloth and what is not. */
export function MarkedPicture({ shown: { name, url, marked }, marks, onMarks }: MarkedPictureProps) {
  const { t } = useTranslation()
  const [brush, setBrush] = useState<keyof Marks>('keep')
  const [size, setSize] = useState(2)
  return (
    <>
      <div className={styles.picture}>
        {marked ? (
          <Strokes picture={marked} brush={brush} size={size} marks={marks} onMarks={onMarks} />
        ) : (
          url && <img src={url} alt={name} decoding="async" />
        )}
      </div>
      {marked && (
        <div className={styles.brushes}>
          <SegmentedControl
            aria-label={t('Brush')}
            value={brush}
            onChange={(id) => setBrush(id === 'drop' ? 'drop' : 'keep')}
            data={[
              { value: 'keep', label: t('Keep') },
              { value: 'drop', label: t('Drop') },
            ]}
          />
          <label className={styles.size}>
            <span>{t('Size of the brush')}</span>
            <Range name={t('Size of the brush')} least={0.4} most={6} step={0.2} value={size} onChange={setSize} />
          </label>
        </div>
      )}
    </>
  )
}

interface StrokesProps {
  picture: Picture
  brush: keyof Marks
  /** Radius of the brush in hundredths of the longer side. */
  size: number
  marks: Marks
  onMarks: (marks: Marks) => void
}

const pathOf = (points: readonly Place[]) => points.map((point) => point.join(',')).join(' ')

function Strokes({ picture, brush, size, marks, onMarks }: StrokesProps) {
  const { t } = useTranslation()
  const { width, height, name, url } = picture
  const radius = (Math.max(width, height) * size) / 100
  const { line, cursor, field } = useStroke(picture, (drawn) => {
    const points = thinned(drawn, mostPoints).map(([x, y]): [number, number] => [x, y])
    onMarks({ ...marks, [brush]: [...marks[brush], { points, radius }] })
  })
  return (
    <div
      {...field}
      className={styles.field}
      style={{ aspectRatio: `${width} / ${height}`, ['--aspect' as string]: width / height }}
      aria-label={t('{{name}}: arrow keys move the brush, Space sets it down and lifts it', { name })}
    >
      <img src={url} alt="" draggable={false} />
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden>
        {(['keep', 'drop'] as const).flatMap((kind) =>
          marks[kind].map((stroke, i) => (
            <polyline
              key={`${kind} ${i}`}
              data-kind={kind}
              points={pathOf(stroke.points)}
              strokeWidth={stroke.radius * 2}
            />
          )),
        )}
        {line.length > 0 && <polyline data-kind={brush} points={pathOf(line)} strokeWidth={radius * 2} />}
        {cursor && <circle cx={cursor[0]} cy={cursor[1]} r={radius} />}
      </svg>
    </div>
  )
}
