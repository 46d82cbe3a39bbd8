import { useState } from 'react'
import { nothingChosen, type Order, type Selection, stillThere } from '../../shared/library/selection.ts'

/** What is chosen of a view: it forgets what is not there any more, and everything when another view is opened. */
export function useLibrarySelection(order: Order, view: string) {
  const [kept, setKept] = useState<{ view: string; selection: Selection }>({ view, selection: nothingChosen })
  const [orders, setOrders] = useState({ now: order, before: order })
  if (orders.now !== order) setOrders({ now: order, before: orders.now })
  const known = kept.view === view ? kept.selection : nothingChosen
  const selection = stillThere(known, order, orders.before)
  return {
    selection,
    choose: (next: Selection) => setKept({ view, selection: next }),
  }
}
