import type { PictureEdit } from '@toile/studio/uploads/pictureEdit.ts'
import { useState } from 'react'
import { useFileAddress } from '../useFileAddress.ts'
import { CropBox } from './CropBox.tsx'
import { type Size, turnedSize } from './cropFrame.ts'
import styles from './dialog.module.css'

interface CropStageProps {
  file: File
  name: string
  edit: PictureEdit
  ratio: number | null
  onSize: (size: Size) => void
  onChange: (edit: PictureEdit) => void
}

/** A picture with the frame of its crop. */
export function CropStage({ file, name, edit, ratio, onSize, onChange }: CropStageProps) {
  const address = useFileAddress(file)
  const [natural, setNatural] = useState<Size | null>(null)
  const box = natural && turnedSize(natural, edit.angle)
  const { crop, flip, angle } = edit
  return (
    <div className={styles.stage}>
      <div
        className={styles.turned}
        style={
          box
            ? { aspectRatio: `${box.width} / ${box.height}`, ['--ratio' as string]: box.width / box.height }
            : undefined
        }
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
        {box && <CropBox crop={crop} box={box} ratio={ratio} onCrop={(next) => onChange({ ...edit, crop: next })} />}
      </div>
    </div>
  )
}
