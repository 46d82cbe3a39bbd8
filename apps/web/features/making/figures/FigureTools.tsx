import { Button, SegmentedControl } from '@mantine/core'
import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import { useTranslation } from 'react-i18next'
import styles from './figures.module.css'
import type { Brush, Mark } from './strokes.ts'

/** What a drag over the picture does: moves points, or says what belongs to the figure. */
export type Tool = 'points' | Brush

const tools: readonly { id: Tool; label: string }[] = [
  { id: 'points', label: 'Points|landmarks' },
  { id: 'keep', label: 'Keep this' },
  { id: 'drop', label: 'Drop this' },
]

interface FigureToolsProps {
  tool: Tool
  onTool: (tool: Tool) => void
  marks: readonly Mark[]
  onMarks: (marks: readonly Mark[]) => void
  busy: boolean
  onCut: () => void
}

/** Points or outline: strokes say what to keep and to drop, and have the outline cut anew. */
export function FigureTools({ tool, onTool, marks, onMarks, busy, onCut }: FigureToolsProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.tools}>
      <SegmentedControl
        size="sm"
        aria-label={t('Tool')}
        value={tool}
        data={tools.map(({ id, label }) => ({ value: id, label: t(label) }))}
        onChange={(id) => onTool(tools.find((one) => one.id === id)?.id ?? 'points')}
      />
      {tool !== 'points' && (
        <>
          <Button
            size="compact-sm"
            variant="default"
            disabled={marks.length === 0 || busy}
            onClick={() => onMarks(marks.slice(0, -1))}
          >
            {t('Undo the last stroke')}
          </Button>
          <Button size="compact-sm" disabled={marks.length === 0} loading={busy} onClick={onCut}>
            {t('Cut anew')}
          </Button>
        </>
      )}
    </div>
  )
}
