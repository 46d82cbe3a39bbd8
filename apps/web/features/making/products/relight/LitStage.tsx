import { useElementSize } from '@mantine/hooks'
import type { PictureOrder } from '@toile/picture/scenes/index.ts'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Slider } from '../../../../shared/compare/Slider.tsx'
import { fitting, type Zoom } from '../../../../shared/zoom/zoom.ts'
import { ShotCanvas } from '../shot/ShotCanvas.tsx'
import styles from './relight.module.css'

interface LitStageProps {
  /** The picture as it is stored. */
  before: string
  /** It in its new light, in CSS pixels so large; the same function while nothing changes. */
  order: (size: { width: number; height: number }) => PictureOrder
  ratio: number
}

/** A picture before and after, one over the other, drawn as its light is turned. */
export function LitStage({ before, order, ratio }: LitStageProps) {
  const { t } = useTranslation()
  const { ref, width, height } = useElementSize()
  const [zoom, setZoom] = useState<Zoom>(fitting)
  const wide = Math.floor(Math.min(width, height * ratio))
  const shown = useMemo(() => order({ width: wide, height: Math.round(wide / ratio) }), [order, wide, ratio])
  return (
    <div className={styles.stage} ref={ref} data-stage>
      <Slider
        fills
        ratio={ratio}
        zoom={zoom}
        onZoom={setZoom}
        before={{ name: t('Before'), picture: <img src={before} alt={t('Before')} /> }}
        after={{ name: t('After'), picture: <ShotCanvas order={shown} name={t('After')} turns /> }}
      />
    </div>
  )
}
