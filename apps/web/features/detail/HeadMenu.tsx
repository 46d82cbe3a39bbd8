import { Menu } from '@mantine/core'
import {
  IconArrowLeft,
  IconBrush,
  IconBulb,
  IconColumns3,
  IconDots,
  IconDownload,
  IconMovie,
  IconPhoto,
  IconRepeat,
  IconRulerMeasure,
  IconTrash,
  IconVector,
  type TablerIcon,
} from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { setDock } from '../../shared/open/projects/dockSettings.ts'
import { usePlace } from '../../shared/open/looks/place.ts'
import { useMoves } from '../../shared/open/looks/useMoves.ts'
import styles from '../../shared/fields/parts/detail.module.css'
import { IconButton } from '../../shell/parts/IconButton.tsx'
import type { EditTabProps } from './edit.ts'
import { LookExports } from './LookExports.tsx'
import { headActions } from './headActions.ts'

interface HeadMenuProps {
  editing: EditTabProps
  /** Everything stands in it, where no button has room beside it. */
  whole: boolean
  /** What the look is, above what is done with it. */
  says: ReactNode
  onAction: (id: string) => void
}

/** The rest of what can be done with a look; on a narrow screen all of it, its exports as a second page of the menu. */
export function HeadMenu({ editing, whole, says, onAction }: HeadMenuProps) {
  const { entry, design } = editing
  const { t } = useTranslation()
  const place = usePlace()
  const navigate = useNavigate()
  const { remove } = useMoves()
  const target = useRef<HTMLButtonElement>(null)
  const [exporting, setExporting] = useState(false)
  const { origin } = design
  const photograph = (part?: 'light') =>
    void navigate({
      to: '/home/tools',
      search: { tool: 'product', project: entry.projectId, looks: entry.id, ...(part && { part }) },
    })
  // Whatever opens gives the focus back to the button: its own line in the menu is gone by then.
  const open = (id: string) => {
    target.current?.focus()
    onAction(id)
  }
  return (
    <Menu
      withinPortal={false}
      floatingStrategy="fixed"
      position="bottom-end"
      onClose={() => setExporting(false)}
      trapFocus
    >
      <Menu.Target>
        <IconButton ref={target} name={t('More')}>
          <IconDots size={19} stroke={1.5} />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown className={styles.menu ?? ''}>
        {exporting ? (
          <>
            <Item name={t('All actions')} Icon={IconArrowLeft} stays onClick={() => setExporting(false)} />
            <LookExports {...editing} />
          </>
        ) : (
          <>
            {whole && says && <Menu.Label className={styles.menuSays ?? ''}>{says}</Menu.Label>}
            {whole && <Item name={t('Export')} Icon={IconDownload} stays onClick={() => setExporting(true)} />}
            {headActions
              .filter(({ first }) => whole || !first)
              .map(({ id, label, Icon }) => (
                <Item key={id} name={t(label)} Icon={Icon} onClick={() => open(id)} />
              ))}
            <Item name={t('Product image')} Icon={IconPhoto} onClick={() => photograph()} />
            <Item name={t('Relight')} Icon={IconBulb} onClick={() => photograph('light')} />
            <Item
              name={t('Line drawings')}
              Icon={IconVector}
              onClick={() =>
                void navigate({
                  to: '/home/tools',
                  search: { tool: 'lines', project: entry.projectId, look: entry.id },
                })
              }
            />
            <Item
              name={t('Open in the canvas')}
              Icon={IconBrush}
              onClick={() =>
                void navigate({
                  to: '/home/tools',
                  search: { tool: 'canvas', project: entry.projectId, look: entry.id },
                })
              }
            />
            <Item
              name={t('Pattern making')}
              Icon={IconRulerMeasure}
              onClick={() =>
                void navigate({
                  to: '/home/tools',
                  search: { tool: 'patterns', project: entry.projectId, look: entry.id },
                })
              }
            />
            <Item
              name={t('Product video')}
              Icon={IconMovie}
              onClick={() =>
                void navigate({
                  to: '/home/tools',
                  search: { tool: 'film', project: entry.projectId, looks: entry.id },
                })
              }
            />
            <Item
              name={t('Compare with other looks')}
              Icon={IconColumns3}
              onClick={() => place.go({ large: false, show: 'compare', compare: [entry.id] })}
            />
            {origin && (
              <Item
                name={t('Use these again: seed {{seed}}', { seed: origin.briefSeed })}
                Icon={IconRepeat}
                onClick={() => setDock({ seed: origin.briefSeed })}
              />
            )}
            <Item name={t('Delete the look')} Icon={IconTrash} onClick={() => void remove(entry)} />
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}

interface ItemProps {
  /** Already translated. */
  name: string
  Icon: TablerIcon
  /** The menu goes on to another page. */
  stays?: boolean
  onClick: () => void
}

function Item({ name, Icon, stays = false, onClick }: ItemProps) {
  return (
    <Menu.Item leftSection={<Icon size={16} stroke={1.5} aria-hidden />} closeMenuOnClick={!stays} onClick={onClick}>
      {name}
    </Menu.Item>
  )
}
