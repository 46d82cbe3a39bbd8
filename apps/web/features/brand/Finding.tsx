import { IconPin, IconPinFilled, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { percentOf } from '../../languages/numberOf.ts'
import { IconButton } from '../../shell/parts/IconButton.tsx'
import styles from './brand.module.css'

interface FindingProps {
  /** Already translated. */
  name: string
  /** 0..1. */
  share: number
  /** How many pictures it comes from. */
  pictures: number
  pinned: boolean
  /** How many drawings stand side by side; one, unless it is said. */
  wide?: number
  onPin: () => void
  onDrop: () => void
  children: ReactNode
}

/** One finding with its drawing, its share, where it comes from, and the handles to keep or drop it. */
export function Finding({ name, share, pictures, pinned, wide = 1, onPin, onDrop, children }: FindingProps) {
  const { t } = useTranslation()
  return (
    <li className={styles.finding} data-pinned={pinned || undefined} data-wide={wide > 1 ? wide : undefined}>
      {children}
      <strong>{name}</strong>
      <small>
        {percentOf(share)} · {t('{{count}} pictures', { count: pictures })}
      </small>
      <span className={styles.handles}>
        <IconButton
          size={32}
          aria-pressed={pinned}
          name={pinned ? t('Unpin {{name}}', { name }) : t('Pin {{name}}', { name })}
          onClick={onPin}
        >
          {pinned ? <IconPinFilled size={16} /> : <IconPin size={16} stroke={1.4} />}
        </IconButton>
        <IconButton size={32} name={t('Remove {{name}}', { name })} onClick={onDrop}>
          <IconX size={16} stroke={1.4} />
        </IconButton>
      </span>
    </li>
  )
}
