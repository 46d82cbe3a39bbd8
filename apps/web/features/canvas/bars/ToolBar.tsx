import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../shell/parts/IconButton.tsx'
import { desk } from '../tools/desk.ts'
import { tools } from '../tools/index.ts'
import { useDesk } from '../tools/useDesk.ts'
import styles from './bars.module.css'
import { InkPair } from './InkPair.tsx'

/** The tools, one below another. */
export function ToolBar() {
  const { t } = useTranslation()
  const { tool } = useDesk()
  return (
    <nav className={styles.tools} aria-label={t('Tools')}>
      {tools.map(({ id, label, keys, Icon }) => (
        <IconButton
          key={id}
          name={t(label)}
          keys={keys}
          aria-pressed={id === tool}
          data-tool={id}
          onClick={() => desk.set({ tool: id })}
        >
          <Icon size={20} stroke={1.4} />
        </IconButton>
      ))}
      <InkPair />
    </nav>
  )
}
