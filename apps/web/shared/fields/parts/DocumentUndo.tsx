import type { HeldDocument } from '@toile/rules/document.ts'
import { useMemo } from 'react'
import { useActions } from '../../../shell/actions/useActions.ts'
import { Fill } from '../../../shell/frame/slots.tsx'
import { UndoButtons } from '../UndoButtons.tsx'

/** How undo and redo of a document are listed among the actions; kept outside of the component that shows them. */
export interface UndoNames {
  group: string
  undo: { label: string }
  redo: { label: string }
}

interface DocumentUndoProps<Doc> {
  document: HeldDocument<Doc>
  names: UndoNames
  /** In a dialog the buttons stand where they are written, for the top bar is covered. */
  here?: boolean
}

/** Undo and redo of an open document, by name, in the top bar and by keys (look.md A4). */
export function DocumentUndo<Doc>({ document, names, here = false }: DocumentUndoProps<Doc>) {
  useActions(
    useMemo(
      () => [
        { id: 'undo', label: names.undo.label, group: names.group, keys: 'mod+z', run: () => document.undo() },
        { id: 'redo', label: names.redo.label, group: names.group, keys: 'mod+shift+z', run: () => document.redo() },
      ],
      [document, names],
    ),
  )
  const buttons = <UndoButtons document={document} keyed />
  return here ? <div>{buttons}</div> : <Fill slot="undo">{buttons}</Fill>
}
