import { toHex } from '@toile/craft/colors/color.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Swatch } from '../../../shell/parts/Swatch.tsx'
import { useProjectColorName } from '../../../shared/open/names/useProjectColorName.ts'
import type { ColorOrigin } from '../../../shared/direction/originOfColor.ts'
import { PictureMark } from '../../../shared/direction/PictureMark.tsx'
import { useDirection } from '../../../shared/direction/useDirection.ts'
import styles from '../../../shared/fields/parts/detail.module.css'
import type { OriginGroup } from './originGroups.ts'

/** Where colours come from, of a picture where it is gone. */
const says = {
  board: { label: 'from your colourboard' },
  derived: { label: 'derived from your colours' },
  brand: { label: 'from your brand' },
  picture: { label: 'from your moodboard' },
  pictures: { label: 'from your moodboard' },
  look: { label: 'chosen for this look' },
} as const satisfies Record<ColorOrigin['kind'] | 'look', { label: string }>

interface OriginListProps {
  group: OriginGroup
  project: Project
}

/** One source with its picture, and the colours that it gives by name: to the cloth, then to each print. */
export function OriginList({ group: { origin, worn }, project }: OriginListProps) {
  const { t } = useTranslation()
  const nameOf = useProjectColorName(project)
  const heading = useId()
  const pictures = useDirection().direction?.pictures ?? []
  const picture = origin?.kind === 'picture' && pictures.find(({ hash }) => hash === origin.hash)
  return (
    <section className={styles.origins} aria-labelledby={heading}>
      <h4 id={heading}>
        {picture && <PictureMark hash={picture.hash} pictures={pictures} size="line" />}
        <span>{picture ? t('from {{name}}', { name: picture.name }) : t(says[origin?.kind ?? 'look'].label)}</span>
      </h4>
      {worn.map(({ name, colors }) => (
        <div key={name}>
          <span aria-hidden>{name}</span>
          <ul aria-label={name}>
            {colors.map((color) => {
              const hex = toHex(color)
              return (
                <li key={hex}>
                  <Swatch fill={hex} size="small" />
                  {nameOf(color)}
                </li>
              )
            })}
          </ul>
        </div>
      ))}
    </section>
  )
}
