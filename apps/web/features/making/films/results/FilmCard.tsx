import type { FilmEntry } from '@toile/contract/features/films.ts'
import {
  IconHanger,
  IconHeart,
  IconHeartFilled,
  IconPencil,
  IconPlayerPlayFilled,
  IconTrash,
} from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../../shell/parts/IconButton.tsx'
import { RenameField } from '../../../../shell/parts/RenameField.tsx'
import { DownloadMenu } from './DownloadMenu.tsx'
import { FilmGlance } from './FilmGlance.tsx'
import styles from './results.module.css'
import { useFilmMoves } from './useFilmMoves.ts'
import { useFilmWords } from './useFilmWords.ts'

interface FilmCardProps {
  entry: FilmEntry
  onOpen: () => void
}

const icon = { size: 18, stroke: 1.4 } as const

/** A film on trial: it plays while it is pointed at, opens large, and is liked, renamed, taken as a file or put aside (requirements S3.10, S4.03). */
export function FilmCard({ entry, onOpen }: FilmCardProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const words = useFilmWords()(entry)
  const { toggleLike, rename, remove } = useFilmMoves()
  const [naming, setNaming] = useState(false)
  const { name, state, width, height } = entry
  const liked = state === 'liked'
  const [look] = entry.designIds.filter((id) => id !== null)
  return (
    <li className={styles.card} data-wide={width > height || undefined}>
      <button type="button" className={styles.frame} aria-label={t('{{name}}, large', { name })} onClick={onOpen}>
        <FilmGlance entry={entry} />
        <span className={styles.sign} aria-hidden>
          <IconPlayerPlayFilled size={16} />
        </span>
      </button>
      {naming ? (
        <RenameField
          className={styles.naming}
          name={name}
          onName={(next) => {
            setNaming(false)
            if (next) rename(entry, next)
          }}
        />
      ) : (
        <b className={styles.name} title={name}>
          {name}
        </b>
      )}
      <p className={styles.words}>{words.join(' · ')}</p>
      <div className={styles.line}>
        <IconButton
          name={t('Like the film {{name}}', { name })}
          tip={liked ? t('Liked') : undefined}
          aria-pressed={liked}
          onClick={() => toggleLike(entry)}
        >
          {liked ? <IconHeartFilled size={18} /> : <IconHeart {...icon} />}
        </IconButton>
        <DownloadMenu entry={entry} />
        <IconButton name={t('Rename {{name}}', { name })} onClick={() => setNaming(true)}>
          <IconPencil {...icon} />
        </IconButton>
        {look && (
          <IconButton
            name={t('To the look of {{name}}', { name })}
            onClick={() => void navigate({ to: '/home/tools', search: { project: entry.projectId, look } })}
          >
            <IconHanger {...icon} />
          </IconButton>
        )}
        <IconButton name={t('Delete {{name}}', { name })} onClick={() => remove(entry)}>
          <IconTrash {...icon} />
        </IconButton>
      </div>
    </li>
  )
}
