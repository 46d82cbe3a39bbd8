import { Button } from '@mantine/core'
import { setPlaces } from '@toile/studio/projects/boards/boardChanges.ts'
import type { Crop, Place } from '@toile/studio/projects/boardLayout.ts'
import { boxOf, placeOf } from '@toile/studio/projects/boards/layout/boxes.ts'
import { middleCrop } from '@toile/studio/projects/boards/layout/cropWindow.ts'
import { IconCrop } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { NumberLine } from '../../../../shared/fields/numbers/NumberLine.tsx'
import { useMoodEditor } from '../editorContext.ts'
import { moodSteps } from '../moodSteps.ts'
import styles from './editor.module.css'

/** How a picture stands in its frame: dragged on the board, or in numbers. */
export function PictureFields({ place }: { place: Place }) {
  const { t } = useTranslation()
  const { project, pictures, cropping, crop, run } = useMoodEditor()
  const now = place.crop ?? middleCrop
  const set = (own: Partial<Crop>) =>
    run(setPlaces, { places: [{ id: place.id, crop: { ...now, ...own } }] }, `crop ${place.id}`, moodSteps.crop)
  const whole = () => {
    const picture = pictures.get(place.id)
    if (!picture) return
    const box = boxOf(place, project.moodSheet)
    const height = (box.width * picture.height) / picture.width
    const next = { ...box, height, y: box.y + (box.height - height) / 2 }
    run(setPlaces, { places: [{ ...placeOf(next, project.moodSheet), crop: middleCrop }] }, undefined, moodSteps.size)
  }
  const percent = (value: number) => Math.round(value * 100)
  return (
    <fieldset className={styles.fields} disabled={place.locked ?? false}>
      <legend>{t('Picture in its frame')}</legend>
      <div className={styles.pair}>
        <Button
          variant={cropping === place.id ? 'filled' : 'default'}
          aria-pressed={cropping === place.id}
          leftSection={<IconCrop size={17} stroke={1.4} aria-hidden />}
          onClick={() => crop(cropping === place.id ? null : place.id)}
        >
          {t('Crop on the board')}
        </Button>
        <Button variant="default" onClick={whole}>
          {t('Show it whole')}
        </Button>
      </div>
      <NumberLine
        name={t('Enlarged')}
        value={percent(now.zoom)}
        least={100}
        most={800}
        step={1}
        unit="%"
        normal={100}
        onChange={(value) => set({ zoom: value / 100 })}
      />
      <NumberLine
        name={t('Seen across')}
        value={percent(now.x)}
        least={0}
        most={100}
        step={1}
        unit="%"
        normal={50}
        onChange={(value) => set({ x: value / 100 })}
      />
      <NumberLine
        name={t('Seen down')}
        value={percent(now.y)}
        least={0}
        most={100}
        step={1}
        unit="%"
        normal={50}
        onChange={(value) => set({ y: value / 100 })}
      />
    </fieldset>
  )
}
