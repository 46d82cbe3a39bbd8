import type { Film } from '@toile/craft/films/film.ts'
import { framesOf } from '@toile/craft/films/framesOf.ts'
import { useElementSize, useReducedMotion } from '@mantine/hooks'
import { useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DrawnLine } from '../../../../shared/drawing/DrawnLine.tsx'
import { Player } from '../player/Player.tsx'
import { useClockPlaying } from '../player/useClockPlaying.ts'
import { ReelCanvas } from '../reel/ReelCanvas.tsx'
import { reelFrames, reelRate } from '../reel/reelPlan.ts'
import { useReel } from '../reel/useReel.ts'
import { formOf, previewSizes } from './previewSizes.ts'
import styles from './preview.module.css'

interface PreviewStageProps {
  film: Film
  /** Read out, already translated. */
  name: string
  /** A picture of the look at hand that stands in its place until it is drawn. */
  ghost: string | null
  /** The way to the other chosen looks. */
  children?: ReactNode
}

/** The film before it is ordered: eight frames a second, drawn in the browser, moving as soon as a few are there and finer then. */
export function PreviewStage({ film, name, ghost, children }: PreviewStageProps) {
  const { t } = useTranslation()
  const { ref, width } = useElementSize()
  const still = useReducedMotion(false, { getInitialValueInEffect: false })
  const form = formOf(film.take.format)
  const ratio = form.width / form.height
  const steps = reelFrames(framesOf(film).all, film.take.rate).length
  const shown = Math.round(width)
  const asked = useMemo(
    () => ({
      film,
      sizes: previewSizes(film.take.format, { width: shown, density: Math.min(2, devicePixelRatio) }, steps),
    }),
    [film, shown, steps],
  )
  const { reel, state } = useReel(asked, shown > 0 ? 'now' : null)
  const playing = useClockPlaying({ frames: reel.count, rate: reelRate, starts: !still })
  const isRough = state.drawn < reel.count
  return (
    <div className={styles.stage} data-stage>
      <Player
        playing={playing}
        name={name}
        ratio={ratio}
        says={
          <div className={styles.says}>
            {children}
            <DrawnLine done={isRough ? state.drawn : state.fine} count={reel.count} />
          </div>
        }
      >
        <div ref={ref} className={styles.measured}>
          {state.drawn === 0 && ghost && <img className={styles.ghost} src={ghost} alt="" draggable={false} />}
          <ReelCanvas reel={reel} state={state} step={playing.frame} name={name} />
        </div>
        {state.drawn === 0 && !state.failed && <i className={styles.coming} aria-hidden />}
        {state.failed && state.drawn === 0 && (
          <span className={styles.failed} role="status">
            {t('The film could not be drawn yet. It is tried again by itself.')}
          </span>
        )}
      </Player>
    </div>
  )
}
