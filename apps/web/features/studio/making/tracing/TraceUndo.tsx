import type { OpenDocument } from '@toile/fashion/document.ts'
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useActions } from '../../../../shell/actions/useActions.ts'
import { Fill } from '../../../../shell/frame/slots.tsx'
import { IconButton } from '../../../../shell/parts/IconButton.tsx'
import { useDocument } from '../../../../shell/useDocument.ts'
import type { Draft } from './draft.ts'

/** Undo and redo of the tracing, by name, in the top bar and by keys (look.md A4). */
export function TraceUndo({ document }: { document: OpenDocument<Draft> }) {
  const { t } = useTranslation()
  const { steps } = useDocument(document)
  useActions(
    useMemo(
      () => [
        { id: 'undo', label: 'Undo on the tracing', group: 'Boards', keys: 'mod+z', run: () => document.undo() },
        {
          id: 'redo',
          label: 'Redo on the tracing',
          group: 'Boards',
          keys: 'mod+shift+z',
          run: () => document.redo(),
        },
      ],
      [document],
    ),
  )
  return (
    <Fill slot="undo">
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
    </Fill>
  )
}
