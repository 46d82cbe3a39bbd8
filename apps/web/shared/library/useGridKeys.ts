import type { KeyboardEvent } from 'react'
import { wishOf } from './gridKeys.ts'
import { type GridPlan, stepFrom } from './layRows.ts'
import type { LibraryGridProps } from './gridProps.ts'
import { chooseAll, chooseNone, moveTo, toggleOne } from './selection.ts'

interface GridKeysOptions
  extends Pick<LibraryGridProps, 'order' | 'selection' | 'onSelection' | 'actions' | 'scroller'> {
  /** Whether a thing cannot be chosen. */
  isOff: (id: string) => boolean
  plan: GridPlan
  /** The tile where the keyboard stands. */
  focus: string | null
  /** Takes the keyboard along after the next drawing. */
  goTo: () => void
}

/** The keys of a grid: arrows move, Shift extends, Ctrl leaves the choice; the other wishes go to the actions. */
export function useGridKeys(options: GridKeysOptions) {
  const { order, selection, onSelection, actions, isOff, scroller, plan, focus, goTo } = options
  return (event: KeyboardEvent) => {
    if (event.target instanceof HTMLInputElement || event.target instanceof HTMLButtonElement) return
    const wish = wishOf(event.nativeEvent)
    if (!wish || focus === null) return
    const held = { shift: event.shiftKey, mod: event.ctrlKey || event.metaKey }
    if (wish.kind === 'step') {
      const at = order.at.get(focus) ?? 0
      const row = plan.rows[0] ? plan.rows[0].height + plan.foot : 1
      const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / row) - 1)
      const to = order.ids[stepFrom(plan, at, wish.step, page)]
      if (to === undefined) return
      onSelection(isOff(to) ? { ...selection, focus: to } : moveTo(selection, order, to, held))
      goTo()
    } else if (wish.kind === 'all') onSelection(chooseAll(selection, order))
    else if (wish.kind === 'none') {
      if (selection.chosen.size === 0) return
      onSelection(chooseNone(selection))
    } else if (wish.kind === 'toggle') {
      if (!isOff(focus)) onSelection(toggleOne(selection, focus))
    } else if (wish.kind === 'look') actions.look?.(focus)
    else if (wish.kind === 'open') actions.open?.(focus)
    else if (wish.kind === 'rename') actions.naming?.(focus)
    else if (selection.chosen.size > 0) actions.remove?.()
    event.preventDefault()
    event.stopPropagation()
  }
}
