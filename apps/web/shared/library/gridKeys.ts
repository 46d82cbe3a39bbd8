import type { GridStep } from './layRows.ts'

const steps: Readonly<Record<string, GridStep>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'first',
  End: 'last',
  PageUp: 'pageUp',
  PageDown: 'pageDown',
}

/** What a key asks of the grid. */
export type GridWish =
  | { kind: 'step'; step: GridStep }
  | { kind: 'look' | 'open' | 'rename' | 'delete' | 'all' | 'none' | 'toggle' }

type GridPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>

/** The wish behind a key in the grid of a library (look.md, group B): Space looks, Enter opens, F2 renames, Delete bins. */
export function wishOf({ key, ctrlKey, metaKey }: GridPress): GridWish | null {
  const mod = ctrlKey || metaKey
  const step = steps[key]
  if (step) return { kind: 'step', step }
  if (key === ' ') return { kind: mod ? 'toggle' : 'look' }
  if (key === 'Enter') return { kind: 'open' }
  if (key === 'F2') return { kind: 'rename' }
  if (key === 'Delete' || key === 'Backspace') return { kind: 'delete' }
  if (key === 'Escape') return { kind: 'none' }
  if (mod && key.toLowerCase() === 'a') return { kind: 'all' }
  return null
}
