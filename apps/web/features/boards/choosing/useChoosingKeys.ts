import type { ChoosingBoard } from '@toile/studio/projects/manyChanges.ts'
import type { KeyboardEvent, MouseEvent } from 'react'
import { useChosen } from './chosen.ts'
import { pressed } from './choosing.ts'

/** Choosing on a board by press and by key: X chooses the thing with the focus, Cmd or Ctrl with A all, Escape nothing. */
export function useChoosingKeys(board: ChoosingBoard, id: string) {
  const chosen = useChosen(board)
  const choosing = chosen.ids.length > 0
  return {
    chosen: chosen.has(id),
    /** The chosen things where this is one of them, else this alone. */
    meant: () => (chosen.has(id) ? chosen.ids : [id]),
    toggle: () => chosen.choose({ kind: 'toggle', id }),
    /** Whether a press chose instead of opening. */
    press(event: MouseEvent): boolean {
      const how = pressed(event, id, choosing)
      if (how) chosen.choose(how)
      return how !== null
    },
    /** Whether a key was understood here. */
    key(event: KeyboardEvent): boolean {
      const mod = event.ctrlKey || event.metaKey
      if (mod && event.key.toLowerCase() === 'a') chosen.choose({ kind: 'all' })
      else if (!mod && !event.altKey && event.key.toLowerCase() === 'x') {
        if (event.shiftKey) chosen.choose({ kind: 'range', id })
        else chosen.choose({ kind: 'toggle', id })
      } else if (event.key === 'Escape' && choosing) chosen.clear()
      else return false
      event.preventDefault()
      event.stopPropagation()
      return true
    },
  }
}
