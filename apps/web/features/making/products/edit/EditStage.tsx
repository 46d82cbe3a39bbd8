import { Button } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import type { Retouch, Retouched } from '@toile/craft/products/retouch.ts'
import { IconColumns2 } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Slider } from '../../../../shared/compare/Slider.tsx'
import { CropBox } from '../../../../shared/uploads/dialog/CropBox.tsx'
import { fitting, type Zoom } from '../../../../shared/zoom/zoom.ts'
import { retouchedOrder } from '../retouchedOrder.ts'
import { ShotCanvas } from '../shot/ShotCanvas.tsx'
import shot from '../shot/shot.module.css'
import { CornerPins } from './CornerPins.tsx'
import styles from './edit.module.css'
import { MarkLayer } from './MarkLayer.tsx'
import type { Brushing } from './useBrushing.ts'

interface EditStageProps {
  /** What is shown: all steps, or those before the one that is laid on the picture by hand. */
  shown: Retouched
  /** The step that is laid on the picture by hand, where one is. */
  step: Retouch | null
  brushing: Brushing
  name: string
  onStep: (step: Retouch, drag?: string) => void
}

const longest = 1024

/** The picture with its steps, drawn as they change; frames, pins and strokes lie over it, and the original beside it. */
export function EditStage({ shown, step, brushing, name, onStep }: EditStageProps) {
  const { t } = useTranslation()
  const { ref, width, height } = useElementSize()
  const [size, setSize] = useState({ width: 4, height: 5 })
  const [compares, setCompares] = useState(false)
  const [zoom, setZoom] = useState<Zoom>(fitting)
  const room = Math.min(longest, Math.round(Math.max(width, height)))
  const order = useMemo(() => retouchedOrder(shown, { width: room, height: room }), [shown, room])
  const original = useMemo(
    () => retouchedOrder({ picture: shown.picture, steps: [] }, { width: room, height: room }),
    [shown.picture, room],
  )
  const ratio = size.width / size.height
  const wide = Math.floor(Math.min(width, height * ratio))
  const over = step && !compares ? <Over step={step} size={size} brushing={brushing} onStep={onStep} /> : null
  return (
    <div className={shot.stage} data-stage>
      <div className={shot.room} ref={ref}>
        <div
          className={shot.picture}
          style={compares ? undefined : { width: wide, height: Math.round(wide / ratio) }}
          data-compares={compares || undefined}
        >
          {compares ? (
            <Slider
              fills
              ratio={ratio}
              zoom={zoom}
              onZoom={setZoom}
              before={{ name: t('Before'), picture: <ShotCanvas order={original} /> }}
              after={{ name: t('After'), picture: <ShotCanvas order={order} onDrawn={setSize} /> }}
            />
          ) : (
            <ShotCanvas order={order} name={name} onDrawn={setSize} />
          )}
          {over}
        </div>
      </div>
      <div className={shot.under}>
        <Button
          variant="default"
          leftSection={<IconColumns2 size={16} stroke={1.5} aria-hidden />}
          disabled={shown.steps.length === 0}
          aria-pressed={compares}
          onClick={() => setCompares(!compares)}
        >
          {t('Compare with the original')}
        </Button>
      </div>
    </div>
  )
}

interface OverProps extends Pick<EditStageProps, 'brushing' | 'onStep'> {
  step: Retouch
  size: { width: number; height: number }
}

function Over({ step, size, brushing, onStep }: OverProps) {
  if (step.kind === 'crop') {
    const crop = { x: step.left, y: step.top, width: step.right - step.left, height: step.bottom - step.top }
    return (
      <div className={styles.over}>
        <CropBox
          crop={crop}
          box={size}
          ratio={null}
          onCrop={({ x, y, ...next }) =>
            onStep(
              { ...step, left: x, top: y, right: Math.min(1, x + next.width), bottom: Math.min(1, y + next.height) },
              'frame',
            )
          }
        />
      </div>
    )
  }
  if (step.kind === 'perspective')
    return (
      <div className={styles.over}>
        <CornerPins corners={step.corners} onCorners={(corners) => onStep({ ...step, corners }, 'corners')} />
      </div>
    )
  if (step.kind === 'cutOut' || step.kind === 'remove')
    return (
      <div className={styles.over}>
        <MarkLayer step={step} brushing={brushing} size={size} onStep={onStep} />
      </div>
    )
  return null
}
