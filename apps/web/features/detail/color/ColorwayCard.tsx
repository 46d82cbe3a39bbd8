import { Button, Menu } from '@mantine/core'
import type { DesignEntry } from '@toile/contract/features/designs.ts'
import { type ColorRole, colorRoles } from '@toile/craft/designs/colorways/colorRoles.ts'
import { keptRoles } from '@toile/craft/designs/colorways/correctRoles.ts'
import { inColorway } from '@toile/craft/designs/colorways/inColorway.ts'
import type { Design } from '@toile/craft/designs/design.ts'
import type { LookColorway } from '@toile/craft/designs/lookColorway.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import { IconDots } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../shell/parts/IconButton.tsx'
import { RenameField } from '../../../shell/parts/RenameField.tsx'
import { ColorwayColors } from '../../../shared/colorways/ColorwayColors.tsx'
import styles from '../../../shared/colorways/colorways.module.css'
import { WaitingColors } from '../../../shared/colorways/WaitingColors.tsx'
import { useColorwayActs } from '../../../shared/colorways/useColorwayActs.ts'
import { useColorwayName } from '../../../shared/colorways/useColorwayName.ts'
import { SeenThumb } from '../../../shared/drawing/SeenThumb.tsx'

interface ColorwayCardProps {
  entry: DesignEntry
  design: Design
  project: Project
  roles: readonly ColorRole[]
  colorway: LookColorway
  isWorn: boolean
  onWear: () => void
  /** Keeps a proposal; left out for one that is kept. */
  onKeep?: () => void
  onRename?: (name: string) => void
  onRemove?: () => void
  onState: (drawn: boolean | null) => void
}

/** A look in one colourway, with what is done with it. */
export function ColorwayCard(props: ColorwayCardProps) {
  const { entry, design, project, roles, colorway, isWorn, onWear, onKeep, onRename, onRemove, onState } = props
  const { t } = useTranslation()
  const [naming, setNaming] = useState(false)
  const { makeLook, exportPicture } = useColorwayActs(entry)
  const name = useColorwayName()(colorway)
  const handed = useMemo(() => keptRoles(roles), [roles])
  const dyed = useMemo(() => inColorway(design, colorway, colorRoles([design], handed)), [design, colorway, handed])
  const wears = isWorn ? t('Worn now') : t('Wear it')
  return (
    <li className={styles.card} data-worn={isWorn}>
      <SeenThumb
        design={dyed}
        width={192}
        height={288}
        name={name}
        ghost={entry.pictures?.small}
        meanwhile={<WaitingColors colors={colorway.colors} />}
        onState={onState}
      />
      <ColorwayColors colorway={colorway} name={name} roles={roles} project={project} />
      {naming ? (
        <RenameField
          name={name}
          onName={(given) => {
            setNaming(false)
            if (given) onRename?.(given)
          }}
        />
      ) : (
        <b>{name}</b>
      )}
      <div className={styles.acts}>
        <Button
          size="compact-sm"
          variant={isWorn ? 'filled' : 'default'}
          aria-pressed={isWorn}
          aria-label={`${wears}: ${name}`}
          onClick={onWear}
        >
          {wears}
        </Button>
        {onKeep && (
          <Button size="compact-sm" variant="default" aria-label={t('Keep {{name}}', { name })} onClick={onKeep}>
            {t('Keep')}
          </Button>
        )}
        <Menu withinPortal={false} floatingStrategy="fixed">
          <Menu.Target>
            <IconButton name={t('More about {{name}}', { name })}>
              <IconDots size={19} stroke={1.5} />
            </IconButton>
          </Menu.Target>
          <Menu.Dropdown>
            {onRename && <Menu.Item onClick={() => setNaming(true)}>{t('Rename')}</Menu.Item>}
            <Menu.Item onClick={() => void makeLook(dyed)}>{t('Save as a new look')}</Menu.Item>
            <Menu.Item onClick={() => exportPicture({ colors: colorway.colors, roles: handed })}>
              {t('Export as a picture')}
            </Menu.Item>
            {onRemove && <Menu.Item onClick={onRemove}>{t('Remove')}</Menu.Item>}
          </Menu.Dropdown>
        </Menu>
      </div>
    </li>
  )
}
