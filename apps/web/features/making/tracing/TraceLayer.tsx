import { openBridges, openStretches } from './corrections.ts'
import type { Draft, Mark, Place } from './tracingDraft.ts'
import { ringPath } from '@toile/picture/reading/trace/ringPath.ts'
import styles from './tracing.module.css'

interface TraceLayerProps {
  draft: Draft
  sheet: { width: number; height: number }
  /** How much of the tracing is seen from the left, in hundredths. */
  split: number
}

/** What is traced, drawn over the picture: a veil over the ground, the outline, its doubtful stretches and bridges, and the strokes. */
export function TraceLayer({ draft, sheet: { width, height }, split }: TraceLayerProps) {
  const outline = draft.rings.map(ringPath).join('')
  const whole = `M-1 -1H${width + 1}V${height + 1}H-1Z`
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className={styles.layer}
      style={{ clipPath: split === 100 ? undefined : `inset(0 ${100 - split}% 0 0)` }}
      aria-hidden
    >
      {outline && <path className={styles.veil} d={whole + outline} />}
      <path className={styles.halo} d={outline} />
      <path className={styles.outline} d={outline} />
      {openStretches(draft).map((path, i) => (
        <g key={`stretch ${i}`}>
          <path className={styles.doubtHalo} d={lineOf(path)} />
          <path className={styles.doubt} d={lineOf(path)} />
        </g>
      ))}
      {openBridges(draft).map(({ number, ends }) => (
        <g key={`bridge ${number}`}>
          <path className={styles.doubtHalo} d={lineOf(ends)} />
          <path className={styles.bridge} d={lineOf(ends)} />
        </g>
      ))}
      {draft.marks.map((mark, i) => (
        <MarkLine key={`mark ${i}`} mark={mark} />
      ))}
      {draft.box && (
        <rect
          className={styles.box}
          x={draft.box.left}
          y={draft.box.top}
          width={draft.box.width}
          height={draft.box.height}
        />
      )}
    </svg>
  )
}

/** One stroke in the color of what it says. */
export function MarkLine({ mark: { kind, points, radius } }: { mark: Mark }) {
  return (
    <path
      className={styles.mark}
      data-kind={kind}
      d={lineOf(points.length === 1 ? [...points, ...points] : points)}
      strokeWidth={kind === 'close' ? undefined : radius * 2}
    />
  )
}

const lineOf = (path: readonly Place[]): string =>
  path.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')
