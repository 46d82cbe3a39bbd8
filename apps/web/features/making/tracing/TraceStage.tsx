import type { Picture } from '@toile/contract/features/files.ts'
import type { OpenDocument } from '@toile/rules/document.ts'
import { useTranslation } from 'react-i18next'
import { AnchorPins } from './AnchorPins.tsx'
import { Bridges } from './Bridges.tsx'
import { BrushLayer } from './BrushLayer.tsx'
import type { TracingChange } from './tracingChanges.ts'
import type { Draft } from './tracingDraft.ts'
import { OtherGarments } from './OtherGarments.tsx'
import { OutlinePoints } from './OutlinePoints.tsx'
import { sheetOf } from './sheetOf.ts'
import { isDrawing, type ToolId } from './tools.ts'
import styles from './tracing.module.css'
import { TraceLayer } from './TraceLayer.tsx'
import { usePan } from '../parts/usePan.ts'
import { useZoomedView } from '../parts/useZoomedView.ts'

interface TraceStageProps {
  picture: Picture
  document: OpenDocument<Draft, TracingChange>
  draft: Draft
  tool: ToolId
  /** Radius of the brush in hundredths of the sheet's longer side. */
  brush: number
  zoom: number
  onZoom: (zoom: number) => void
  split: number
  onTrace: () => void
}

/** The sketch with its tracing over it, to be zoomed, moved and worked on with the chosen tool. */
export function TraceStage({ picture, document, draft, tool, brush, zoom, onZoom, split, onTrace }: TraceStageProps) {
  const { t } = useTranslation()
  const sheet = sheetOf(picture, draft.found)
  const view = useZoomedView(zoom, onZoom)
  const pan = usePan(view)
  const marks = split > 0
  return (
    <div className={styles.stage}>
      <div
        ref={view}
        className={styles.view}
        role="group"
        tabIndex={0}
        data-keeps-arrows
        aria-label={t('{{name}}: arrow keys move the picture', { name: picture.name })}
        data-moves={tool === 'move' || undefined}
        {...(tool === 'move' ? pan : {})}
      >
        <div
          className={styles.field}
          style={{
            aspectRatio: `${sheet.width} / ${sheet.height}`,
            ['--aspect' as string]: sheet.width / sheet.height,
            ['--zoom' as string]: zoom,
          }}
        >
          <img src={picture.url} alt={picture.name} draggable={false} />
          <TraceLayer draft={draft} sheet={sheet} split={split} />
          {marks && (tool === 'outline' || tool === 'pins') && (
            <div className={styles.points}>
              {tool === 'outline' ? (
                <OutlinePoints document={document} draft={draft} sheet={sheet} />
              ) : (
                <AnchorPins document={document} draft={draft} sheet={sheet} />
              )}
            </div>
          )}
          {isDrawing(tool) && (
            <BrushLayer
              key={tool}
              document={document}
              tool={tool}
              sheet={sheet}
              radius={(Math.max(sheet.width, sheet.height) * brush) / 100}
            />
          )}
          {marks && (tool === 'close' || tool === 'outline') && (
            <Bridges document={document} draft={draft} sheet={sheet} />
          )}
          {marks && (tool === 'box' || tool === 'outline') && (
            <OtherGarments document={document} draft={draft} sheet={sheet} onTrace={onTrace} />
          )}
        </div>
      </div>
    </div>
  )
}
