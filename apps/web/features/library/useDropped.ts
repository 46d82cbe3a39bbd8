import { useEffect, useEffectEvent } from 'react'
import { takesText } from '../../shell/actions/keys.ts'

/** Takes files that are dropped anywhere on the screen, or pasted. */
export function useDropped(onFiles: (files: readonly File[]) => void) {
  const take = useEffectEvent(onFiles)
  useEffect(() => {
    const over = (event: DragEvent) => event.dataTransfer?.types.includes('Files') && event.preventDefault()
    const drop = (event: DragEvent) => {
      const files = [...(event.dataTransfer?.files ?? [])]
      if (files.length === 0) return
      event.preventDefault()
      take(files)
    }
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      if (files.length > 0 && !takesText(event.target)) take(files)
    }
    addEventListener('dragover', over)
    addEventListener('drop', drop)
    addEventListener('paste', paste)
    return () => {
      removeEventListener('dragover', over)
      removeEventListener('drop', drop)
      removeEventListener('paste', paste)
    }
  }, [])
}
