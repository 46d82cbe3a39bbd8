import type { HeldDocument } from '@toile/rules/document.ts'
import { useCallback, useSyncExternalStore } from 'react'

/** An open document on the screen: its value, and the names of the steps that undo and redo would take. */
export function useDocument<Doc>(document: HeldDocument<Doc>) {
  const subscribe = useCallback((listener: () => void) => document.subscribe(listener), [document])
  return {
    value: useSyncExternalStore(subscribe, () => document.get()),
    steps: useSyncExternalStore(subscribe, () => document.steps()),
  }
}
