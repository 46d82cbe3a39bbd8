import type { HeldDocument } from '@toile/rules/document.ts'
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../shell/parts/IconButton.tsx'
import { useDocument } from '../../shell/useDocument.ts'

interface UndoButtonsProps<Doc> {
  document: HeldDocument<Doc>
  /** Where keys do the same, the buttons tell them. */
  keyed?: boolean
}

/** Undo and redo of an open document, each named by the step it takes back or takes again. */
export function UndoButtons<Doc>({ document, keyed = false }: UndoButtonsProps<Doc>) {
  const { t } = useTranslation()
  const { steps } = useDocument(document)
  return (
    <>
      <IconButton
        name={steps.undo ? t('Undo: {{step}}', { step: t(steps.undo) }) : t('Nothing to undo')}
        {...(keyed && { keys: 'mod+z' })}
        disabled={!steps.undo}
        onClick={() => document.undo()}
      >
        <IconArrowBackUp size={20} stroke={1.4} />
      </IconButton>
      <IconButton
        name={steps.redo ? t('Redo: {{step}}', { step: t(steps.redo) }) : t('Nothing to redo')}
        {...(keyed && { keys: 'mod+shift+z' })}
        disabled={!steps.redo}
        onClick={() => document.redo()}
      >
        <IconArrowForwardUp size={20} stroke={1.4} />
      </IconButton>
    </>
  )
}
