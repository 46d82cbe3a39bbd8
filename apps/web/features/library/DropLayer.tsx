import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useDroppedFiles } from '../../shared/uploads/useDroppedFiles.ts'
import styles from './library.module.css'
import { readDropped } from './readDropped.ts'

interface DropLayerProps {
  /** Where files go, already translated. */
  where: string
  onFiles: (files: readonly File[]) => void
}

/** Files and folders may be dropped anywhere on the screen, which lights up and names the tab, or be pasted. */
export function DropLayer({ where, onFiles }: DropLayerProps) {
  const { t } = useTranslation()
  const [lit, setLit] = useState(false)
  useDroppedFiles({
    onOver: () => setLit(true),
    onLeave: () => setLit(false),
    onDrop: (dropped) => void readDropped(dropped).then((files) => files.length > 0 && onFiles(files)),
    onPaste: onFiles,
  })
  if (!lit) return null
  return createPortal(
    <div className={styles.drop} role="status">
      <p>{t('Drop the pictures: they go to {{where}}', { where })}</p>
    </div>,
    document.body,
  )
}
