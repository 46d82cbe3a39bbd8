import { library } from '@toile/contract/features/library.ts'
import { useTranslation } from 'react-i18next'
import { useCall } from '../../../shell/calls/useCall.ts'
import { usePictures } from '../../../shared/open/projects/pictures.ts'
import { useTarget } from '../parts/makingTarget.ts'
import styles from './sketches.module.css'

interface SketchChoiceProps {
  chosen: string | null
  onChosen: (id: string | null) => void
}

/** A sketch of the board or of the library to be varied, or none. */
export function SketchChoice({ chosen, onChosen }: SketchChoiceProps) {
  const { t } = useTranslation()
  const known = usePictures()
  const target = useTarget()
  const { data } = useCall(library.listItems, { tab: 'sketches' }, { saidByScreen: true })
  const onBoard = (target?.project.boards.sketch ?? []).flatMap(({ id }) => known.get(id) ?? [])
  const kept = (data?.items ?? []).flatMap(({ picture }) => picture ?? [])
  const pictures = [...new Map([...onBoard, ...kept].map((picture) => [picture.id, picture])).values()].slice(0, 40)
  if (pictures.length === 0) return null
  return (
    <fieldset className={styles.group}>
      <legend>{t('Variations of a sketch')}</legend>
      <ul className={styles.sketches} aria-label={t('Variations of a sketch')}>
        {pictures.map(({ id, name, thumbnails }, i) => (
          <li key={id}>
            <button
              type="button"
              aria-pressed={id === chosen}
              aria-label={name || String(i + 1)}
              onClick={() => onChosen(id === chosen ? null : id)}
            >
              <img src={thumbnails.small} alt="" loading="lazy" />
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
