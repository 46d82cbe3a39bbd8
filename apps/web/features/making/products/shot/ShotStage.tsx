import { Button } from '@mantine/core'
import type { Design } from '@toile/craft/designs/design.ts'
import { productFormats } from '@toile/craft/products/formats.ts'
import type { Shot } from '@toile/craft/products/shot.ts'
import { sameContent } from '@toile/rules/sameContent.ts'
import { IconColumns2 } from '@tabler/icons-react'
import { useElementSize } from '@mantine/hooks'
import { type ReactNode, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Slider } from '../../../../shared/compare/Slider.tsx'
import { fitting, type Zoom } from '../../../../shared/zoom/zoom.ts'
import { ZoomArea } from '../../../../shared/zoom/ZoomArea.tsx'
import { productOrder } from '../productOrder.ts'
import { ShotCanvas } from './ShotCanvas.tsx'
import styles from './shot.module.css'

interface ShotStageProps {
  design: Design
  shot: Shot
  /** How it was taken when this began, to be compared with. */
  was: Shot
  name: string
  /** The way to the other chosen looks. */
  children?: ReactNode
}

/** The picture large, drawn as its options change, and compared with how it was. */
export function ShotStage({ design, shot, was, name, children }: ShotStageProps) {
  const { t } = useTranslation()
  const { ref, width, height } = useElementSize()
  const [zoom, setZoom] = useState<Zoom>(fitting)
  const [compares, setCompares] = useState(false)
  const ratio = productFormats.find(({ id }) => id === shot.format)?.ratio ?? 1
  const wide = Math.floor(Math.min(width, height * ratio))
  const high = Math.round(wide / ratio)
  const order = useMemo(() => productOrder(design, shot, wide, high), [design, shot, wide, high])
  const before = useMemo(
    () => productOrder(design, { ...was, format: shot.format }, wide, high),
    [design, was, shot.format, wide, high],
  )
  const differs = !sameContent(was, shot)
  const isTwo = compares && differs
  const finer = zoom.scale > 1 ? Math.min(4, 2 ** Math.ceil(Math.log2(zoom.scale))) : 1
  return (
    <div className={styles.stage} data-stage>
      <div className={styles.room} ref={ref}>
        <div
          className={styles.picture}
          style={isTwo ? undefined : { width: wide, height: high }}
          data-compares={isTwo || undefined}
        >
          {isTwo ? (
            <Slider
              fills
              ratio={ratio}
              zoom={zoom}
              onZoom={setZoom}
              before={{ name: t('Before'), picture: <ShotCanvas order={before} finer={finer} /> }}
              after={{ name: t('Now'), picture: <ShotCanvas order={order} finer={finer} turns /> }}
            />
          ) : (
            <ZoomArea zoom={zoom} onZoom={setZoom} name={name}>
              <ShotCanvas order={order} finer={finer} name={name} turns />
            </ZoomArea>
          )}
        </div>
      </div>
      <div className={styles.under}>
        {children}
        <Button
          variant="default"
          leftSection={<IconColumns2 size={16} stroke={1.5} aria-hidden />}
          disabled={!differs}
          aria-pressed={isTwo}
          onClick={() => setCompares(!compares)}
        >
          {t('Compare')}
        </Button>
      </div>
    </div>
  )
}
