import type { ProductEntry } from '@toile/contract/features/products.ts'
import { IconBulb, IconHeart, IconHeartFilled, IconPencil } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../../shell/parts/IconButton.tsx'
import { SaveOrDelete } from '../../parts/SaveOrDelete.tsx'
import styles from './results.module.css'
import { useMeasureWords } from './useMeasureWords.ts'
import { useProductMoves } from './useProductMoves.ts'

interface ProductCardProps {
  entry: ProductEntry
  onOpen: () => void
  onRelight: () => void
  onEdit: () => void
}

const icon = { size: 18, stroke: 1.4 } as const

/** A product picture on trial: how true it is, and what is done with it (requirements S3.10, S4.03). */
export function ProductCard({ entry, onOpen, onRelight, onEdit }: ProductCardProps) {
  const { t } = useTranslation()
  const { toggleLike, remove } = useProductMoves()
  const words = useMeasureWords()(entry.measures)
  const { name, state, picture } = entry
  const liked = state === 'liked'
  return (
    <li className={styles.card}>
      <button type="button" className={styles.frame} aria-label={t('{{name}}, large', { name })} onClick={onOpen}>
        <img
          src={picture.thumbnails.large}
          alt=""
          width={picture.width}
          height={picture.height}
          loading="lazy"
          decoding="async"
        />
      </button>
      <b className={styles.name} title={name}>
        {name}
      </b>
      <p className={styles.measures}>{words.join(' · ')}</p>
      <div className={styles.line}>
        <IconButton
          name={t('Like {{name}}|picture', { name })}
          tip={liked ? t('Liked') : undefined}
          aria-pressed={liked}
          onClick={() => toggleLike(entry)}
        >
          {liked ? <IconHeartFilled size={18} /> : <IconHeart {...icon} />}
        </IconButton>
        <IconButton name={t('Relight {{name}}', { name })} onClick={onRelight}>
          <IconBulb {...icon} />
        </IconButton>
        <IconButton name={t('Edit {{name}}', { name })} onClick={onEdit}>
          <IconPencil {...icon} />
        </IconButton>
        <SaveOrDelete name={name} url={entry.picture.url} onDelete={() => remove(entry)} />
      </div>
    </li>
  )
}
