import { Tabs } from '@mantine/core'
import '@mantine/core/styles/Tabs.layer.css'
import { useTranslation } from 'react-i18next'
import styles from '../../shared/fields/parts/detail.module.css'
import type { EditTabProps } from './edit.ts'
import type { TabId } from './tabIds.ts'
import { tabs } from './tabs.ts'

interface EditTabsProps extends EditTabProps {
  tab: TabId
  onTab: (tab: TabId) => void
}

/** The kinds of edits of a look, one open at a time. */
export function EditTabs({ tab, onTab, ...editing }: EditTabsProps) {
  const { t } = useTranslation()
  return (
    <Tabs
      data-tabs
      value={tab}
      keepMounted={false}
      onChange={(next) => onTab(tabs.find(({ id }) => id === next)?.id ?? tabs[0].id)}
    >
      <Tabs.List grow className={styles.tabs ?? ''}>
        {tabs.map(({ id, label }) => (
          <Tabs.Tab key={id} value={id} className={styles.tab ?? ''}>
            {t(label)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map(({ id, Tab }) => (
        <Tabs.Panel key={id} value={id}>
          <Tab {...editing} />
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}
