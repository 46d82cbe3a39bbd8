import { Button } from '@mantine/core'
import { type Color, toHex } from '@toile/craft/colors/color.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import { useTranslation } from 'react-i18next'
import { Flyout } from '../../shell/parts/Flyout.tsx'
import { Swatch } from '../../shell/parts/Swatch.tsx'
import { ColorChips } from '../fields/colors/ColorChips.tsx'
import { ColorField } from '../fields/colors/ColorField.tsx'
import { inPlace } from '../fields/parts/inPlace.ts'
import styles from './palettePanel.module.css'

interface RoleColorPickerProps {
  /** What the role is called, already translated. */
  name: string
  color: Color
  /** The roles that it may exchange its colour with, by name. */
  others: readonly { id: string; name: string; color: Color }[]
  project: Project
  /** Null gives the role the colour it has in the look. */
  onColor: (color: Color | null) => void
  onSwap: (other: string) => void
}

/** The colour of a role: pressed, another is chosen from the board, typed, picked, or exchanged with another role's. */
export function RoleColorPicker({ name, color, others, project, onColor, onSwap }: RoleColorPickerProps) {
  const { t } = useTranslation()
  return (
    <Flyout
      {...inPlace}
      position="bottom-start"
      name={name}
      button={
        <button type="button" className={styles.pick} aria-label={t('Change the colour: {{name}}', { name })}>
          <Swatch fill={toHex(color)} size="square" />
        </button>
      }
    >
      {(close) => (
        <div className={styles.picker}>
          <ColorChips project={project} current={color} onChoose={(one) => onColor(one)} />
          <ColorField name={name} color={color} within onChange={(one) => onColor(one)} />
          <ul aria-label={t('Swap colours')}>
            {others.map((other) => (
              <li key={other.id}>
                <button
                  type="button"
                  aria-label={t('Swap colours with {{name}}', { name: other.name })}
                  onClick={() => {
                    onSwap(other.id)
                    close()
                  }}
                >
                  <Swatch fill={toHex(other.color)} size="small" />
                  {t('Swap colours with {{name}}', { name: other.name })}
                </button>
              </li>
            ))}
          </ul>
          <Button size="compact-sm" variant="default" onClick={() => onColor(null)}>
            {t('As in the look')}
          </Button>
        </div>
      )}
    </Flyout>
  )
}
