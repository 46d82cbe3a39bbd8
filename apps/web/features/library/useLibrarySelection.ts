import { useEffect, useRef, useState } from 'react'
import { nothingChosen, type Order, type Selection, stillThere } from '../../shell/library/selection.ts'

/** What is chosen of a view: it forgets what is not there any more, and everything when another view is opened. */
export function useLibrarySelection(order: Order, view: string) {
  const [kept, setKept] = useState<{ view: string; selection: Selection }>({ view, selection: nothingChosen })
  const before = useRef(order)
  const known = kept.view === view ? kept.selection : nothingChosen
  const selection = stillThere(known, order, before.current)
  useEffect(() => {
    before.current = order
  }, [order])
  return {
    selection,
    choose: (next: Selection) => setKept({ view, selection: next }),
  }
}
