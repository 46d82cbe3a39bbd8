import { useInViewport } from '@mantine/hooks'
import { ReelCanvas } from '../reel/ReelCanvas.tsx'
import type { ReelAsked } from '../reel/keptReels.ts'
import { reelRate } from '../reel/reelPlan.ts'
import { useReel } from '../reel/useReel.ts'
import { useClockPlaying } from '../player/useClockPlaying.ts'
import styles from './take.module.css'

interface MovingThumbProps {
  asked: ReelAsked
  /** It is looked at right now, and drawn before others. */
  isWanted: boolean
  /** A picture at hand that stands faded in its place until its first is drawn. */
  ghost: string | null
}

/** A small picture that moves while it is in sight. */
export function MovingThumb(props: MovingThumbProps) {
  const { ref, inViewport } = useInViewport<HTMLSpanElement>()
  return (
    <span ref={ref} className={styles.moving} data-moving>
      {inViewport && <Moving {...props} />}
    </span>
  )
}

function Moving({ asked, isWanted, ghost }: MovingThumbProps) {
  const { reel, state } = useReel(asked, isWanted ? 'soon' : 'later')
  const { frame } = useClockPlaying({ frames: reel.count, rate: reelRate, starts: true })
  const isWhole = state.drawn === reel.count
  return (
    <>
      {state.drawn === 0 && ghost && <img className={styles.ghost} src={ghost} alt="" draggable={false} />}
      <ReelCanvas reel={reel} state={state} step={frame} />
      {!isWhole && <i className={styles.coming} style={{ transform: `scaleX(${state.drawn / reel.count})` }} />}
    </>
  )
}
