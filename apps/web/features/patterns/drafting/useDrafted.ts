import type { Design } from '@toile/craft/designs/design.ts'
import { useEffect, useState } from 'react'
import type { DrawnGarment } from './orders.ts'
import { askDraft } from './patternsWorker.ts'

/** What is worn in a look as it is cut, once it is drafted; until then what was drafted before. `trouble` where it could not be. */
export function useDrafted(design: Design, sizes: readonly string[]) {
  const [drafted, setDrafted] = useState<readonly DrawnGarment[] | null>(null)
  const [trouble, setTrouble] = useState(false)
  useEffect(() => {
    let gone = false
    askDraft({ design, sizes })
      .then((made) => {
        if (gone) return
        setDrafted(made)
        setTrouble(false)
      })
      .catch(() => {
        if (!gone) setTrouble(true)
      })
    return () => {
      gone = true
    }
  }, [design, sizes])
  return { drafted, trouble }
}
