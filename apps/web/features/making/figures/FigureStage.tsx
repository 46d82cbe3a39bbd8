import type { LandmarkName } from '@toile/craft/mannequins/figure.ts'
import type { FigureEntry } from '@toile/contract/features/figures.ts'
import { Loader } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useImage } from '../cutout/useImage.ts'
import type { Draft } from './figureDraft.ts'
import styles from './figures.module.css'
import { Loupe } from './Loupe.tsx'
import { Pins } from './Pins.tsx'
import { StrokeLayer } from './StrokeLayer.tsx'
import type { Brush, Mark } from './strokes.ts'
import { useFigureOutline } from './useFigureOutline.ts'

interface FigureStageProps {
  entry: FigureEntry
  draft: Draft
  shown: readonly LandmarkName[]
  doubtful: readonly LandmarkName[]
  /** Shows the cut-out alone instead of the picture with its outline. */
  cut: boolean
  onMove: (name: LandmarkName, to: [number, number]) => void
  /** Strokes that guide the outline, and the brush in hand: with one, no point is moved. */
  marks: readonly Mark[]
  brush: Brush | null
  onMark: (mark: Mark) => void
}

/** The picture with the outline that was cut and the points of the mannequin over it. */
export function FigureStage(props: FigureStageProps) {
  const { entry, draft, shown, doubtful, cut, onMove, marks, brush, onMark } = props
  const { t } = useTranslation()
  const { document, url, cutOutUrl } = entry
  const { width, height, from } = document
  const picture = useImage(url)
  const cutOut = useImage(cutOutUrl)
  const outline = useFigureOutline(cutOut)
  const [held, setHeld] = useState<LandmarkName | null>(null)
  const share = (pixels: number, of: number) => `${(pixels / from.scale / of) * 100}%`
  return (
    <div className={styles.stage}>
      {!picture && <Loader aria-label={t('Loading')} />}
      {picture && (
        <div
          className={styles.field}
          role="group"
          aria-label={t('Points of the mannequin')}
          style={{ aspectRatio: `${width} / ${height}`, ['--aspect' as string]: width / height }}
        >
          <div className={styles.ground} data-checked={cut || undefined}>
            {cut ? (
              <img src={cutOutUrl} alt={t('The cut-out')} draggable={false} className={styles.whole} />
            ) : (
              <img
                src={url}
                alt={t('The picture')}
                draggable={false}
                style={{
                  left: share(-from.left, width),
                  top: share(-from.top, height),
                  width: share(picture.naturalWidth, width),
                  height: share(picture.naturalHeight, height),
                }}
              />
            )}
          </div>
          {!cut && (
            <svg viewBox={`0 0 ${width} ${height}`} className={styles.outline} aria-hidden>
              <path d={outline} />
              <path d={outline} />
            </svg>
          )}
          {brush ? (
            <StrokeLayer document={document} marks={marks} brush={brush} onMark={onMark} />
          ) : (
            <Pins draft={draft} size={document} shown={shown} doubtful={doubtful} onHold={setHeld} onMove={onMove} />
          )}
        </div>
      )}
      {picture && held && !brush && <Loupe picture={picture} from={from} at={draft.landmarks[held]} size={document} />}
    </div>
  )
}
