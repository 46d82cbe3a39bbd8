import { Button, Select } from '@mantine/core'
import { boardLayouts, findLayout } from '@toile/fashion/moods/layout/layouts.ts'
import { placesOf } from '@toile/fashion/moods/layout/arrangeBoard.ts'
import { IconArrowsShuffle, IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../../shell/parts/Dialog.tsx'
import { useBoards } from '../../boards/boardContext.ts'
import { usePictures } from '../../boards/pictures.ts'
import { fileName, saveFile } from '../../looks/download.ts'
import styles from './moods.module.css'
import { paintLayout } from './paintLayout.ts'
import { placeStyle } from './placeStyle.ts'
import { useMoodLayout } from './useMoodLayout.ts'

/** The moodboard as it is laid out, large and in true proportions: another layout, a new order, a picture of it (requirement S5.21). */
export function MoodLayoutDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const { project } = useBoards()
  const pictures = usePictures()
  const { arrange, clear } = useMoodLayout()
  const [saving, setSaving] = useState(false)
  const places = placesOf(project)
  const layout = findLayout(project.moodTemplateId)
  const save = async () => {
    if (!places) return
    setSaving(true)
    try {
      saveFile(await paintLayout(places, pictures), `${fileName(project.name)}-moodboard.png`)
    } finally {
      setSaving(false)
    }
  }
  return (
    <Dialog title={t('Layout of the moodboard')} onClose={onClose} size="large">
      {places ? (
        <div className={styles.board}>
          {places.map((place) => {
            const picture = pictures.get(place.id)
            return (
              picture && (
                <img
                  key={place.id}
                  src={picture.thumbnails.large}
                  alt={picture.name || t('Moodboard')}
                  style={placeStyle(place)}
                  decoding="async"
                />
              )
            )
          })}
        </div>
      ) : (
        <p>{t('Some pictures have no place yet. Click Layout to arrange them.')}</p>
      )}
      <div className={styles.foot}>
        <Select
          label={t('Layout')}
          value={layout?.id ?? null}
          placeholder={t('Any')}
          data={boardLayouts.map(({ id, label }) => ({ value: id, label: t(label) }))}
          onChange={(id) => arrange(findLayout(id)?.id ?? null)}
        />
        <Button
          variant="default"
          leftSection={<IconArrowsShuffle size={17} stroke={1.4} aria-hidden />}
          onClick={() => arrange()}
        >
          {t('Arrange anew')}
        </Button>
        <Button
          variant="default"
          disabled={!places}
          loading={saving}
          leftSection={<IconDownload size={17} stroke={1.4} aria-hidden />}
          onClick={() => void save()}
        >
          {t('Download PNG')}
        </Button>
        <Button
          variant="subtle"
          disabled={project.moodPositions.length === 0}
          onClick={() => {
            clear()
            onClose()
          }}
        >
          {t('Back to rows')}
        </Button>
      </div>
    </Dialog>
  )
}
