import { Popover } from '@mantine/core'
import { toHex } from '@toile/craft/colors/color.ts'
import type { ColorRole } from '@toile/craft/designs/colorways/colorRoles.ts'
import type { LookColorway } from '@toile/craft/designs/lookColorway.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import { useTranslation } from 'react-i18next'
import { Swatch } from '../../shell/parts/Swatch.tsx'
import { NearestCode } from '../fields/colors/NearestCode.tsx'
import styles from './colorways.module.css'
import { useRoleNames } from './useRoleNames.ts'

interface ColorwayColorsProps {
  colorway: LookColorway
  /** Already translated. */
  name: string
  roles: readonly ColorRole[]
  project: Project
}

/** The colours of a colourway; pressed, each with its role and the codes nearest to it. */
export function ColorwayColors({ colorway, name, roles, project }: ColorwayColorsProps) {
  const { t } = useTranslation()
  const { namesOf } = useRoleNames(project)
  const names = new Map(namesOf(roles).map((one, i) => [roles[i]?.id, one]))
  return (
    <Popover withinPortal={false} floatingStrategy="fixed" trapFocus>
      <Popover.Target>
        <button type="button" className={styles.swatches} aria-label={t('Colours of {{name}}', { name })}>
          {colorway.colors.map(({ role, color }) => (
            <Swatch key={role} fill={toHex(color)} />
          ))}
        </button>
      </Popover.Target>
      <Popover.Dropdown>
        <ul className={styles.colors} aria-label={t('Colours of {{name}}', { name })}>
          {colorway.colors.map(({ role, color }) => (
            <li key={role}>
              <Swatch fill={toHex(color)} />
              <span className={styles.role}>
                <b>{names.get(role) ?? t('Not worn')}</b>
                <NearestCode color={color} />
              </span>
            </li>
          ))}
        </ul>
      </Popover.Dropdown>
    </Popover>
  )
}
