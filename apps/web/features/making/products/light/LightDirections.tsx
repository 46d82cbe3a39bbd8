import {
  IconArrowDown,
  IconArrowDownLeft,
  IconArrowDownRight,
  IconArrowLeft,
  IconArrowRight,
  IconArrowUp,
  IconArrowUpLeft,
  IconArrowUpRight,
  IconSun,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../../shell/parts/IconButton.tsx'
import styles from './light.module.css'
import type { Stand } from './onSphere.ts'

/** Sides in the order in which they lie: an arrow shows which way the light goes. */
const sides = [
  { from: 315, label: 'From the upper left', Icon: IconArrowDownRight },
  { from: 0, label: 'From the top', Icon: IconArrowDown },
  { from: 45, label: 'From the upper right', Icon: IconArrowDownLeft },
  { from: 270, label: 'From the left', Icon: IconArrowRight },
  { from: null, label: 'From the front', Icon: IconSun },
  { from: 90, label: 'From the right', Icon: IconArrowLeft },
  { from: 225, label: 'From the lower left', Icon: IconArrowUpRight },
  { from: 180, label: 'From below', Icon: IconArrowUp },
  { from: 135, label: 'From the lower right', Icon: IconArrowUpLeft },
] as const

/** How high a lamp of a side stands that stood in front before. */
const usual = 40

/** Eight sides and the front, one press each. */
export function LightDirections({ lamp, onMove }: { lamp: Stand; onMove: (stand: Stand) => void }) {
  const { t } = useTranslation()
  const isHere = (from: number | null) =>
    from === null ? lamp.height >= 85 : lamp.height < 85 && Math.abs(lamp.from - from) < 1
  return (
    <div className={styles.sides} role="group" aria-label={t('Side of the light')}>
      {sides.map(({ from, label, Icon }) => (
        <IconButton
          key={label}
          name={t(label)}
          aria-pressed={isHere(from)}
          onClick={() =>
            onMove(
              from === null
                ? { from: lamp.from, height: 90 }
                : { from, height: lamp.height >= 85 ? usual : lamp.height },
            )
          }
        >
          <Icon size={18} stroke={1.5} />
        </IconButton>
      ))}
    </div>
  )
}
