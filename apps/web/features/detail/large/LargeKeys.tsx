import type { DesignEntry } from '@toile/contract/features/designs.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { actions } from '../../../shell/actions/action.ts'
import { neighbour } from '../../../shared/open/looks/collection.ts'
import { usePlace } from '../../../shared/open/looks/place.ts'

interface LargeKeysProps {
  entry: DesignEntry
  looks: readonly DesignEntry[]
  /** Shows the other side. */
  onTurn: () => void
}

/** What is open over the stage closes before the stage does. */
const openOver = () =>
  [...document.querySelectorAll('[role="dialog"], [role="menu"], [role="listbox"]')].some((one) =>
    one.checkVisibility({ visibilityProperty: true }),
  )

/** The keys of a look that fills the screen: back to the others, and on to its neighbours. */
export function LargeKeys({ entry, looks, onTurn }: LargeKeysProps) {
  const place = usePlace()
  const wasOver = useRef(false)
  const back = useEffectEvent(() => {
    if (!wasOver.current && !openOver()) place.go({ large: false })
  })
  const turn = useEffectEvent(onTurn)
  const step = useEffectEvent((by: 1 | -1) => {
    const next = neighbour(looks, entry.id, by)
    if (next) place.go({ look: next.id })
  })
  useEffect(() => {
    // A dialog hears Escape first and is gone by the time the action is run.
    const look = () => (wasOver.current = openOver())
    addEventListener('keydown', look, true)
    return () => removeEventListener('keydown', look, true)
  }, [])
  useEffect(
    () =>
      actions.add([
        { id: 'leave-large', label: 'Back to the looks', group: 'Looks', keys: 'Escape', run: () => back() },
        { id: 'turn-look', label: 'Turn the look', group: 'Looks', keys: 't', run: () => turn() },
        { id: 'next-look', label: 'Next look', group: 'Looks', keys: 'PageDown', run: () => step(1) },
        { id: 'previous-look', label: 'Previous look', group: 'Looks', keys: 'PageUp', run: () => step(-1) },
      ]),
    [],
  )
  return null
}
