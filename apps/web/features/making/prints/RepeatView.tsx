import { Button, Switch } from '@mantine/core'
import '@mantine/core/styles/Switch.layer.css'
import { IconCreditCard, IconZoomIn, IconZoomOut } from '@tabler/icons-react'
import { useElementSize } from '@mantine/hooks'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../shell/parts/IconButton.tsx'
import { useScreenPixel } from '../../../shared/fields/dragging/screenScale.ts'
import { DrawnCanvas } from './DrawnCanvas.tsx'
import styles from './printStudio.module.css'
import { Ruler } from './Ruler.tsx'
import { fittingAcross, unitOf, zoomedAcross } from './rulerMarks.ts'
import { tilesOver } from './tilesOver.ts'
import type { ShownPrint } from './usePrintPicture.ts'
import { lazyPart } from '../../../shell/lazyPart.ts'

const Calibrate = lazyPart('generating', async () => (await import('./Calibrate.tsx')).Calibrate)

const margin = 24

/** A tile among its neighbours in true scale, under a ruler (requirement S2.52). */
export function RepeatView({ shown: { document, source, aspect } }: { shown: ShownPrint }) {
  const { t } = useTranslation()
  const { ref, width: whole, height: tall } = useElementSize<HTMLDivElement>()
  const [chosen, setChosen] = useState<number | null>(null)
  const [edges, setEdges] = useState(true)
  const [measuring, setMeasuring] = useState(false)
  const pixel = useScreenPixel()
  const [width, height] = [Math.floor(whole - margin), Math.floor(tall - margin)]
  const across = chosen ?? fittingAcross(document.width)
  const scale = width / across
  const size = { width: document.width, height: document.width * aspect }
  const says = `${document.width} × ${Number(size.height.toFixed(1))} mm`
  return (
    <div className={styles.view}>
      <div className={styles.viewTools}>
        <span className={styles.measure}>{says}</span>
        <Switch
          size="sm"
          label={t('Edges of tiles')}
          checked={edges}
          onChange={({ currentTarget }) => setEdges(currentTarget.checked)}
        />
        <Button size="compact-sm" variant="default" onClick={() => setChosen(width * pixel)}>
          {t('True size')}
        </Button>
        <IconButton name={t('Measure this screen with a bank card')} onClick={() => setMeasuring(true)}>
          <IconCreditCard size={18} stroke={1.4} />
        </IconButton>
        <Button size="compact-sm" variant="default" disabled={chosen === null} onClick={() => setChosen(null)}>
          {t('Fit')}
        </Button>
        <IconButton name={t('Zoom out')} onClick={() => setChosen(zoomedAcross(across, -1))}>
          <IconZoomOut size={18} stroke={1.4} />
        </IconButton>
        <IconButton name={t('Zoom in')} onClick={() => setChosen(zoomedAcross(across, 1))}>
          <IconZoomIn size={18} stroke={1.4} />
        </IconButton>
      </div>
      {measuring && (
        <Suspense>
          <Calibrate onClose={() => setMeasuring(false)} />
        </Suspense>
      )}
      <div ref={ref} className={styles.cloth}>
        {width > 0 && height > 0 && (
          <>
            <span className={styles.unit}>{unitOf(scale)}</span>
            <Ruler along="top" scale={scale} length={width} />
            <Ruler along="side" scale={scale} length={height} />
            <div className={styles.laid} style={{ width, height }}>
              <DrawnCanvas
                slot="print studio"
                name={t('The tile with its neighbours, {{size}}', { size: says })}
                order={{
                  kind: 'print',
                  source,
                  repeat: document.repeat,
                  across,
                  tileWidth: document.width,
                  width,
                  height,
                }}
              />
              {edges && size.width * scale > 16 && (
                <svg className={styles.edges} width={width} height={height} aria-hidden>
                  {tilesOver(document.repeat, size, { width: across, height: height / scale })
                    .toReversed()
                    .map(({ x, y }) => (
                      <rect
                        key={`${x} ${y}`}
                        data-first={(x === 0 && y === 0) || undefined}
                        x={x * scale}
                        y={y * scale}
                        width={size.width * scale}
                        height={size.height * scale}
                      />
                    ))}
                </svg>
              )}
            </div>
          </>
        )}
      </div>
    </div>
  )
}
