import type { KeyFrame } from '@toile/craft/motions/own/ownMotion.ts'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { numberOf } from '../../../../languages/numberOf.ts'
import styles from './own.module.css'

interface TimeLineProps {
  keys: readonly KeyFrame[]
  current: string
  /** Seconds that the line shows. */
  seconds: number
  onChoose: (id: string) => void
  onMove: (id: string, at: number) => void
  onRemove: (id: string) => void
}

/** Seconds by which an arrow key moves a key frame, and what a hand is rounded to. */
const grain = 0.1
const near = (at: number) => Math.round(at / grain) * grain

/** The key frames in the order of their time: chosen, dragged to another time or moved by arrow keys, taken off by Delete; what is held is a bar. */
export function TimeLine({ keys, current, seconds, onChoose, onMove, onRemove }: TimeLineProps) {
  const { t } = useTranslation()
  const line = useRef<HTMLDivElement>(null)
  const held = useRef<string | null>(null)
  const bounded = (at: number) => Number(Math.max(0, Math.min(seconds, near(at))).toFixed(2))
  const share = (at: number) => `${(at / seconds) * 100}%`
  return (
    <div className={styles.line} ref={line} role="group" aria-label={t('Time line')}>
      {Array.from({ length: Math.floor(seconds) + 1 }, (_, i) => (
        <i key={i} style={{ left: share(i) }} aria-hidden>
          {i}
        </i>
      ))}
      {keys.map(({ id, at }, i) => (
        <button
          key={id}
          type="button"
          className={styles.key}
          data-keeps-arrows
          aria-pressed={id === current}
          aria-label={t('Key frame {{number}} at {{seconds}} seconds', { number: i + 1, seconds: numberOf(at, 1) })}
          style={{ left: share(at) }}
          onClick={() => onChoose(id)}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId)
            held.current = id
            onChoose(id)
          }}
          onPointerMove={({ clientX }) => {
            const box = line.current?.getBoundingClientRect()
            if (held.current === id && box) onMove(id, bounded(((clientX - box.left) / box.width) * seconds))
          }}
          onPointerUp={() => {
            held.current = null
          }}
          onPointerCancel={() => {
            held.current = null
          }}
          onKeyDown={(event) => {
            const by = { ArrowLeft: -grain, ArrowRight: grain }[event.key]
            if (by !== undefined) onMove(id, bounded(at + by))
            else if (event.key === 'Delete' || event.key === 'Backspace') onRemove(id)
            else return
            event.preventDefault()
            event.stopPropagation()
          }}
        ></button>
      ))}
      {keys.map(({ id, at, hold }) => (
        <span key={id} style={{ left: share(at), width: share(hold) }} aria-hidden />
      ))}
    </div>
  )
}
