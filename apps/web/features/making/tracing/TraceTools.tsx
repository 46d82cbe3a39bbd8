import { Button, SegmentedControl } from '@mantine/core'
import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import { useTranslation } from 'react-i18next'
import { Range } from '../../../shared/fields/numbers/Range.tsx'
import { isDrawing, type ToolId, tools } from './tools.ts'
import styles from './tracing.module.css'
import { SheetZoom } from '../parts/SheetZoom.tsx'

interface TraceToolsProps {
  tool: ToolId
  onTool: (tool: ToolId) => void
  /** Radius of the brush in hundredths of the sheet's longer side. */
  brush: number
  onBrush: (brush: number) => void
  zoom: number
  onZoom: (zoom: number) => void
  /** How much of the tracing covers the picture from the left, in hundredths. */
  split: number
  onSplit: (split: number) => void
}

/** The tools over the sheet, the size of the brush, the zoom, and the comparison of before and after. */
export function TraceTools({ tool, onTool, brush, onBrush, zoom, onZoom, split, onSplit }: TraceToolsProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.tools}>
      <SegmentedControl
        className={styles.toolChoice}
        aria-label={t('Tool')}
        value={tool}
        onChange={(id) => onTool(tools.find((one) => one.id === id)?.id ?? 'outline')}
        data={tools.map(({ id, label }) => ({ value: id, label: t(label) }))}
      />
      <label className={styles.slider} data-idle={!isDrawing(tool) || tool === 'box' || tool === 'close' || undefined}>
        <span>{t('Size of the brush')}</span>
        <Range name={t('Size of the brush')} least={0.4} most={6} step={0.2} value={brush} onChange={onBrush} />
      </label>
      <label className={styles.slider}>
        <span>{t('Before and after')}</span>
        <Range
          name={t('Before and after')}
          least={0}
          most={100}
          step={1}
          value={split}
          says={t('{{share}} % traced', { share: split })}
          onChange={onSplit}
        />
      </label>
      <Button
        variant="default"
        size="compact-sm"
        aria-pressed={split === 0}
        onClick={() => onSplit(split === 0 ? 100 : 0)}
      >
        {t('Show the picture alone')}
      </Button>
      <span className={styles.zoom}>
        <SheetZoom zoom={zoom} onZoom={onZoom} />
      </span>
    </div>
  )
}
