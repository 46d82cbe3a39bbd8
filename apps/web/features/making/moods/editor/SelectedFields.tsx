import { editThing } from '@toile/studio/projects/boards/boardChanges.ts'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { NumberLine } from '../../../../shared/fields/numbers/NumberLine.tsx'
import { ArrangeFields } from './ArrangeFields.tsx'
import { useMoodEditor } from '../editorContext.ts'
import styles from './editor.module.css'
import { PictureFields } from './PictureFields.tsx'
import { MoodPlaceFields } from './MoodPlaceFields.tsx'
import { MoodTextFields } from './MoodTextFields.tsx'

/** Everything that can be done with what is chosen on the moodboard. */
export function SelectedFields({ words }: { words: RefObject<HTMLTextAreaElement | null> }) {
  const { t } = useTranslation()
  const { places, selected, nameOf, run } = useMoodEditor()
  const chosen = places.filter(({ id }) => selected.includes(id))
  const [place] = chosen
  if (!place)
    return (
      <section>
        <h2>{t('Nothing chosen')}</h2>
        <p className={styles.note}>
          {t('Press something on the board to move, size or turn it; Shift or a drag over the paper chooses several.')}
        </p>
      </section>
    )
  const { thing, id } = place
  return (
    <section>
      <h2>{chosen.length === 1 ? nameOf(place) : t('{{number}} things chosen', { number: chosen.length })}</h2>
      <ArrangeFields />
      {chosen.length === 1 && <MoodPlaceFields place={place} />}
      {chosen.length === 1 && !thing && <PictureFields place={place} />}
      {chosen.length === 1 && !place.locked && (thing?.kind === 'note' || thing?.kind === 'text') && (
        <MoodTextFields key={id} id={id} thing={thing} words={words} />
      )}
      {chosen.length === 1 && thing?.kind === 'swatch' && (
        <NumberLine
          name={t('Tiles across')}
          value={thing.tiles}
          least={0.25}
          most={24}
          step={0.25}
          decimals={2}
          normal={3}
          onChange={(tiles) => run(editThing, { id, thing: { ...thing, tiles } }, `tiles ${id}`)}
        />
      )}
    </section>
  )
}
