import type { CanvasDocument } from '@toile/canvas/document/canvasDocument.ts'
import type { PaintNote } from '@toile/picture/painting/back/paintNote.ts'
import { toldNotes } from '@toile/picture/painting/back/toldNotes.ts'
import { useTranslation } from 'react-i18next'
import styles from './results.module.css'

/** What of a painting could not go back, each in a sentence with the layer or the garment that it is about. */
export function NoteList({ notes, document }: { notes: readonly PaintNote[]; document: CanvasDocument | null }) {
  const { t } = useTranslation()
  const layers = Object.values(document?.layers ?? {})
  const aboutOf = (note: PaintNote) => {
    if ('layer' in note) return layers.find(({ id }) => id === note.layer)?.name
    return 'garment' in note ? layers.find(({ part }) => part?.part === note.garment)?.name : undefined
  }
  const lines = new Map(notes.map((note) => [`${note.kind} ${aboutOf(note) ?? ''}`, note] as const))
  return (
    lines.size > 0 && (
      <ul className={styles.notes} aria-label={t('What stays on the canvas')}>
        {[...lines].map(([key, note]) => {
          const about = aboutOf(note)
          return (
            <li key={key}>
              {about && <b>{about}: </b>}
              {t(toldNotes[note.kind].label)}
            </li>
          )
        })}
      </ul>
    )
  )
}
