import type { PictureEdit } from '@toile/studio/uploads/pictureEdit.ts'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFileAddress } from '../useFileAddress.ts'
import { type Grip, pullCrop, scaleCrop, type Size, turnedSize } from './cropFrame.ts'
import styles from './dialog.module.css'

interface CropStageProps {
  file: File
  name: string
  edit: PictureEdit
  ratio: number | null
  onSize: (size: Size) => void
  onChange: (edit: PictureEdit) => void
}

const corners: readonly Grip[] = ['nw', 'ne', 'se', 'sw']
const edges: readonly Grip[] = ['n', 'e', 's', 'w']
const steps: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** A picture with the frame of its crop: dragged and pulled by pointer, moved by arrows, with Shift pulled at its lower right corner, + and − about its middle. */
export function CropStage({ file, name, edit, ratio, onSize, onChange }: CropStageProps) {
  const { t } = useTranslation()
  const address = useFileAddress(file)
  const [natural, setNatural] = useState<Size | null>(null)
  const stage = useRef<HTMLDivElement>(null)
  const begun = useRef<{ grip: Grip; x: number; y: number; edit: PictureEdit } | null>(null)
  const box = natural && turnedSize(natural, edit.angle)
  const { crop, flip, angle } = edit
  const place = (crop: PictureEdit['crop']) => onChange({ ...edit, crop })

  const take = (grip: Grip) => (event: PointerEvent) => {
    if (event.button !== 0) return
    event.stopPropagation()
    stage.current?.setPointerCapture(event.pointerId)
    begun.current = { grip, x: event.clientX, y: event.clientY, edit }
  }
  const pull = (event: PointerEvent) => {
    const area = stage.current?.getBoundingClientRect()
    const { current } = begun
    if (!current || !area || !box) return
    const by = { x: (event.clientX - current.x) / area.width, y: (event.clientY - current.y) / area.height }
    onChange({ ...edit, crop: pullCrop(current.edit.crop, current.grip, by, ratio, box) })
  }
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!box) return
    const fine = event.altKey ? 0.002 : 0.01
    if (step) {
      const by = { x: step.x * fine, y: step.y * fine }
      place(pullCrop(crop, event.shiftKey ? 'se' : 'move', by, ratio, box))
    } else if (event.key === '+' || event.key === '=') place(scaleCrop(crop, 1.05))
    else if (event.key === '-') place(scaleCrop(crop, 1 / 1.05))
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div className={styles.stage}>
      <div
        ref={stage}
        className={styles.turned}
        style={
          box
            ? { aspectRatio: `${box.width} / ${box.height}`, ['--ratio' as string]: box.width / box.height }
            : undefined
        }
        onPointerMove={pull}
        onPointerUp={() => (begun.current = null)}
        onPointerCancel={() => (begun.current = null)}
      >
        {address && (
          <img
            src={address}
            alt={name}
            draggable={false}
            onLoad={({ currentTarget }) => {
              const size = { width: currentTarget.naturalWidth, height: currentTarget.naturalHeight }
              setNatural(size)
              onSize(size)
            }}
            style={
              natural && box
                ? {
                    width: `${(natural.width / box.width) * 100}%`,
                    height: `${(natural.height / box.height) * 100}%`,
                    transform: `translate(-50%, -50%) rotate(${angle}deg) scale(${flip.across ? -1 : 1}, ${flip.down ? -1 : 1})`,
                  }
                : undefined
            }
          />
        )}
        {box && (
          <div
            className={styles.frame}
            role="application"
            tabIndex={0}
            aria-label={t(
              'Frame of the crop: arrows move it, with Shift they pull its corner, plus and minus change its size',
            )}
            onKeyDown={press}
            onPointerDown={take('move')}
            style={{
              left: `${crop.x * 100}%`,
              top: `${crop.y * 100}%`,
              width: `${crop.width * 100}%`,
              height: `${crop.height * 100}%`,
            }}
          >
            {[...edges, ...corners].map((grip) => (
              <span key={grip} className={styles.grip} data-grip={grip} onPointerDown={take(grip)} aria-hidden />
            ))}
          </div>
        )}
      </div>
    </div>
  )
}
