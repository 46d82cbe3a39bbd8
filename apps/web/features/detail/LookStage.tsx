import { SegmentedControl } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import type { DesignEntry } from '@toile/contract/features/designs.ts'
import type { Design, Worn } from '@toile/craft/designs/design.ts'
import type { View } from '@toile/craft/mannequins/figure.ts'
import { IconMaximize, IconZoomIn, IconZoomOut } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../shell/parts/IconButton.tsx'
import { LookCanvas } from '../../shared/drawing/LookCanvas.tsx'
import { fitting, zoomAt } from '../../shared/zoom/zoom.ts'
import { ZoomArea } from '../../shared/zoom/ZoomArea.tsx'
import { KnobHandles } from './apparel/KnobHandles.tsx'
import { FirstPicture } from './FirstPicture.tsx'
import { PrintHandles } from './print/PrintHandles.tsx'
import { usePrintAspect } from './print/usePrintAspect.ts'
import styles from './stage.module.css'
import type { Edit } from './edit.ts'

interface LookStageProps {
  name: string
  entry: DesignEntry
  design: Design
  view: View
  onView: (view: View) => void
  /** The garment whose print is taken hold of. */
  held: Worn | null
  /** The garment whose knobs are taken hold of. */
  shaped: Worn | null
  edit: Edit
}

/** The look large, front or back, zoomed as it was (look.md C26); until it is drawn, the picture that is there already. */
export function LookStage({ name, entry, design, view, onView, held, shaped, edit }: LookStageProps) {
  const { t } = useTranslation()
  const { ref, width, height } = useElementSize()
  const [zoom, setZoom] = useState(fitting)
  const [drawn, setDrawn] = useState(false)
  const aspect = usePrintAspect(held?.print ?? null)
  const finer = zoom.scale > 1 ? Math.min(4, 2 ** Math.ceil(Math.log2(zoom.scale))) : 1
  const shown = view === 'front' ? t('{{name}}, front', { name }) : t('{{name}}, back', { name })
  return (
    <div className={styles.stage}>
      <div className={styles.picture} ref={ref}>
        <ZoomArea
          zoom={zoom}
          onZoom={setZoom}
          name={shown}
          over={
            <>
              {shaped && <KnobHandles {...{ design, worn: shaped, view, width, height, zoom, edit }} />}
              {held?.print && !held.hidden && aspect && (
                <PrintHandles
                  design={design}
                  worn={{ ...held, print: held.print }}
                  view={view}
                  aspect={aspect}
                  width={width}
                  height={height}
                  zoom={zoom}
                  edit={edit}
                />
              )}
            </>
          }
        >
          <LookCanvas
            design={design}
            view={view}
            name={shown}
            width={width}
            height={height}
            finer={finer}
            onDrawn={() => setDrawn(true)}
          />
          {!drawn && <FirstPicture entry={entry} design={design} view={view} />}
        </ZoomArea>
      </div>
      <div className={styles.views}>
        <SegmentedControl
          size="sm"
          aria-label={t('Side')}
          value={view}
          onChange={(next) => onView(next === 'back' ? 'back' : 'front')}
          data={[
            { value: 'front', label: t('Front|view') },
            { value: 'back', label: t('Back|view') },
          ]}
        />
      </div>
      <div className={styles.zoom}>
        <IconButton name={t('Smaller')} disabled={zoom.scale === 1} onClick={() => setZoom(zoomAt(zoom, 1 / 1.5))}>
          <IconZoomOut size={18} stroke={1.5} />
        </IconButton>
        <IconButton name={t('Larger')} onClick={() => setZoom(zoomAt(zoom, 1.5))}>
          <IconZoomIn size={18} stroke={1.5} />
        </IconButton>
        <IconButton name={t('Fit')} disabled={zoom.scale === 1} onClick={() => setZoom(fitting)}>
          <IconMaximize size={18} stroke={1.5} />
        </IconButton>
      </div>
    </div>
  )
}
