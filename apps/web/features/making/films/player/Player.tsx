import { type ReactNode, useRef } from 'react'
import type { Playing } from './playing.ts'
import { PlayerBar } from './PlayerBar.tsx'
import styles from './player.module.css'
import { pressPlayer } from './pressPlayer.ts'

interface PlayerProps {
  playing: Playing
  /** Already translated. */
  name: string
  /** Width against height of what is played. */
  ratio: number
  /** The picture itself. */
  children: ReactNode
  /** A line below the picture, above the bar. */
  says?: ReactNode
}

/** A film in its place: the picture, which plays and pauses when it is pressed, and its bar; keys work while the focus is in it. */
export function Player({ playing, name, ratio, children, says }: PlayerProps) {
  const whole = useRef<HTMLElement>(null)
  const takeWhole = () =>
    void (document.fullscreenElement ? document.exitFullscreen() : whole.current?.requestFullscreen())
  return (
    <section
      ref={whole}
      className={styles.player}
      aria-label={name}
      onKeyDown={(event) => pressPlayer(event, { playing, onWhole: takeWhole })}
    >
      <div className={styles.room}>
        <div
          className={styles.picture}
          style={{ aspectRatio: ratio, ['--ratio' as string]: ratio }}
          data-playing={playing.isPlaying || undefined}
        >
          {children}
          <button
            type="button"
            className={styles.press}
            tabIndex={-1}
            aria-hidden
            onClick={playing.isPlaying ? playing.pause : playing.play}
          />
        </div>
      </div>
      {says}
      <PlayerBar playing={playing} onWhole={takeWhole} />
    </section>
  )
}
