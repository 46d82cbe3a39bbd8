import type { PrintDocument } from '@toile/craft/prints/printDocument.ts'
import { useEffect, useState } from 'react'
import { type PaintedFrom, printPicture } from './printPicture.ts'

/** What is drawn of a print as it stands, once it is at hand; until then, what was drawn before. */
export interface ShownPrint extends PaintedFrom {
  document: PrintDocument
}

/** The print ready to be drawn; `trouble` when one of its pictures could not be had. */
export function usePrintPicture(document: PrintDocument): { shown: ShownPrint | null; trouble: boolean } {
  const [shown, setShown] = useState<ShownPrint | null>(null)
  const [trouble, setTrouble] = useState(false)
  useEffect(() => {
    let gone = false
    printPicture(document)
      .then((from) => {
        if (gone) return
        setShown({ document, ...from })
        setTrouble(false)
      })
      .catch(() => {
        if (!gone) setTrouble(true)
      })
    return () => {
      gone = true
    }
  }, [document])
  return { shown, trouble }
}
