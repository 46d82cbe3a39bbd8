import { useEffect, useMemo, useRef } from 'react'
import type { Action } from '../../shell/actions/action.ts'
import { useActions } from '../../shell/actions/useActions.ts'
import type { SelectionWish } from './SelectionBar.tsx'

const group = { label: 'Library' }
const wishes: readonly { wish: SelectionWish; label: string; keys: string }[] = [
  { wish: 'all', label: 'Choose all pictures', keys: 'mod+a' },
  { wish: 'look', label: 'Quick look', keys: 'space' },
  { wish: 'rename', label: 'Rename', keys: 'f2' },
  { wish: 'tags', label: 'Tag the chosen pictures', keys: 't' },
  { wish: 'move', label: 'Move the chosen pictures', keys: 'm' },
  { wish: 'board', label: 'Add the chosen pictures to a board', keys: 'b' },
  { wish: 'like', label: 'More like this', keys: 'l' },
  { wish: 'download', label: 'Download the chosen pictures', keys: 'd' },
  { wish: 'remove', label: 'Delete the chosen pictures', keys: 'delete' },
]

/** The keys of the library: they work anywhere on the screen, and stand in the palette and the sheet of keys. */
export function useLibraryKeys(run: (wish: SelectionWish) => void) {
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })
  const set = useMemo(
    () =>
      wishes.map(
        ({ wish, label, keys }): Action => ({
          id: `library-${wish}`,
          label,
          group: group.label,
          keys,
          run: () => latest.current(wish),
        }),
      ),
    [],
  )
  useActions(set)
}
