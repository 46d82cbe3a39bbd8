import type { Design } from '@toile/craft/designs/design.ts'
import type { Take } from '@toile/craft/films/film.ts'
import { IconTimeline } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { motionReel } from '../reel/motionReel.ts'
import { isTakenAs } from '../own/takenAs.ts'
import { useSavedMotions } from '../saved/useSavedMotions.ts'
import { EditMotion } from './EditMotion.tsx'
import { MovingThumb } from './MovingThumb.tsx'
import styles from './take.module.css'
import type { TakeDesk } from './takeDesk.ts'

interface OwnTileProps {
  projectId: string
  design: Design
  take: Take
  /** The film as its tiles show it. */
  plain: Take
  moves: boolean
  turn: TakeDesk['turn']
}

/** The motion of one's own, behind those of the list: opens its time line (requirement S2.43). */
export function OwnTile({ projectId, design, take, plain, moves, turn }: OwnTileProps) {
  const { t } = useTranslation()
  const [editing, setEditing] = useState(false)
  const { motion } = take
  const { motions } = useSavedMotions()
  const chosen = motion.kind === 'own' && !motions.some(({ document }) => isTakenAs(document, motion))
  const asked = useMemo(() => motionReel(design, plain, motion), [design, plain, motion])
  return (
    <li className={styles.motion}>
      <button type="button" aria-pressed={chosen} aria-haspopup="dialog" onClick={() => setEditing(true)}>
        {chosen && moves ? (
          <MovingThumb asked={asked} isWanted ghost={null} />
        ) : (
          <span className={styles.moving} data-own>
            <IconTimeline size={26} stroke={1.3} aria-hidden />
          </span>
        )}
        <span>{t('Own motion')}</span>
      </button>
      {editing && (
        <EditMotion
          projectId={projectId}
          design={design}
          take={take}
          saved={null}
          turn={turn}
          onClose={() => setEditing(false)}
        />
      )}
    </li>
  )
}
