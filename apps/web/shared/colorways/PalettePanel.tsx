import { Button, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import type { DesignEntry } from '@toile/contract/features/designs.ts'
import type { ColorRole } from '@toile/craft/designs/colorways/colorRoles.ts'
import type { Design } from '@toile/craft/designs/design.ts'
import type { LookColorway } from '@toile/craft/designs/lookColorway.ts'
import { lookNumber } from '@toile/craft/designs/lookNumber.ts'
import { limits } from '@toile/rules/limits.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newKey } from '../../shell/calls/api.ts'
import { IconButton } from '../../shell/parts/IconButton.tsx'
import { RenameField } from '../../shell/parts/RenameField.tsx'
import { SeenThumb } from '../drawing/SeenThumb.tsx'
import styles from './palettePanel.module.css'
import { PaletteRoles } from './PaletteRoles.tsx'
import type { Palette } from './useShownPalettes.ts'
import { WaitingColors } from './WaitingColors.tsx'

interface PalettePanelProps {
  palette: Palette
  /** What the colourway is called, already translated. */
  name: string
  roles: readonly ColorRole[]
  project: Project
  entry: DesignEntry
  /** The look in the colourway. */
  design: Design
  busy?: boolean
  onEdit: (colorway: LookColorway) => void
  onAdd: (colorway: LookColorway) => void
  onRemove: () => void
  /** What is done with the look that is shown. */
  acts: ReactNode
  /** What else is offered for the colourway, as items of its menu. */
  more?: ReactNode
}

/** The chosen colourway: one look large in it, its name, and the colour of every role, all to be changed. */
export function PalettePanel(props: PalettePanelProps) {
  const { palette, name, roles, project, entry, design, busy = false, onEdit, onAdd, onRemove } = props
  const { colorway, isKept } = palette
  const { t } = useTranslation()
  const [naming, setNaming] = useState(false)
  const lookName = t('Look {{number}}', { number: lookNumber(entry) })
  const copy = (): LookColorway => {
    const called = t('{{name}}, copy', { name }).slice(0, limits.nameLength)
    return { ...colorway, id: newKey(), name: called }
  }
  return (
    <section className={styles.panel} aria-label={t('{{look}} in {{colourway}}', { look: lookName, colourway: name })}>
      <div className={styles.head}>
        <SeenThumb
          design={design}
          width={208}
          height={312}
          name={t('{{look}} in {{colourway}}', { look: lookName, colourway: name })}
          ghost={entry.pictures?.small}
          meanwhile={<WaitingColors colors={colorway.colors} />}
        />
        <div className={styles.side}>
          <div className={styles.title}>
            {naming ? (
              <RenameField
                name={name}
                onName={(given) => {
                  setNaming(false)
                  if (given) onEdit({ ...colorway, name: given })
                }}
              />
            ) : (
              <h3>{name}</h3>
            )}
            <Menu withinPortal={false} floatingStrategy="fixed" position="bottom-end">
              <Menu.Target>
                <IconButton name={t('More about {{name}}', { name })}>
                  <IconDots size={19} stroke={1.5} />
                </IconButton>
              </Menu.Target>
              <Menu.Dropdown>
                <Menu.Item onClick={() => setNaming(true)}>{t('Rename')}</Menu.Item>
                <Menu.Item onClick={() => onAdd(copy())}>{t('Duplicate')}</Menu.Item>
                {props.more}
                <Menu.Item onClick={onRemove}>{t('Remove')}</Menu.Item>
              </Menu.Dropdown>
            </Menu>
          </div>
          <small>{[lookName, isKept ? t('Kept') : t('Proposal')].join(' · ')}</small>
          <div className={styles.acts}>
            {!isKept && (
              <Button
                size="compact-md"
                disabled={busy}
                aria-label={t('Keep {{name}}', { name })}
                onClick={() => onEdit(colorway)}
              >
                {t('Keep')}
              </Button>
            )}
            {props.acts}
          </div>
        </div>
      </div>
      <PaletteRoles colorway={colorway} name={name} roles={roles} project={project} onEdit={onEdit} />
    </section>
  )
}
