import { Progress } from '@mantine/core'
import { IconReload, IconX } from '@tabler/icons-react'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../parts/IconButton.tsx'
import type { UploadLine } from './uploadLine.ts'
import styles from './uploads.module.css'

interface UploadLinesProps<Place extends string> {
  line: UploadLine<Place>
  place: Place
}

/** The files on their way to one place: progress, refusal in words, cancel, retry. */
export function UploadLines<Place extends string>({ line, place }: UploadLinesProps<Place>) {
  const { t } = useTranslation()
  const entries = useSyncExternalStore(line.subscribe, line.get).filter((entry) => entry.place === place)
  if (entries.length === 0) return null
  return (
    <ul className={styles.lines} aria-label={t('Uploads')}>
      {entries.map(({ id, name, state, progress, why, again }) => (
        <li key={id} data-state={state}>
          <div className={styles.words}>
            <span className={styles.name}>{name}</span>
            {state === 'refused' ? (
              <span className={styles.why} role="alert">
                {why || t('The upload failed. Nothing was stored; please try again')}
              </span>
            ) : (
              <Progress
                size={3}
                value={Math.max(3, progress * 100)}
                aria-label={t('Uploading {{name}}', { name })}
                className={styles.progress ?? ''}
              />
            )}
          </div>
          {again && (
            <IconButton name={t('Send {{name}} again', { name })} onClick={() => line.again(id)}>
              <IconReload size={17} stroke={1.5} />
            </IconButton>
          )}
          <IconButton
            name={state === 'refused' ? t('Put {{name}} away', { name }) : t('Cancel {{name}}', { name })}
            onClick={() => line.drop(id)}
          >
            <IconX size={17} stroke={1.5} />
          </IconButton>
        </li>
      ))}
    </ul>
  )
}
