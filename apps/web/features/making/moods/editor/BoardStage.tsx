import { useElementSize } from '@mantine/hooks'
import { toHex } from '@toile/craft/colors/color.ts'
import { paperOf } from '@toile/studio/projects/boardFormats.ts'
import { setPlaces } from '@toile/studio/projects/boards/boardChanges.ts'
import type { Place } from '@toile/studio/projects/boardLayout.ts'
import { boxOf } from '@toile/studio/projects/boards/layout/boxes.ts'
import { middleCrop } from '@toile/studio/projects/boards/layout/cropWindow.ts'
import { type PointerEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useMoodEditor } from '../editorContext.ts'
import { moodSteps } from '../moodSteps.ts'
import styles from './editor.module.css'
import { SelectionFrame } from './SelectionFrame.tsx'
import { StageItem } from './StageItem.tsx'
import { StageMarks } from './StageMarks.tsx'
import { useBoardGesture } from './useBoardGesture.ts'
import { useItemKeys } from './useItemKeys.ts'

interface BoardStageProps {
  /** 1 where the board just fits. */
  zoom: number
  /** Opens what can be written or cropped. */
  onOpen: (place: Place) => void
}

const margin = 24

/** The moodboard in true proportions: press, drag, and handles; every move is there on keys as well (requirement S5.21). */
export function BoardStage({ zoom, onOpen }: BoardStageProps) {
  const { t } = useTranslation()
  const editor = useMoodEditor()
  const { ref, width: wide, height: tall } = useElementSize<HTMLDivElement>()
  const sheet = useRef<HTMLDivElement>(null)
  const pressed = useRef<string | null>(null)
  const { board, places, selected, draft, project, cropping } = editor
  const fit = Math.max(0.05, Math.min((wide - 2 * margin) / board.width, (tall - 2 * margin) / board.height))
  const scale = fit * zoom
  const gesture = useBoardGesture(editor, scale, () => sheet.current)
  const keys = useItemKeys(editor, onOpen)
  const press = (event: PointerEvent, place: Place) => {
    if (event.button !== 0) return
    pressed.current = place.id
    const more = event.shiftKey
    const ids = selected.includes(place.id)
      ? more
        ? selected.filter((id) => id !== place.id)
        : selected
      : more
        ? [...selected, place.id]
        : [place.id]
    editor.select(ids)
    if (cropping === place.id) gesture.begin(event, { kind: 'crop', place }, [])
    else {
      editor.crop(null)
      gesture.begin(event, { kind: 'move' }, ids)
    }
  }
  const zoomCrop = (by: number) => {
    const place = places.find(({ id }) => id === cropping)
    if (!place || place.locked) return
    const crop = place.crop ?? middleCrop
    const zoomed = Math.max(1, Math.min(8, crop.zoom * by))
    editor.run(
      setPlaces,
      { places: [{ id: place.id, crop: { ...crop, zoom: zoomed } }] },
      `zoom ${place.id}`,
      moodSteps.crop,
    )
  }
  const boxes = places.flatMap((place) =>
    selected.includes(place.id) && !place.locked ? [draft?.boxes.get(place.id) ?? boxOf(place, project.moodSheet)] : [],
  )
  const only = boxes.length === 1 ? places.find(({ id }) => id === boxes[0]?.id) : undefined
  return (
    <div ref={ref} className={styles.stage}>
      {wide > 0 && (
        <div
          ref={sheet}
          className={styles.sheet}
          role="group"
          aria-label={t('Moodboard')}
          style={{
            width: board.width * scale,
            height: board.height * scale,
            background: toHex(paperOf(project.moodSheet.ground)),
          }}
          onPointerDown={(event) => {
            pressed.current = null
            if (event.pointerType === 'touch') return editor.select([])
            editor.crop(null)
            const before = event.shiftKey ? selected : []
            gesture.begin(event, { kind: 'marquee', before }, [])
          }}
          // The sheet holds the pointer while it is down, so it hears the second press as well.
          onDoubleClick={() => {
            const place = places.find(({ id }) => id === pressed.current)
            if (place) onOpen(place)
          }}
          onPointerMove={gesture.move}
          onPointerUp={gesture.end}
          onPointerCancel={gesture.cancel}
          onWheel={({ deltaY }) => cropping && zoomCrop(deltaY > 0 ? 0.95 : 1.05)}
        >
          {places.map((place, i) => (
            <StageItem key={place.id} place={place} layer={i + 1} scale={scale} onPress={press} onKey={keys} />
          ))}
          <StageMarks scale={scale} />
          {boxes.length > 0 && !cropping && (
            <SelectionFrame
              boxes={boxes}
              scale={scale}
              cornersOnly={boxes.length > 1}
              onHandle={(event, handle) => gesture.begin(event, { kind: 'size', handle }, selected)}
              onTurn={(event) => only && gesture.begin(event, { kind: 'turn' }, [only.id])}
            />
          )}
        </div>
      )}
    </div>
  )
}
