import { IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useEntry } from './entries.ts'
import styles from './filters.module.css'

/** The entry that others are to be like, small, removable. */
export function LikeChip({ id, onRemove }: { id: string; onRemove: () => void }) {
  const { t } = useTranslation()
  const entry = useEntry(id)
  const name = t('Like {{name}}', { name: entry?.name ?? '…' })
  return (
    <li>
      <button
        type="button"
        aria-label={t('Remove the filter {{name}}', { name })}
        title={t('Remove the filter {{name}}', { name })}
        onClick={onRemove}
      >
        {entry?.picture && <img className={styles.likeness} src={entry.picture.thumbnails.small} alt="" />}
        <span>{name}</span>
        <IconX size={14} stroke={1.6} aria-hidden />
      </button>
    </li>
  )
}
