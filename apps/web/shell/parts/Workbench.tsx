import { ActionIcon, CloseButton, Drawer, Tooltip } from '@mantine/core'
import { IconCopy, IconLayoutGrid, IconStack2, type TablerIcon } from '@tabler/icons-react'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BottomBar, type BottomBarItem } from './BottomBar.tsx'
import { isTopLayer } from './isTopLayer.ts'
import styles from './workbench.module.css'

interface RailItem {
  id: string
  label: string
  Icon: TablerIcon
}

export type WorkbenchView = 'left' | 'middle' | 'right' | 'extra'

interface WorkbenchProps {
  /** Names of the three parts, already translated. */
  names: { left: string; middle: string; right: string; extra?: string }
  left: ReactNode
  /** Icons that stand for the left column between 769 and 1279 px; choosing one opens the column as a drawer. */
  rail: readonly RailItem[]
  middle: ReactNode
  right: ReactNode
  /** Signs of the parts on a narrow screen, where they are not those of boards, looks and detail. */
  icons?: Partial<Record<'left' | 'middle' | 'right', TablerIcon>>
  /** A fourth view that only narrow screens have of its own, with its icon. */
  extra?: { content: ReactNode; Icon: TablerIcon }
  /** Which part a narrow screen shows; left out, the workbench keeps it itself. */
  view?: WorkbenchView
  onView?: (view: WorkbenchView) => void
}

/** Three columns: boards, work, detail. A rail of icons below 1280 px, one column and a bottom bar at 768 px and below (requirement S9.05). */
export function Workbench({ names, icons = {}, left, rail, middle, right, extra, view, onView }: WorkbenchProps) {
  const { t } = useTranslation()
  const [own, setOwn] = useState<WorkbenchView>('middle')
  const [drawer, setDrawer] = useState(false)
  const column = useRef<HTMLDivElement>(null)
  const shown = view ?? own
  const items: BottomBarItem<WorkbenchView>[] = [
    { id: 'left', label: names.left, Icon: icons.left ?? IconStack2 },
    { id: 'middle', label: names.middle, Icon: icons.middle ?? IconLayoutGrid },
    { id: 'right', label: names.right, Icon: icons.right ?? IconCopy },
    ...(extra ? [{ id: 'extra' as const, label: names.extra ?? '', Icon: extra.Icon }] : []),
  ]
  return (
    <div className={styles.bench} data-bench data-view={shown}>
      <aside className={styles.left} aria-label={names.left}>
        {left}
      </aside>
      <nav className={styles.rail} aria-label={names.left}>
        {rail.map(({ id, label, Icon }) => (
          <Tooltip key={id} label={label} position="right">
            <ActionIcon size={44} aria-label={label} onClick={() => setDrawer(true)}>
              <Icon size={20} stroke={1.4} />
            </ActionIcon>
          </Tooltip>
        ))}
      </nav>
      <div className={styles.middle}>{middle}</div>
      <aside className={styles.right} aria-label={names.right}>
        {right}
      </aside>
      {extra && <section className={styles.extra}>{extra.content}</section>}
      <BottomBar items={items} current={shown} name={t('Parts of the screen')} onChoose={onView ?? setOwn} />
      <Drawer.Root
        opened={drawer}
        onClose={() => isTopLayer(column.current) && setDrawer(false)}
        size={300}
        padding={0}
      >
        <Drawer.Overlay />
        <Drawer.Content ref={column} aria-label={names.left}>
          <div className={styles.drawerHead}>
            <CloseButton aria-label={t('Close')} size="var(--hit)" onClick={() => setDrawer(false)} />
          </div>
          {drawer && left}
        </Drawer.Content>
      </Drawer.Root>
    </div>
  )
}
