import type { OpenDocument } from '@toile/fashion/document.ts'
import { useSyncExternalStore } from 'react'

/** An open document on the screen: its value, and the names of the steps that undo and redo would take. */
export const useDocument = <Doc>(document: OpenDocument<Doc>) => ({
  value: useSyncExternalStore(document.subscribe, document.get),
  steps: useSyncExternalStore(document.subscribe, document.steps),
})
