import { Button, SegmentedControl } from '@mantine/core'
import { deleteLines, joinLines, mirrorLines, setLines, smoothLine } from '@toile/craft/sketches/lineChanges.ts'
import {
  type DrawnLayer,
  type DrawnLine,
  drawnLayers,
  drawnLineSchema,
  type LineDrawing,
} from '@toile/craft/sketches/lineDrawing.ts'
import type { LineDrawingChange } from '@toile/craft/sketches/lineDrawingChanges.ts'
import type { OpenDocument } from '@toile/rules/document.ts'
import { IconFlipHorizontal, IconTrash, IconVectorSpline, IconWaveSine } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import styles from '../lines.module.css'

interface LinePanelProps {
  document: OpenDocument<LineDrawing, LineDrawingChange>
  drawing: LineDrawing
  line: DrawnLine | null
  /** The layer that the pen draws in. */
  layer: DrawnLayer
  onLayer: (layer: DrawnLayer) => void
  onPick: (id: string | null) => void
}

const pens = [4, 2, 1] as const
const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const

/** The layer and pen of the picked line, or the layer that the next is drawn in; and what is done with it and with the whole drawing. */
export function LinePanel({ document, drawing, line, layer, onLayer, onPick }: LinePanelProps) {
  const { t } = useTranslation()
  const layerOf = (value: string) => drawnLineSchema.shape.layer.parse(value)
  return (
    <>
      <div className={styles.panel}>
        <h2>{line ? t('The picked line') : t('The next line')}</h2>
        <h3 aria-hidden>{t('Layer')}</h3>
        <SegmentedControl
          fullWidth
          orientation="vertical"
          aria-label={t('Layer')}
          value={line?.layer ?? layer}
          onChange={(value) => {
            onLayer(layerOf(value))
            if (line) document.change(setLines, { ids: [line.id], layer: layerOf(value) })
          }}
          data={drawnLayers.map(({ id, label }) => ({ value: id, label: t(label) }))}
        />
        {line && <h3 aria-hidden>{t('Pen')}</h3>}
        {line && (
          <SegmentedControl
            fullWidth
            aria-label={t('Pen')}
            value={String(line.pen)}
            onChange={(value) =>
              document.change(setLines, { ids: [line.id], pen: pens.find((pen) => String(pen) === value) ?? 1 })
            }
            data={pens.map((pen) => ({ value: String(pen), label: String(pen) }))}
          />
        )}
        {line && (
          <div className={styles.acts}>
            <Button
              variant="default"
              leftSection={<IconWaveSine {...icon} />}
              onClick={() => document.change(smoothLine, { id: line.id })}
            >
              {t('Smooth')}
            </Button>
            <Button
              variant="default"
              disabled={line.closed || line.nodes.length < 3}
              leftSection={<IconVectorSpline {...icon} />}
              onClick={() => document.change(joinLines, { first: line.id, second: line.id })}
            >
              {t('Close the line')}
            </Button>
            <Button
              variant="default"
              leftSection={<IconTrash {...icon} />}
              onClick={() => {
                document.change(deleteLines, [line.id])
                onPick(null)
              }}
            >
              {t('Delete the line')}
            </Button>
          </div>
        )}
      </div>
      <div className={styles.panel}>
        <h2>{t('Make symmetric')}</h2>
        <div className={styles.acts}>
          {(['left', 'right'] as const).map((side) => (
            <Button
              key={side}
              variant="default"
              disabled={drawing.lines.length === 0}
              leftSection={<IconFlipHorizontal {...icon} />}
              onClick={() => {
                onPick(null)
                document.change(mirrorLines, { side })
              }}
            >
              {side === 'left' ? t('By its left side') : t('By its right side')}
            </Button>
          ))}
        </div>
      </div>
    </>
  )
}
