import type { Place } from '@toile/studio/projects/boardLayout.ts'
import { sizedThing } from '@toile/studio/projects/boards/boardChanges.ts'
import { boxOf } from '@toile/studio/projects/boards/layout/boxes.ts'
import { cropWindow } from '@toile/studio/projects/boards/layout/cropWindow.ts'
import { IconLock } from '@tabler/icons-react'
import type { KeyboardEvent, PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useMoodEditor } from '../editorContext.ts'
import styles from './editor.module.css'
import { ThingView } from './ThingView.tsx'
import { boxStyle } from './boxStyle.ts'

interface StageItemProps {
  place: Place
  /** Counted from 1, the lowest first. */
  layer: number
  /** CSS pixels to a millimetre. */
  scale: number
  onPress: (event: PointerEvent, place: Place) => void
  onKey: (event: KeyboardEvent, place: Place) => void
}

/** One thing on the moodboard: pressed it is chosen, dragged it moves, and every move is there on keys. */
export function StageItem({ place, layer, scale, onPress, onKey }: StageItemProps) {
  const { t } = useTranslation()
  const { project, draft, selected, cropping, nameOf, places } = useMoodEditor()
  const box = draft?.boxes.get(place.id) ?? boxOf(place, project.moodSheet)
  const said = t('{{name}}, layer {{layer}} of {{most}}', { name: nameOf(place), layer, most: places.length })
  return (
    <button
      type="button"
      id={`mood-${place.id}`}
      className={styles.item}
      aria-pressed={selected.includes(place.id)}
      aria-label={place.locked ? t('{{name}}, locked', { name: said }) : said}
      data-locked={place.locked || undefined}
      data-cropping={cropping === place.id || undefined}
      style={boxStyle(box, scale)}
      onPointerDown={(event) => onPress(event, place)}
      onKeyDown={(event) => onKey(event, place)}
    >
      {place.thing ? (
        <ThingView
          thing={draft?.boxes.has(place.id) ? sizedThing(place.thing, draft.by) : place.thing}
          width={box.width}
          height={box.height}
        />
      ) : (
        <Framed place={place} aspect={box.width / box.height} />
      )}
      {place.locked && (
        <span className={styles.lock} aria-hidden>
          <IconLock size={13} stroke={1.6} />
        </span>
      )}
    </button>
  )
}

const share = (value: number) => `${value * 100}%`

/** A picture in its frame; while it is cropped, what is cut away shows faintly around it. */
function Framed({ place, aspect }: { place: Place; aspect: number }) {
  const { pictures, draft, cropping } = useMoodEditor()
  const picture = pictures.get(place.id)
  if (!picture) return <span className={styles.absent} />
  const crop = draft?.crop?.id === place.id ? draft.crop.crop : place.crop
  const seen = cropWindow(picture.width / picture.height, aspect, crop)
  const style = {
    left: share(-seen.x / seen.width),
    top: share(-seen.y / seen.height),
    width: share(1 / seen.width),
    height: share(1 / seen.height),
  }
  const large = picture.width > 1080 ? picture.thumbnails.large : picture.url
  return (
    <>
      {cropping === place.id && <img className={styles.ghost} src={large} alt="" style={style} draggable={false} />}
      <span className={styles.frame}>
        <img src={large} alt="" style={style} draggable={false} decoding="async" />
      </span>
    </>
  )
}
