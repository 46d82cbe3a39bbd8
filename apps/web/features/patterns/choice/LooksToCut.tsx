import { library } from '@toile/contract/features/library.ts'
import { lookNumber } from '@toile/craft/designs/lookNumber.ts'
import { useTranslation } from 'react-i18next'
import { presentLooks } from '../../../shared/open/looks/collection.ts'
import { LookPicture } from '../../../shared/open/looks/LookPicture.tsx'
import { useCollection } from '../../../shared/open/looks/useCollection.ts'
import { useCall } from '../../../shell/calls/useCall.ts'
import { TryAgain } from '../../../shell/parts/TryAgain.tsx'
import styles from '../patterns.module.css'

interface LooksToCutProps {
  projectId: string | null
  onChoose: (look: string) => void
}

/** The looks that a pattern can be made of: those of the open project, else the liked ones of all. */
export const LooksToCut = ({ projectId, onChoose }: LooksToCutProps) =>
  projectId ? <OfProject projectId={projectId} onChoose={onChoose} /> : <LikedLooks onChoose={onChoose} />

function OfProject({ projectId, onChoose }: { projectId: string; onChoose: (look: string) => void }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useCollection(projectId)
  if (error) return <TryAgain error={error} onAgain={() => void refetch()} />
  const looks = data ? presentLooks(data) : []
  if (data && looks.length === 0) return <p>{t('This project has no looks yet.')}</p>
  return (
    <ul className={styles.looks} aria-label={t('Looks')}>
      {looks.map((entry) => (
        <li key={entry.id}>
          <button
            type="button"
            aria-label={t('Look {{number}}', { number: lookNumber(entry) })}
            onClick={() => onChoose(entry.id)}
          >
            <LookPicture entry={entry} sizes="12rem" named />
            <span>{t('Look {{number}}', { number: lookNumber(entry) })}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

function LikedLooks({ onChoose }: { onChoose: (look: string) => void }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useCall(library.listItems, { tab: 'looks', size: 48 }, { saidByScreen: true })
  if (error) return <TryAgain error={error} onAgain={() => void refetch()} />
  const looks = data?.items.flatMap(({ id, name, designId, picture }) =>
    designId && picture ? [{ id, name, designId, picture }] : [],
  )
  if (looks?.length === 0)
    return <p>{t('Looks that you like stand here. Open one in its project, or like it there first.')}</p>
  return (
    <ul className={styles.looks} aria-label={t('Liked looks')}>
      {looks?.map(({ id, name, designId, picture }) => (
        <li key={id}>
          <button type="button" aria-label={name} onClick={() => onChoose(designId)}>
            <img src={picture.thumbnails.middle} alt="" loading="lazy" decoding="async" />
            <span>{name}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
