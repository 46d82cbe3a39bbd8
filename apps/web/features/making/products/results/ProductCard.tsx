import type { ProductEntry } from '@toile/contract/features/products.ts'
import { IconBulb, IconDownload, IconHeart, IconHeartFilled, IconPencil, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { fileName } from '../../../../shell/exports/fileName.ts'
import { saveFile } from '../../../../shell/exports/saveFile.ts'
import { IconButton } from '../../../../shell/parts/IconButton.tsx'
import styles from './results.module.css'
import { useMeasureWords } from './useMeasureWords.ts'
import { useProductMoves } from './useProductMoves.ts'

interface ProductCardProps {
  entry: ProductEntry
  onOpen: () => void
  onRelight: () => void
  onEdit: () => void
}

async function savePicture({ name, picture }: ProductEntry) {
  const answer = await fetch(picture.url)
  const ending = /\.(\w+)(?:\?|$)/.exec(picture.url)?.[1] ?? 'png'
  saveFile(await answer.blob(), `${fileName(name)}.${ending}`)
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
          name={t('Like {{name}}', { name })}
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
        <IconButton name={t('Download {{name}}', { name })} onClick={() => void savePicture(entry)}>
          <IconDownload {...icon} />
        </IconButton>
        <IconButton name={t('Delete {{name}}', { name })} onClick={() => remove(entry)}>
          <IconTrash {...icon} />
        </IconButton>
      </div>
    </li>
  )
}
