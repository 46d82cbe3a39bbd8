import type { Design } from '@toile/craft/designs/design.ts'
import type { Take } from '@toile/craft/films/film.ts'
import type { MovedSettings } from '@toile/craft/films/movedSettings.ts'
import type { PictureOrder } from '@toile/picture/scenes/index.ts'
import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react'
import { type ReactNode, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SeenPicture } from '../../../../shared/drawing/SeenPicture.tsx'
import { IconButton } from '../../../../shell/parts/IconButton.tsx'
import { motionFilm, motionReel, motionTile, secondsOf } from '../reel/motionReel.ts'
import { MovingThumb } from './MovingThumb.tsx'
import styles from './take.module.css'

interface MotionTileProps {
  design: Design
  take: Take
  motion: Take['motion']
  /** Already translated. */
  name: string
  chosen: boolean
  moved?: MovedSettings | undefined
  /** A picture of the look at hand that stands for it until it is drawn. */
  ghost: string | null
  /** Why it cannot be chosen, already translated. */
  lacks: string | null
  /** All tiles move of themselves; else this one has a button for it. */
  moves: boolean
  onChoose: () => void
  /** The field in which it is being renamed. */
  naming?: ReactNode
  /** What else can be done with it. */
  children?: ReactNode
}

/** A motion on the look itself, as it moves; as a still with a button where pictures are not to move by themselves. */
export function MotionTile({
  design,
  take,
  motion,
  name,
  chosen,
  moved,
  ghost,
  lacks,
  moves,
  onChoose,
  naming,
  children,
}: MotionTileProps) {
  const { t } = useTranslation()
  const [plays, setPlays] = useState(false)
  const [wanted, setWanted] = useState(false)
  const asked = useMemo(() => motionReel(design, take, motion, moved), [design, take, motion, moved])
  const still = useMemo((): PictureOrder => {
    const film = motionFilm(design, take, motion, moved)
    return { kind: 'filmFrame', film, frame: Math.round(secondsOf(motion) * film.take.rate * 0.3), ...motionTile }
  }, [design, take, motion, moved])
  return (
    <li
      className={styles.motion}
      data-naming={naming ? true : undefined}
      onPointerEnter={() => setWanted(true)}
      onPointerLeave={() => setWanted(false)}
      onFocus={() => setWanted(true)}
      onBlur={() => setWanted(false)}
    >
      <button
        type="button"
        aria-label={naming ? name : undefined}
        aria-pressed={chosen}
        aria-disabled={lacks !== null || undefined}
        title={lacks ?? undefined}
        onClick={() => lacks === null && onChoose()}
      >
        {(moves || plays) && lacks === null ? (
          <MovingThumb asked={asked} isWanted={wanted || chosen} ghost={ghost} />
        ) : (
          <span className={styles.moving}>
            <SeenPicture order={still} ghost={ghost} />
          </span>
        )}
        {!naming && (
          <span>
            {name}
            {lacks && <small>{lacks}</small>}
          </span>
        )}
      </button>
      {naming}
      {!moves && lacks === null && (
        <IconButton
          className={styles.play ?? ''}
          size={28}
          name={plays ? t('Pause {{name}}', { name }) : t('Play {{name}}', { name })}
          onClick={() => setPlays(!plays)}
        >
          {plays ? <IconPlayerPauseFilled size={14} /> : <IconPlayerPlayFilled size={14} />}
        </IconButton>
      )}
      {children}
    </li>
  )
}
