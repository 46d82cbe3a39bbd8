import { SegmentedControl } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import type { Design } from '@toile/craft/designs/design.ts'
import { sizeOf } from '@toile/craft/designs/size.ts'
import type { View } from '@toile/craft/mannequins/figure.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LookCanvas } from '../../shared/drawing/LookCanvas.tsx'
import { fitting, type Zoom } from '../../shared/zoom/zoom.ts'
import { ZoomArea } from '../../shared/zoom/ZoomArea.tsx'
import type { EditTabProps } from './edit.ts'
import { FirstPicture } from './FirstPicture.tsx'
import { BeforePicture } from './large/BeforePicture.tsx'
import { useChosenBefore } from './large/chosenBefore.ts'
import { EnlargeButton } from './large/EnlargeButton.tsx'
import { LeaveButton } from './large/LeaveButton.tsx'
import { useBefore } from './large/useBefore.tsx'
import { overlays } from './overlays.ts'
import styles from './stage.module.css'
import type { TabId } from './tabIds.ts'
import { ZoomButtons } from './ZoomButtons.tsx'

interface LookStageProps extends EditTabProps {
  name: string
  /** The look as it was when it was opened. */
  opened: Design
  tab: TabId
  onTab: (tab: TabId) => void
  onView: (view: View) => void
  large: boolean
}

/** Four pixels of the screen for one of the picture. */
const largest = 4

/** The look large, front or back, zoomed as it was (look.md C26), before and after; until it is drawn, the picture that is there already. */
export function LookStage({ name, opened, tab, onTab, onView, large, ...editing }: LookStageProps) {
  const { entry, design, view } = editing
  const { t } = useTranslation()
  const { ref, width, height } = useElementSize()
  const [zoom, setZoom] = useState(fitting)
  const [drawn, setDrawn] = useState(false)
  const chosen = useChosenBefore(entry.id)
  const was = chosen?.design ?? opened
  const before = useBefore(was, design, chosen?.name)
  const size = sizeOf(design)
  const fit = Math.min(width / size.width, height / size.height) || 1
  const most = Math.max(1, largest / fit)
  const finer = finerOf(zoom)
  const shown = view === 'front' ? t('{{name}}, front', { name }) : t('{{name}}, back', { name })
  const picture = { view, width, height, finer }
  const over = { ...editing, tab, onTab, width, height, zoom, large }
  return (
    <div className={styles.stage} data-large={large || undefined}>
      <div className={styles.picture} ref={ref}>
        <ZoomArea
          zoom={zoom}
          onZoom={setZoom}
          name={shown}
          most={most}
          actual={1 / fit}
          over={
            !before.shown && overlays.map(({ id, on, Overlay }) => (on(over) ? <Overlay key={id} {...over} /> : null))
          }
        >
          <LookCanvas {...picture} design={design} name={shown} onDrawn={() => setDrawn(true)} />
          {!drawn && <FirstPicture entry={entry} design={design} view={view} />}
          {before.there && (
            <BeforePicture {...picture} design={was} shown={before.shown} name={t('{{name}}, as it was', { name })} />
          )}
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
        {before.button}
      </div>
      <div className={styles.corner} data-leaves={large || undefined}>
        {large ? <LeaveButton /> : <EnlargeButton />}
      </div>
      <ZoomButtons zoom={zoom} onZoom={setZoom} fit={fit} most={most} />
    </div>
  )
}

/** How much finer a zoomed picture is drawn; in steps, so that it is not drawn again at every turn of the wheel. */
const finerOf = ({ scale }: Zoom) => (scale > 1 ? Math.min(4, 2 ** Math.ceil(Math.log2(scale))) : 1)
