import type { Picture } from '@toile/contract/features/files.ts'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './cutout.module.css'
import type { Brush, Mark } from './marks.ts'
import { paintCut, type Painting, paintMarks } from './paintCut.ts'
import { thinned, useStroke } from '../parts/useStroke.ts'

interface CutStageProps {
  picture: Picture
  painting: Omit<Painting, 'scale'>
  brush: Brush
  /** Of the brush, in pixels of the picture. */
  radius: number
  /** Shows the picture as it was. */
  before: boolean
  onMark: (mark: Mark) => void
}

const finest = 1200
const mostPoints = 500

/** The picture with what is cut out of it; strokes are drawn by pointer, or by arrow keys with Space to set the brush down and lift it. */
export function CutStage({ picture, painting, brush, radius, before, onMark }: CutStageProps) {
  const { t } = useTranslation()
  const { width, height } = picture
  const scale = Math.min(1, finest / Math.max(width, height))
  const cutLayer = useRef<HTMLCanvasElement>(null)
  const markLayer = useRef<HTMLCanvasElement>(null)
  const { line, cursor, field } = useStroke(picture, (drawn) =>
    onMark({ brush, radius, points: thinned(drawn, mostPoints) }),
  )
  useEffect(() => {
    if (cutLayer.current) paintCut(cutLayer.current, { ...painting, scale })
  }, [painting, scale])
  useEffect(() => {
    const canvas = markLayer.current
    if (!canvas) return
    const shown = painting.marks.filter((mark) => mark.brush === 'keep' || mark.brush === 'drop')
    const now: Mark[] = line.length > 0 ? [{ brush, radius, points: line }] : []
    const look = getComputedStyle(canvas)
    const bad = (one: Brush) => one === 'drop' || one === 'erase'
    paintMarks(canvas, before ? now : [...shown, ...now], scale, (one) =>
      look.getPropertyValue(bad(one) ? '--danger' : '--chalk'),
    )
  }, [painting.marks, line, brush, radius, scale, before])

  return (
    <div className={styles.stage}>
      <div
        {...field}
        aria-label={t('{{name}}: arrow keys move the brush, Space sets it down and lifts it', { name: picture.name })}
        className={styles.field}
        style={{ aspectRatio: `${width} / ${height}`, ['--aspect' as string]: width / height }}
      >
        <img src={picture.thumbnails.large} alt="" draggable={false} data-faint={!before || undefined} />
        <div className={styles.checker} hidden={before} />
        <canvas ref={cutLayer} width={width * scale} height={height * scale} hidden={before} />
        <canvas ref={markLayer} width={width * scale} height={height * scale} />
        {cursor && (
          <span
            className={styles.cursor}
            data-down={line.length > 0 || undefined}
            style={{
              left: `${(cursor[0] / width) * 100}%`,
              top: `${(cursor[1] / height) * 100}%`,
              width: `${((radius * 2) / width) * 100}%`,
            }}
          />
        )}
      </div>
    </div>
  )
}
