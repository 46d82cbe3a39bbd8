import type { PatternDocument } from '@toile/tailoring/editing/patternDocument.ts'
import { useEffect, useRef, useState } from 'react'
import { askBase } from '../drafting/patternsWorker.ts'
import type { DrawnPattern } from '../drafting/patternOrders.ts'

/** A pattern that is tried, as it would be cut in the size that is worked in: the newest that is drafted, while the next is on its way. */
export function usePreview(document: PatternDocument | null): DrawnPattern | null {
  const [shown, setShown] = useState<DrawnPattern | null>(null)
  const wanted = useRef<PatternDocument | null>(null)
  const busy = useRef(false)
  useEffect(() => {
    wanted.current = document
    const go = async () => {
      if (busy.current) return
      busy.current = true
      for (let next = wanted.current; next; next = wanted.current) {
        wanted.current = null
        const made = await askBase(next).catch(() => null)
        if (made) setShown(made)
      }
      busy.current = false
    }
    if (document) void go()
  }, [document])
  return document ? shown : null
}
