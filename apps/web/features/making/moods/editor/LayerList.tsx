import { lockPlaces } from '@toile/studio/projects/boards/boardChanges.ts'
import { IconLock, IconLockOpen } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../../shell/parts/IconButton.tsx'
import { useMoodEditor } from '../editorContext.ts'
import styles from './editor.module.css'

/** Everything on the moodboard by name, the uppermost first: chosen and locked here without the pointer. */
export function LayerList() {
  const { t } = useTranslation()
  const { places, selected, select, nameOf, run } = useMoodEditor()
  if (places.length === 0) return <p className={styles.note}>{t('Nothing lies on the board yet.')}</p>
  return (
    <ol className={styles.layers} aria-label={t('Layers|list')}>
      {places.toReversed().map((place) => {
        const name = nameOf(place)
        return (
          <li key={place.id}>
            <button
              type="button"
              aria-pressed={selected.includes(place.id)}
              onClick={({ shiftKey, ctrlKey, metaKey }) =>
                select(shiftKey || ctrlKey || metaKey ? [...new Set([...selected, place.id])] : [place.id])
              }
            >
              {name}
            </button>
            <IconButton
              size={28}
              name={place.locked ? t('Unlock {{name}}', { name }) : t('Lock {{name}}', { name })}
              aria-pressed={place.locked ?? false}
              onClick={() => run(lockPlaces, { ids: [place.id], locked: !place.locked })}
            >
              {place.locked ? <IconLock size={15} stroke={1.5} /> : <IconLockOpen size={15} stroke={1.5} />}
            </IconButton>
          </li>
        )
      })}
    </ol>
  )
}
