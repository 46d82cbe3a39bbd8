import type { DesignEntry } from '@toile/contract/features/designs.ts'
import { lookNumber } from '@toile/craft/designs/lookNumber.ts'
import { IconArrowBackUp, IconHeart, IconHeartFilled } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../shell/parts/IconButton.tsx'
import { LookPicture } from '../../shared/open/looks/LookPicture.tsx'
import styles from './looks.module.css'
import { sizesAmongLooks } from '../../shared/open/looks/pictureOf.ts'
import { useMoves } from '../../shared/open/looks/useMoves.ts'

interface LookCardProps {
  entry: DesignEntry
  selected: boolean
  onSelect: () => void
  /** Has the look fill the screen. */
  onWork: () => void
}

/** A look among the others: its whole figure, its name, and the heart that keeps it (requirement S4.03). */
export function LookCard({ entry, selected, onSelect, onWork }: LookCardProps) {
  const { t } = useTranslation()
  const { toggleLike, restore } = useMoves()
  const name = t('Look {{number}}', { number: lookNumber(entry) })
  const liked = entry.state === 'liked'
  return (
    <li className={styles.card}>
      <button
        type="button"
        className={styles.open}
        data-look={entry.id}
        aria-current={selected || undefined}
        onClick={onSelect}
        onDoubleClick={onWork}
        aria-label={name}
      >
        <LookPicture entry={entry} sizes={sizesAmongLooks} />
      </button>
      <div className={styles.line}>
        <button type="button" className={styles.name} tabIndex={-1} aria-hidden onClick={onSelect}>
          {name}
        </button>
        {entry.state === 'deleted' ? (
          <IconButton name={t('Restore look {{number}}', { number: lookNumber(entry) })} onClick={() => restore(entry)}>
            <IconArrowBackUp size={18} stroke={1.5} />
          </IconButton>
        ) : (
          <IconButton
            name={t('Like look {{number}}', { number: lookNumber(entry) })}
            tip={liked ? t('Liked') : undefined}
            keys="l"
            aria-pressed={liked}
            onClick={() => toggleLike(entry)}
          >
            {liked ? <IconHeartFilled size={18} /> : <IconHeart size={18} stroke={1.5} />}
          </IconButton>
        )}
      </div>
    </li>
  )
}
