import type { Take } from '@toile/craft/films/film.ts'
import { filmFormats } from '@toile/craft/films/filmFormats.ts'
import { useTranslation } from 'react-i18next'
import { hasRoom } from './staged.ts'
import styles from './take.module.css'

interface FormatChoiceProps {
  take: Take
  onFormat: (format: Take['format']) => void
}

/** The forms of films as sheets in their proportion, with their pixels. */
export function FormatChoice({ take, onFormat }: FormatChoiceProps) {
  const { t } = useTranslation()
  return (
    <ul className={styles.formats} aria-label={t('Form of the film')}>
      {filmFormats.map(({ id, label, width, height }) => (
        <li key={id}>
          <button
            type="button"
            aria-pressed={id === take.format}
            disabled={!hasRoom(id, take.staging)}
            onClick={() => onFormat(id)}
          >
            <i style={{ aspectRatio: width / height }} data-wide={width > height || undefined} />
            <span>
              <b>{t(label)}</b>
              <small>{`${width} × ${height}`}</small>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
