import { useEffect, useEffectEvent } from 'react'
import { type Action, actions } from './action.ts'
import { actionOf, takesText } from './keys.ts'

/** Offers actions while the component is there: their keys work, the palette and the shortcut sheet list them. Keep the list stable (useMemo or module level). */
export function useActions(set: readonly Action[]) {
  useEffect(() => actions.add(set), [set])
}

/** Runs actions by their keys; once, in the frame. */
export function useKeys() {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return
    const action = actionOf(actions.get(), event, takesText(event.target))
    if (!action) return
    event.preventDefault()
    action.run()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event)
    // The tip of a button takes Escape at the document: there it is heard as well, at the window no more.
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
