import { SegmentedControl } from '@mantine/core'
import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import { useTranslation } from 'react-i18next'
import { SheetZoom } from '../../parts/SheetZoom.tsx'
import styles from '../lines.module.css'
import { type LineToolId, lineTools } from './lineTools.ts'

interface CorrectToolsProps {
  tool: LineToolId
  onTool: (tool: LineToolId) => void
  zoom: number
  onZoom: (zoom: number) => void
}

/** The tools over the drawing, and how large it is shown. */
export function CorrectTools({ tool, onTool, zoom, onZoom }: CorrectToolsProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.tools}>
      <SegmentedControl
        className={styles.toolChoice}
        aria-label={t('Tool')}
        value={tool}
        onChange={(id) => onTool(lineTools.find((one) => one.id === id)?.id ?? 'points')}
        data={lineTools.map(({ id, label }) => ({ value: id, label: t(label) }))}
      />
      <span className={styles.zoom}>
        <SheetZoom zoom={zoom} onZoom={onZoom} />
      </span>
    </div>
  )
}
