import type { Picture } from '@toile/contract/features/files.ts'
import { type PointerEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './anchors.module.css'
import { CutOut } from './CutOut.tsx'
import { anchorNames, nudged, type ShownNote } from './tracedNote.ts'

interface AnchorFieldProps {
  picture: Picture
  /** Address of the traced sheet: mask in red, lines in green. */
  sheet: string
  note: ShownNote
  onMoved: (anchors: ShownNote['anchors']) => void
}

const steps: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The anchors of a traced garment over its picture, moved by drag or arrow keys (Shift: ten pixels). */
export function AnchorField({ picture, sheet, note, onMoved }: AnchorFieldProps) {
  const { t } = useTranslation()
  const field = useRef<HTMLDivElement>(null)
  const [anchors, setAnchors] = useState(note.anchors)
  const [held, setHeld] = useState<string | null>(null)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const changed = (next: ShownNote['anchors']) => {
    clearTimeout(waiting.current)
    waiting.current = setTimeout(() => onMoved(next), 900)
  }
  const place = (name: string, [x, y]: [number, number]) => {
    const next: ShownNote['anchors'] = { ...anchors, [name]: [x, y] }
    setAnchors(next)
    return next
  }
  const drag = (name: string, { clientX, clientY }: PointerEvent) => {
    const box = field.current?.getBoundingClientRect()
    if (!box) return
    const x = ((clientX - box.left) / box.width) * note.width
    const y = ((clientY - box.top) / box.height) * note.height
    place(name, nudged(note, [x, y], [0, 0]))
  }
  return (
    <div className={styles.stage}>
      <div
        ref={field}
        className={styles.field}
        style={{ aspectRatio: `${note.width} / ${note.height}` }}
        data-keeps-arrows
      >
        <img src={picture.thumbnails.large} alt={picture.name} draggable={false} />
        <CutOut sheet={sheet} width={note.width} height={note.height} />
        {Object.entries(anchors).map(([name, at]) => (
          <button
            key={name}
            type="button"
            className={styles.anchor}
            style={{ left: `${(at[0] / note.width) * 100}%`, top: `${(at[1] / note.height) * 100}%` }}
            data-doubtful={note.doubtful.includes(name) || undefined}
            data-held={held === name || undefined}
            aria-label={t('{{name}}: {{x}}, {{y}}', {
              name: t(anchorNames[name]?.label ?? name),
              x: Math.round(at[0]),
              y: Math.round(at[1]),
            })}
            title={t(anchorNames[name]?.label ?? name)}
            onPointerDown={(event) => {
              event.currentTarget.setPointerCapture(event.pointerId)
              setHeld(name)
            }}
            onPointerMove={(event) => held === name && drag(name, event)}
            onPointerUp={() => {
              setHeld(null)
              changed(anchors)
            }}
            onPointerCancel={() => setHeld(null)}
            onKeyDown={(event) => {
              const step = steps[event.key]
              if (!step) return
              event.preventDefault()
              const far = event.shiftKey ? 10 : 1
              changed(place(name, nudged(note, at, [step[0] * far, step[1] * far])))
            }}
          />
        ))}
      </div>
    </div>
  )
}
