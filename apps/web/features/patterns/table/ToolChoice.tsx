import { IconHandMove, IconRulerMeasure, IconVectorBezier2, type TablerIcon } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useActions } from '../../../shell/actions/useActions.ts'
import { IconButton } from '../../../shell/parts/IconButton.tsx'
import styles from './table.module.css'
import { tableTools, type TableToolId } from './tools.ts'

const icons: Readonly<Record<TableToolId, TablerIcon>> = {
  pieces: IconHandMove,
  points: IconVectorBezier2,
  tape: IconRulerMeasure,
}

const listed = { group: 'Patterns' } as const

interface ToolChoiceProps {
  tool: TableToolId
  onTool: (tool: TableToolId) => void
}

/** The tools of the table, each with its key. */
export function ToolChoice({ tool, onTool }: ToolChoiceProps) {
  const { t } = useTranslation()
  useActions(
    useMemo(
      () =>
        tableTools.map(({ id, label, keys }) => ({
          id: `pattern ${id}`,
          label,
          group: listed.group,
          keys,
          run: () => onTool(id),
        })),
      [onTool],
    ),
  )
  return (
    <div className={styles.tools} role="group" aria-label={t('Tools')}>
      {tableTools.map(({ id, label, keys }) => {
        const Icon = icons[id]
        return (
          <IconButton key={id} name={t(label)} keys={keys} aria-pressed={id === tool} onClick={() => onTool(id)}>
            <Icon size={19} stroke={1.4} />
          </IconButton>
        )
      })}
    </div>
  )
}
