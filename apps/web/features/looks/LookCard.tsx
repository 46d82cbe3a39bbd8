import type { DesignEntry } from '@toile/contract/features/designs.ts'
import { lookNumber } from '@toile/craft/designs/lookNumber.ts'
import { IconArrowBackUp, IconColumns3, IconHeart, IconHeartFilled } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../shell/parts/IconButton.tsx'
import { LookPicture } from '../../shared/open/looks/LookPicture.tsx'
import styles from './looks.module.css'
import { sizesAmongLooks } from '../../shared/open/looks/pictureOf.ts'
import { mostCompared, usePlace } from '../../shared/open/looks/place.ts'
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
          <>
            <ToCompare entry={entry} />
            <IconButton
              name={t('Like look {{number}}', { number: lookNumber(entry) })}
              tip={liked ? t('Liked') : undefined}
              keys="l"
              aria-pressed={liked}
              onClick={() => toggleLike(entry)}
            >
              {liked ? <IconHeartFilled size={18} /> : <IconHeart size={18} stroke={1.5} />}
            </IconButton>
          </>
        )}
      </div>
    </li>
  )
}

/** Puts a look beside the others that are chosen to be compared. */
function ToCompare({ entry }: { entry: DesignEntry }) {
  const { t } = useTranslation()
  const { compare, go } = usePlace()
  const on = compare.includes(entry.id)
  return (
    <IconButton
      className={styles.toCompare ?? ''}
      name={t('Choose look {{number}} to compare', { number: lookNumber(entry) })}
      aria-pressed={on}
      disabled={!on && compare.length >= mostCompared}
      onClick={() => go({ compare: on ? compare.filter((id) => id !== entry.id) : [...compare, entry.id] })}
    >
      <IconColumns3 size={18} stroke={on ? 2.2 : 1.5} />
    </IconButton>
  )
}
