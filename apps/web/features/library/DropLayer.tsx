import { useEffect, useEffectEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { takesText } from '../../shell/actions/keys.ts'
import styles from './library.module.css'
import { readDropped } from './readDropped.ts'

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false

interface DropLayerProps {
  /** Where files go, already translated. */
  where: string
  onFiles: (files: readonly File[]) => void
}

/** Files and folders may be dropped anywhere on the screen, which lights up and names the tab, or be pasted. */
export function DropLayer({ where, onFiles }: DropLayerProps) {
  const { t } = useTranslation()
  const [lit, setLit] = useState(false)
  const take = useEffectEvent(onFiles)
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!holdsFiles(event)) return
      event.preventDefault()
      setLit(true)
    }
    const leave = (event: DragEvent) => event.relatedTarget === null && setLit(false)
    const drop = (event: DragEvent) => {
      if (!holdsFiles(event) || !event.dataTransfer) return
      event.preventDefault()
      setLit(false)
      void readDropped(event.dataTransfer).then((files) => files.length > 0 && take(files))
    }
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      if (files.length === 0 || takesText(event.target)) return
      event.preventDefault()
      take(files)
    }
    addEventListener('dragenter', over)
    addEventListener('dragover', over)
    addEventListener('dragleave', leave)
    addEventListener('drop', drop)
    addEventListener('paste', paste)
    return () => {
      removeEventListener('dragenter', over)
      removeEventListener('dragover', over)
      removeEventListener('dragleave', leave)
      removeEventListener('drop', drop)
      removeEventListener('paste', paste)
    }
  }, [])
  if (!lit) return null
  return createPortal(
    <div className={styles.drop} role="status">
      <p>{t('Drop the pictures: they go to {{where}}', { where })}</p>
    </div>,
    document.body,
  )
}
