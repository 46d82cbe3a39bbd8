import { addLine, deleteLines, joinLines } from '@toile/craft/sketches/lineChanges.ts'
import type { DrawnLayer, DrawnLine, LineDrawing } from '@toile/craft/sketches/lineDrawing.ts'
import type { LineDrawingChange } from '@toile/craft/sketches/lineDrawingChanges.ts'
import { penUnit } from '@toile/picture/export/linePens.ts'
import { fitNodes } from '@toile/picture/kernels/fitNodes.ts'
import type { OpenDocument } from '@toile/rules/document.ts'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { usePan } from '../../parts/usePan.ts'
import { useZoomedView } from '../../parts/useZoomedView.ts'
import { LinesByLayer, pathOf } from '../DrawnLines.tsx'
import styles from '../lines.module.css'
import { LinePoints } from './LinePoints.tsx'
import type { LineToolId } from './lineTools.ts'
import { PenLayer } from './PenLayer.tsx'

interface CorrectStageProps {
  name: string
  document: OpenDocument<LineDrawing, LineDrawingChange>
  drawing: LineDrawing
  hidden: ReadonlySet<DrawnLayer>
  tool: LineToolId
  /** The layer that is drawn in. */
  layer: DrawnLayer
  picked: DrawnLine | null
  onPick: (id: string | null) => void
  zoom: number
  onZoom: (zoom: number) => void
}

/** How far a drawn curve may be off the hand, in shares of the page's longer side. */
const tolerance = 1 / 400

/** The drawing with its lines to be picked and worked on with the chosen tool. */
export function CorrectStage(props: CorrectStageProps) {
  const { name, document, drawing, hidden, tool, layer, picked, onPick, zoom, onZoom } = props
  const { t } = useTranslation()
  const { width, height } = drawing
  const view = useZoomedView(zoom, onZoom)
  const shown = drawing.lines.filter((line) => !hidden.has(line.layer))
  const pan = usePan(view)
  const press = (id: string) => {
    if (tool === 'join' && picked) {
      document.change(joinLines, { first: picked.id, second: id })
      onPick(picked.id)
    } else onPick(id)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.target !== event.currentTarget) return
    const at = shown.findIndex(({ id }) => id === picked?.id)
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (step && shown.length > 0) onPick(shown[(at + step + shown.length) % shown.length]?.id ?? null)
    else if ((event.key === 'Delete' || event.key === 'Backspace') && picked) {
      document.change(deleteLines, [picked.id])
      onPick(null)
    } else if (event.key === 'Enter' && picked) event.currentTarget.querySelector<HTMLElement>('[data-node]')?.focus()
    else if (event.key === 'Escape' && picked) onPick(null)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div className={styles.stage}>
      <div
        ref={view}
        className={styles.view}
        role="group"
        tabIndex={0}
        data-keeps-arrows
        aria-label={t('{{name}}, lines: {{number}}. Left and right arrow keys pick one', {
          name,
          number: drawing.lines.length,
        })}
        data-moves={tool === 'move' || undefined}
        onKeyDown={onKeyDown}
        {...(tool === 'move' ? pan : {})}
      >
        <div
          className={styles.sheet}
          style={{
            aspectRatio: `${width} / ${height}`,
            ['--aspect' as string]: width / height,
            ['--zoom' as string]: zoom,
          }}
        >
          <svg viewBox={`0 0 ${width} ${height}`} data-tool={tool} aria-hidden>
            <LinesByLayer drawing={drawing} hidden={hidden} />
            {picked && <path className={styles.pickedHalo} d={pathOf(picked)} />}
            {picked && <path className={styles.picked} d={pathOf(picked)} />}
            {(tool === 'points' || tool === 'join') &&
              shown.map((line) => (
                <path
                  key={line.id}
                  className={styles.hit}
                  data-line={line.id}
                  d={pathOf(line)}
                  onPointerDown={() => press(line.id)}
                />
              ))}
          </svg>
          {tool === 'points' && picked && <LinePoints document={document} drawing={drawing} line={picked} />}
          {tool === 'pen' && (
            <PenLayer
              drawing={drawing}
              onLine={(points) => {
                const nodes = fitNodes(points, Math.max(width, height) * tolerance)
                if (nodes.length < 2) return
                document.change(addLine, { layer, closed: false, nodes })
                onPick(document.get().lines.at(-1)?.id ?? null)
              }}
              pen={penUnit(drawing)}
            />
          )}
        </div>
      </div>
    </div>
  )
}
