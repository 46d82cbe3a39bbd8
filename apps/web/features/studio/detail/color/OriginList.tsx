import { type Color, toHex } from '@toile/fashion/colors/color.ts'
import type { Project } from '@toile/fashion/projects/project.ts'
import { useTranslation } from 'react-i18next'
import { Swatch } from '../../../../shell/parts/Swatch.tsx'
import { useColorNames } from '../../boards/useColorNames.ts'
import type { ColorOrigin } from '../../direction/originOfColor.ts'
import { PictureMark } from '../../direction/PictureMark.tsx'
import { useDirection } from '../../direction/useDirection.ts'
import styles from '../detail.module.css'

/** Where a colour comes from, of a picture where it is gone. */
const says = {
  board: { label: 'your colorboard' },
  derived: { label: 'derived from your colours' },
  brand: { label: 'from your brand' },
  picture: { label: 'from your moodboard' },
  pictures: { label: 'from your moodboard' },
} as const satisfies Record<ColorOrigin['kind'], { label: string }>

/** A colour and where it comes from. */
export interface Origin {
  color: Color
  origin: ColorOrigin
}

interface OriginListProps {
  /** What the colours are of, already translated. */
  name: string
  origins: readonly Origin[]
  project: Project
}

/** Colours by name, each with where it comes from. */
export function OriginList({ name, origins, project }: OriginListProps) {
  const { t } = useTranslation()
  const nameOf = useColorNames()
  const { direction } = useDirection()
  const pictures = direction?.pictures ?? []
  if (origins.length === 0) return null
  return (
    <ul className={styles.origins} aria-label={name}>
      {origins.map(({ color, origin }) => {
        const hex = toHex(color)
        const entry = project.boards.color.find((one) => toHex(one.color) === hex) ?? { name: '', color }
        const picture = origin.kind === 'picture' && pictures.find(({ hash }) => hash === origin.hash)
        return (
          <li key={hex}>
            <Swatch fill={hex} />
            <b>{nameOf(entry)}</b>
            <span>{picture ? t('from {{name}}', { name: picture.name }) : t(says[origin.kind].label)}</span>
            {picture && <PictureMark hash={picture.hash} pictures={pictures} size="line" />}
          </li>
        )
      })}
    </ul>
  )
}
