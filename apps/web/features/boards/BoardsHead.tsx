import { useSearch } from '@tanstack/react-router'
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useActions } from '../../shell/actions/useActions.ts'
import { IconButton } from '../../shell/parts/IconButton.tsx'
import { useDocument } from '../../shell/useDocument.ts'
import { useBoards } from '../../shared/open/boards/boardContext.ts'
import styles from '../../shared/open/boards/boards.module.css'

const group = 'Boards'

/** The head of the boards: undo and redo of what was done on them, by name. */
export function BoardsHead() {
  const { t } = useTranslation()
  const { document } = useBoards().opened
  const { steps } = useDocument(document)
  return (
    <div className={styles.head}>
      <span>{t(group)}</span>
      <IconButton
        name={steps.undo ? t('Undo: {{step}}', { step: t(steps.undo) }) : t('Nothing to undo')}
        disabled={!steps.undo}
        onClick={() => document.undo()}
      >
        <IconArrowBackUp size={18} stroke={1.4} />
      </IconButton>
      <IconButton
        name={steps.redo ? t('Redo: {{step}}', { step: t(steps.redo) }) : t('Nothing to redo')}
        disabled={!steps.redo}
        onClick={() => document.redo()}
      >
        <IconArrowForwardUp size={18} stroke={1.4} />
      </IconButton>
    </div>
  )
}

/** The keys of undo and redo, which belong to the boards while no look is selected. */
export function BoardKeys() {
  const { document } = useBoards().opened
  const search: Record<string, unknown> = useSearch({ strict: false })
  const free = typeof search['look'] !== 'string'
  useActions(
    useMemo(
      () =>
        free
          ? [
              { id: 'boards-undo', label: 'Undo on the boards', group, keys: 'mod+z', run: () => document.undo() },
              {
                id: 'boards-redo',
                label: 'Redo on the boards',
                group,
                keys: 'mod+shift+z',
                run: () => document.redo(),
              },
            ]
          : [],
      [document, free],
    ),
  )
  return null
}
