import type { HeldDocument } from '@toile/rules/document.ts'
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useActions } from '../../shell/actions/useActions.ts'
import { Fill } from '../../shell/frame/slots.tsx'
import { IconButton } from '../../shell/parts/IconButton.tsx'
import { useDocument } from '../../shell/useDocument.ts'

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
  const { t } = useTranslation()
  const { steps } = useDocument(document)
  useActions(
    useMemo(
      () => [
        { id: 'undo', label: names.undo.label, group: names.group, keys: 'mod+z', run: () => document.undo() },
        { id: 'redo', label: names.redo.label, group: names.group, keys: 'mod+shift+z', run: () => document.redo() },
      ],
      [document, names],
    ),
  )
  const buttons = (
    <>
      <IconButton
        name={steps.undo ? t('Undo: {{step}}', { step: t(steps.undo) }) : t('Nothing to undo')}
        keys="mod+z"
        disabled={!steps.undo}
        onClick={() => document.undo()}
      >
        <IconArrowBackUp size={20} stroke={1.4} />
      </IconButton>
      <IconButton
        name={steps.redo ? t('Redo: {{step}}', { step: t(steps.redo) }) : t('Nothing to redo')}
        keys="mod+shift+z"
        disabled={!steps.redo}
        onClick={() => document.redo()}
      >
        <IconArrowForwardUp size={20} stroke={1.4} />
      </IconButton>
    </>
  )
  return here ? <div>{buttons}</div> : <Fill slot="undo">{buttons}</Fill>
}
