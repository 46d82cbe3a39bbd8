import type { Picture } from '@toile/contract/features/files.ts'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './cutout.module.css'
import type { Brush, Mark } from './marks.ts'
import { paintCut, type Painting, paintMarks } from './paintCut.ts'

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

type Place = readonly [x: number, y: number]

const finest = 1200
const steps: Record<string, Place> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The picture with what is cut out of it; strokes are drawn by pointer, or by arrow keys with Space to set the brush down and lift it. */
export function CutStage({ picture, painting, brush, radius, before, onMark }: CutStageProps) {
  const { t } = useTranslation()
  const { width, height } = picture
  const scale = Math.min(1, finest / Math.max(width, height))
  const field = useRef<HTMLDivElement>(null)
  const cutLayer = useRef<HTMLCanvasElement>(null)
  const markLayer = useRef<HTMLCanvasElement>(null)
  const [line, setLine] = useState<readonly Place[]>([])
  const [cursor, setCursor] = useState<Place | null>(null)
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

  const placeOf = ({ clientX, clientY }: PointerEvent): Place => {
    const box = field.current?.getBoundingClientRect()
    if (!box) return [0, 0]
    return kept([((clientX - box.left) / box.width) * width, ((clientY - box.top) / box.height) * height])
  }
  const kept = ([x, y]: Place): Place => [Math.max(0, Math.min(width, x)), Math.max(0, Math.min(height, y))]
  const lift = () => {
    if (line.length > 0) onMark({ brush, radius, points: thinned(line) })
    setLine([])
  }
  const press = (event: KeyboardEvent) => {
    const by = steps[event.key]
    const at = cursor ?? [width / 2, height / 2]
    if (by) {
      const far = Math.max(width, height) * (event.shiftKey ? 0.05 : 0.01)
      const next = kept([at[0] + by[0] * far, at[1] + by[1] * far])
      setCursor(next)
      if (line.length > 0) setLine([...line, next])
    } else if (event.key === ' ') {
      setCursor(at)
      if (line.length > 0) lift()
      else setLine([at])
    } else if (event.key === 'Escape' && line.length > 0) setLine([])
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div className={styles.stage}>
      <div
        ref={field}
        role="application"
        tabIndex={0}
        data-keeps-arrows
        aria-label={t('{{name}}: arrow keys move the brush, Space sets it down and lifts it', { name: picture.name })}
        className={styles.field}
        style={{ aspectRatio: `${width} / ${height}`, ['--aspect' as string]: width / height }}
        onKeyDown={press}
        onBlur={() => setCursor(null)}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          setCursor(null)
          setLine([placeOf(event)])
        }}
        onPointerMove={(event) => {
          if (line.length > 0 && event.buttons > 0) setLine([...line, placeOf(event)])
        }}
        onPointerUp={lift}
        onPointerCancel={() => setLine([])}
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

const mostPoints = 500

/** At most as many places as the server takes. */
const thinned = (line: readonly Place[]): Place[] => {
  const every = Math.ceil(line.length / mostPoints)
  return line.filter((_, i) => i % every === 0 || i === line.length - 1)
}
