import { Button, SegmentedControl } from '@mantine/core'
import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { percentOf } from '../../../../languages/numberOf.ts'
import { IconButton } from '../../../../shell/parts/IconButton.tsx'
import { leastZoom, mostZoom, zoomStep } from '../../parts/zooming.ts'
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
  const icon = { size: 18, stroke: 1.6 } as const
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
        <IconButton name={t('Smaller')} disabled={zoom <= leastZoom} onClick={() => onZoom(zoom / zoomStep)}>
          <IconMinus {...icon} />
        </IconButton>
        <Button
          variant="subtle"
          size="compact-sm"
          aria-label={t('{{share}} %: fit the sheet', { share: Math.round(zoom * 100) })}
          onClick={() => onZoom(1)}
        >
          {percentOf(zoom)}
        </Button>
        <IconButton name={t('Larger')} disabled={zoom >= mostZoom} onClick={() => onZoom(zoom * zoomStep)}>
          <IconPlus {...icon} />
        </IconButton>
      </span>
    </div>
  )
}
