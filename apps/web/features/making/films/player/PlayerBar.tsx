import { NativeSelect } from '@mantine/core'
import {
  IconMaximize,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconPlayerSkipForward,
  IconPlayerSkipBack,
  IconRepeat,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { numberOf } from '../../../../languages/numberOf.ts'
import { Range } from '../../../../shared/fields/numbers/Range.tsx'
import { IconButton } from '../../../../shell/parts/IconButton.tsx'
import { type Playing, speeds, stepped } from './playing.ts'
import styles from './player.module.css'

interface PlayerBarProps {
  playing: Playing
  /** Left out where it cannot take the whole screen. */
  onWhole?: () => void
}

const icon = { size: 18, stroke: 1.5 } as const

/** The bar of a player: play, scrub, frame by frame, loop, speed, whole screen; where it stands is said in words. */
export function PlayerBar({ playing, onWhole }: PlayerBarProps) {
  const { t } = useTranslation()
  const { frame, frames, rate, isPlaying, loops, speed } = playing
  const seconds = (of: number) => numberOf(of / rate, 1)
  const stepBy = (by: number) => {
    playing.pause()
    playing.seek(stepped(playing, by))
  }
  const said = t('Frame {{frame}} of {{frames}}, {{now}} of {{all}} seconds', {
    frame: frame + 1,
    frames,
    now: seconds(frame),
    all: seconds(frames),
  })
  return (
    <div className={styles.bar}>
      <IconButton
        name={isPlaying ? t('Pause') : t('Play')}
        keys="space"
        onClick={isPlaying ? playing.pause : playing.play}
      >
        {isPlaying ? <IconPlayerPauseFilled size={18} /> : <IconPlayerPlayFilled size={18} />}
      </IconButton>
      <Range
        name={t('Place in the film')}
        least={0}
        most={frames - 1}
        step={1}
        value={frame}
        says={said}
        onChange={(next) => {
          playing.pause()
          playing.seek(next)
        }}
      />
      <span className={styles.time} aria-hidden title={said}>
        {`${seconds(frame)} / ${seconds(frames)} ${t('s')}`}
      </span>
      <span className={styles.keys}>
        <IconButton name={t('A frame back')} keys="," onClick={() => stepBy(-1)}>
          <IconPlayerSkipBack {...icon} />
        </IconButton>
        <IconButton name={t('A frame on')} keys="." onClick={() => stepBy(1)}>
          <IconPlayerSkipForward {...icon} />
        </IconButton>
        <IconButton name={t('Play again and again')} aria-pressed={loops} onClick={() => playing.setLoops(!loops)}>
          <IconRepeat {...icon} />
        </IconButton>
        <NativeSelect
          className={styles.speed ?? ''}
          aria-label={t('Speed')}
          value={String(speed)}
          onChange={({ currentTarget }) => playing.setSpeed(Number(currentTarget.value))}
          data={speeds.map((one) => ({ value: String(one), label: `${numberOf(one, 2)} ×` }))}
        />
        {onWhole && (
          <IconButton name={t('Whole screen')} keys="f" onClick={onWhole}>
            <IconMaximize {...icon} />
          </IconButton>
        )}
      </span>
    </div>
  )
}
