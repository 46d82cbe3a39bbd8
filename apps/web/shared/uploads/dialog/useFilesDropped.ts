import { type ClipboardEvent, type DragEvent, useState } from 'react'

/** Files dropped on a part of the screen or pasted into it; the page around it hears nothing of them. */
export function useFilesDropped(onFiles: (files: readonly File[]) => void) {
  const [lit, setLit] = useState(false)
  const hold = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return false
    event.preventDefault()
    event.stopPropagation()
    return true
  }
  const handlers = {
    onDragEnter: (event: DragEvent) => setLit(hold(event)),
    onDragOver: (event: DragEvent) => setLit(hold(event)),
    onDragLeave: () => setLit(false),
    onDrop: (event: DragEvent) => {
      if (!hold(event)) return
      setLit(false)
      onFiles([...event.dataTransfer.files])
    },
    onPaste: (event: ClipboardEvent) => {
      const files = [...event.clipboardData.files]
      if (files.length === 0) return
      event.preventDefault()
      event.stopPropagation()
      onFiles(files)
    },
  }
  return { lit, handlers }
}
