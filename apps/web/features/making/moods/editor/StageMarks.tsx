import { useMoodEditor } from '../editorContext.ts'
import styles from './editor.module.css'
import { gridStep } from './boardDraft.ts'

/** What shows over the board and is not printed: its margin, the grid, guides and the marquee. */
export function StageMarks({ scale }: { scale: number }) {
  const { board, project, draft, grid } = useMoodEditor()
  const { margin } = project.moodSheet
  const { width, height } = board
  const marquee = draft?.marquee
  return (
    <svg className={styles.marks} viewBox={`0 0 ${width} ${height}`} aria-hidden>
      {grid && scale * gridStep >= 4 && (
        <path
          className={styles.grid}
          d={[
            ...Array.from({ length: Math.floor(width / gridStep) }, (_, i) => `M${(i + 1) * gridStep} 0V${height}`),
            ...Array.from({ length: Math.floor(height / gridStep) }, (_, i) => `M0 ${(i + 1) * gridStep}H${width}`),
          ].join('')}
        />
      )}
      {margin > 0 && (
        <rect className={styles.margin} x={margin} y={margin} width={width - 2 * margin} height={height - 2 * margin} />
      )}
      {draft?.guides.map(({ axis, at, from, to }) => (
        <path
          key={`${axis}${at}`}
          className={styles.guide}
          d={axis === 'x' ? `M${at} ${from}V${to}` : `M${from} ${at}H${to}`}
        />
      ))}
      {marquee && (
        <rect
          className={styles.marquee}
          x={marquee.left}
          y={marquee.top}
          width={marquee.right - marquee.left}
          height={marquee.bottom - marquee.top}
        />
      )}
    </svg>
  )
}
