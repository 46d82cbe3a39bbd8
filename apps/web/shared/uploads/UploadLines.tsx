import { Button, Progress } from '@mantine/core'
import { IconReload, IconX } from '@tabler/icons-react'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../shell/parts/IconButton.tsx'
import { DuplicateQuestion } from './DuplicateQuestion.tsx'
import type { UploadEntry, UploadLine } from './uploadLine.ts'
import styles from './uploads.module.css'

/** More than these are counted, so that a thousand files leave the screen usable. */
const mostShown = 12

interface UploadLinesProps<Place extends string> {
  line: UploadLine<Place>
  place: Place
}

/** The files on their way to one place: progress, questions, refusals in words, cancel, retry. */
export function UploadLines<Place extends string>({ line, place }: UploadLinesProps<Place>) {
  const { t } = useTranslation()
  const all = useSyncExternalStore(line.subscribe, line.get).filter((entry) => entry.place === place)
  if (all.length === 0) return null
  const ranked = [...all].sort((a, b) => rank(a) - rank(b))
  const asked = ranked.find(({ state }) => state === 'asks')
  const shown = ranked.filter(({ state }) => state !== 'asks').slice(0, mostShown)
  const rest = ranked.length - shown.length - (asked ? 1 : 0)
  return (
    <div className={styles.lines}>
      {asked?.duplicate && (
        <DuplicateQuestion
          key={asked.id}
          name={asked.name}
          file={line.fileOf(asked.id)}
          duplicate={asked.duplicate}
          open={all.filter(({ go, state }) => go === asked.go && state !== 'refused' && state !== 'left').length}
          onChoice={(choice, forAll) => line.answer(asked.id, choice, forAll)}
        />
      )}
      <ul aria-label={t('Uploads')}>
        {shown.map((entry) => (
          <UploadRow key={entry.id} entry={entry} line={line} />
        ))}
      </ul>
      {rest > 0 && (
        <p className={styles.rest}>
          <span role="status">{t('{{count}} more files wait', { count: rest })}</span>
          <Button size="compact-sm" variant="subtle" onClick={() => all.forEach(({ id }) => line.drop(id))}>
            {t('Cancel all')}
          </Button>
        </p>
      )}
    </div>
  )
}

const order = ['refused', 'left', 'sending', 'asks', 'waiting']
const rank = ({ state }: UploadEntry<string>) => order.indexOf(state)

function UploadRow<Place extends string>({ entry, line }: { entry: UploadEntry<Place>; line: UploadLine<Place> }) {
  const { t } = useTranslation()
  const { id, name, state, progress, offline, why, again } = entry
  return (
    <li data-state={state}>
      <div className={styles.words}>
        <span className={styles.name}>{name}</span>
        {state === 'refused' ? (
          <span className={styles.why} role="alert">
            {why || t('The upload failed. Nothing was stored; please try again')}
          </span>
        ) : state === 'left' ? (
          <span className={styles.left}>{t('There is no room for it here')}</span>
        ) : (
          <Progress
            size={3}
            value={Math.max(3, progress * 100)}
            aria-label={t('Uploading {{name}}', { name })}
            className={styles.progress ?? ''}
          />
        )}
        {offline && (
          <span className={styles.offline} role="status">
            {t('Waiting for the connection; it goes on by itself')}
          </span>
        )}
      </div>
      {(again || state === 'left') && (
        <IconButton name={t('Retry {{name}}', { name })} onClick={() => line.again(id)}>
          <IconReload size={17} stroke={1.5} />
        </IconButton>
      )}
      <IconButton
        name={
          state === 'refused' || state === 'left' ? t('Dismiss {{name}}', { name }) : t('Cancel {{name}}', { name })
        }
        onClick={() => line.drop(id)}
      >
        <IconX size={17} stroke={1.5} />
      </IconButton>
    </li>
  )
}
