import type { PictureEdit } from '@toile/studio/uploads/pictureEdit.ts'
import { useEffect, useRef } from 'react'
import { useFileAddress } from '../useFileAddress.ts'
import styles from './dialog.module.css'
import { paintEdited } from './paintEdited.ts'

const longest = 320

/** A chosen file as its edit leaves it; nothing where the browser cannot show it. */
export function EditedThumb({ file, edit, name }: { file: File; edit: PictureEdit; name: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const address = useFileAddress(file)
  useEffect(() => {
    if (!address) return
    let gone = false
    const picture = new Image()
    picture.src = address
    picture.decode().then(
      () => !gone && canvas.current && paintEdited(canvas.current, picture, edit, longest),
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [address, edit])
  return <canvas ref={canvas} className={styles.thumb} role="img" aria-label={name} width={1} height={1} />
}
