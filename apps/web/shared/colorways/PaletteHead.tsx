import { toHex } from '@toile/craft/colors/color.ts'
import type { ColorRole } from '@toile/craft/designs/colorways/colorRoles.ts'
import { colorOfRole } from '@toile/craft/designs/colorways/editColorway.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import { useTranslation } from 'react-i18next'
import { Swatch } from '../../shell/parts/Swatch.tsx'
import { useProjectColorName } from '../open/names/useProjectColorName.ts'
import styles from './paletteHead.module.css'
import type { Palette } from './useShownPalettes.ts'
import { useRoleNames } from './useRoleNames.ts'

interface PaletteHeadProps {
  palette: Palette
  /** Already translated. */
  name: string
  roles: readonly ColorRole[]
  project: Project
  isChosen: boolean
  onChoose: () => void
}

/** As many roles stand in a head by their words; the others by their colours alone. */
const spoken = 4

/** A colourway at the head of its looks: its name, and its colours with what each goes on; pressed, it is chosen. */
export function PaletteHead({ palette, name, roles, project, isChosen, onChoose }: PaletteHeadProps) {
  const { t } = useTranslation()
  const { shortsOf, garmentsOf } = useRoleNames(project)
  const colorName = useProjectColorName(project)
  const shorts = shortsOf(roles)
  const known = roles.map((role, i) => {
    const color = colorOfRole(palette.colorway, role)
    const says = [shorts[i], garmentsOf(role), colorName(color)].filter(Boolean).join(' · ')
    return { id: role.id, short: shorts[i] ?? '', fill: toHex(color), says }
  })
  return (
    <button type="button" className={styles.head} aria-pressed={isChosen} onClick={onChoose}>
      <span className={styles.name}>
        <b title={name}>{name}</b>
        <small>{palette.isKept ? t('Kept') : t('Proposal')}</small>
      </span>
      <span className={styles.colors}>
        {known.slice(0, spoken).map(({ id, short, fill, says }) => (
          <span key={id} title={says}>
            <Swatch fill={fill} size="small" />
            <span>{short}</span>
          </span>
        ))}
        {known.length > spoken && (
          <span className={styles.further}>
            {known.slice(spoken).map(({ id, fill, says }) => (
              <span key={id} title={says}>
                <Swatch fill={fill} size="small" />
              </span>
            ))}
          </span>
        )}
      </span>
    </button>
  )
}
