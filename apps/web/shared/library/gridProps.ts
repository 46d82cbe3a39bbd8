import type { LibraryEntry } from '@toile/contract/features/library.ts'
import { type ReactNode, type RefObject } from 'react'
import type { Order, Selection } from './selection.ts'

/** What can be asked of the things in a grid; what is left out cannot be done here. */
export interface GridActions {
  look?: (id: string) => void
  open?: (id: string) => void
  /** Starts naming in place; null ends it. */
  naming?: (id: string | null) => void
  rename?: (id: string, name: string) => void
  remove?: () => void
  /** The chosen things were taken along by the pointer: over what they are, and whether they were let go. */
  carry?: (over: Element | null, at: { x: number; y: number } | null) => void
}

export interface LibraryGridProps {
  /** Names the grid, already translated. */
  name: string
  order: Order
  aspects: readonly number[]
  /** The height in pixels that rows come near to. */
  rowHeight: number
  scroller: RefObject<HTMLElement | null>
  selection: Selection
  onSelection: (selection: Selection) => void
  /** A tap chooses instead of looking. */
  choosing: boolean
  naming: string | null
  actions: GridActions
  /** Why a thing cannot be chosen; nothing where it can. */
  off?: (entry: LibraryEntry) => string | undefined
  busy?: boolean
  children?: ReactNode
}
