import { IconMinus, IconPlus, IconZoomReset } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../../shell/parts/IconButton.tsx'
import type { Round } from '../openRound.ts'
import styles from '../round.module.css'
import { nearer, sides } from '../view/orbit.ts'

const step = 1.25

/** From which side the garment is seen, and from how near. */
export function SideBar({ round }: { round: Round | null }) {
  const { t } = useTranslation()
  const names = { front: t('Front|view'), side: t('Side|view'), back: t('Back|view') }
  const zoom = (by: number) => round?.gliding.set(nearer(round.gliding.orbit(), by))
  return (
    <div className={styles.sides} role="group" aria-label={t('View')}>
      {sides.map(({ id }) => (
        <button key={id} type="button" onClick={() => round?.side(id)}>
          {names[id]}
        </button>
      ))}
      <IconButton name={t('Farther')} onClick={() => zoom(1 / step)}>
        <IconMinus size={18} stroke={1.4} />
      </IconButton>
      <IconButton name={t('Nearer')} onClick={() => zoom(step)}>
        <IconPlus size={18} stroke={1.4} />
      </IconButton>
      <IconButton name={t('Show all of it')} onClick={() => round?.reset()}>
        <IconZoomReset size={18} stroke={1.4} />
      </IconButton>
    </div>
  )
}
