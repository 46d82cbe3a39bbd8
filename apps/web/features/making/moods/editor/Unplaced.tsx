import { useTranslation } from 'react-i18next'
import { useMoodEditor } from '../editorContext.ts'
import styles from './editor.module.css'
import { layPicture } from './moodActions.ts'

/** Pictures of the board that have no place yet: each is laid down at a click, all of them by a layout (requirement S5.21). */
export function Unplaced() {
  const { t } = useTranslation()
  const editor = useMoodEditor()
  const { project, places, pictures } = editor
  const there = new Set(places.map(({ id }) => id))
  const left = project.boards.mood.filter(({ id }) => !there.has(id))
  if (left.length === 0) return null
  return (
    <div className={styles.unplaced}>
      <p>{t('These pictures have no place yet. Lay them down one by one, or click Arrange anew.')}</p>
      <ul>
        {left.map(({ id }, i) => {
          const picture = pictures.get(id)
          const name = picture?.name || t('Picture {{place}}', { place: i + 1 })
          return (
            <li key={id}>
              <button type="button" aria-label={t('Place {{name}}', { name })} onClick={() => layPicture(editor, id)}>
                <img src={picture?.thumbnails.small} alt="" />
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
