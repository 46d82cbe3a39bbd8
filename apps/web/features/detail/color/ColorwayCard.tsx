import { Button } from '@mantine/core'
import type { DesignEntry } from '@toile/contract/features/designs.ts'
import { colorRoles, type ColorRole } from '@toile/craft/designs/colorways/colorRoles.ts'
import { inColorway } from '@toile/craft/designs/colorways/inColorway.ts'
import type { Design } from '@toile/craft/designs/design.ts'
import type { KeptRole } from '@toile/craft/designs/lookColorway.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '../../../shared/colorways/colorways.module.css'
import { PaletteHead } from '../../../shared/colorways/PaletteHead.tsx'
import type { Palette } from '../../../shared/colorways/useShownPalettes.ts'
import { WaitingColors } from '../../../shared/colorways/WaitingColors.tsx'
import { SeenThumb } from '../../../shared/drawing/SeenThumb.tsx'

interface ColorwayCardProps {
  entry: DesignEntry
  /** The look as it takes part in colourways. */
  design: Design
  project: Project
  roles: readonly ColorRole[]
  handed: readonly KeptRole[]
  palette: Palette
  /** Already translated. */
  name: string
  isWorn: boolean
  isChosen: boolean
  onChoose: () => void
  onWear: () => void
  onState: (drawn: boolean | null) => void
}

/** A look in one colourway; its head chooses it, its button wears it. */
export function ColorwayCard(props: ColorwayCardProps) {
  const { entry, design, project, roles, handed, palette, name, isWorn, isChosen, onChoose, onWear, onState } = props
  const { t } = useTranslation()
  const { colorway } = palette
  const dyed = useMemo(() => inColorway(design, colorway, colorRoles([design], handed)), [design, colorway, handed])
  const wears = isWorn ? t('Worn now') : t('Wear it')
  return (
    <li className={styles.card} data-worn={isWorn}>
      <SeenThumb
        design={dyed}
        width={176}
        height={264}
        ghost={entry.pictures?.small}
        meanwhile={<WaitingColors colors={colorway.colors} />}
        onState={onState}
      />
      <PaletteHead
        palette={palette}
        name={name}
        roles={roles}
        project={project}
        isChosen={isChosen}
        onChoose={onChoose}
      />
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
      </div>
    </li>
  )
}
