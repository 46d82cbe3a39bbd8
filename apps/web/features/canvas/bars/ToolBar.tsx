import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../shell/parts/IconButton.tsx'
import { useBench } from '../painting/usePainting.ts'
import { toolGroups } from '../tools/index.ts'
import { takeTool } from '../tools/takeTool.ts'
import { useDesk } from '../tools/useDesk.ts'
import styles from './bars.module.css'
import { InkPair } from './InkPair.tsx'

/** The tools, one below another. */
export function ToolBar({ onChosen }: { onChosen?: () => void }) {
  const { t } = useTranslation()
  const bench = useBench()
  const { tool } = useDesk()
  return (
    <nav className={styles.tools} aria-label={t('Tools')}>
      {toolGroups.map((group, i) => (
        <div key={i} className={styles.group}>
          {group.map(({ id, label, keys, Icon }) => (
            <IconButton
              key={id}
              name={t(label)}
              keys={keys}
              aria-pressed={id === tool}
              data-tool={id}
              onClick={() => {
                takeTool(bench, id)
                onChosen?.()
              }}
            >
              <Icon size={20} stroke={1.4} />
            </IconButton>
          ))}
        </div>
      ))}
      <InkPair />
    </nav>
  )
}
