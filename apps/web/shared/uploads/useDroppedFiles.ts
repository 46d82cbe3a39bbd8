import { useEffect, useEffectEvent } from 'react'
import { takesText } from '../../shell/actions/keys.ts'

interface DroppedFiles {
  /** Files are held over something. */
  onOver: (target: EventTarget | null) => void
  /** They are no longer over the window, or were let go. */
  onLeave: () => void
  onDrop: (files: DataTransfer, target: EventTarget | null) => void
  onPaste: (files: readonly File[]) => void
}

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false

/** Takes files that are dropped anywhere on the screen, or pasted where no text is written. */
export function useDroppedFiles({ onOver, onLeave, onDrop, onPaste }: DroppedFiles): void {
  const tellOver = useEffectEvent(onOver)
  const tellLeave = useEffectEvent(onLeave)
  const tellDrop = useEffectEvent(onDrop)
  const tellPaste = useEffectEvent(onPaste)
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!holdsFiles(event)) return
      event.preventDefault()
      tellOver(event.target)
    }
    const leave = (event: DragEvent) => event.relatedTarget === null && tellLeave()
    const drop = (event: DragEvent) => {
      if (!holdsFiles(event) || !event.dataTransfer) return
      event.preventDefault()
      tellLeave()
      tellDrop(event.dataTransfer, event.target)
    }
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      if (files.length === 0 || takesText(event.target)) return
      event.preventDefault()
      tellPaste(files)
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
}
