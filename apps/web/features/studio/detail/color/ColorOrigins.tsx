import { toHex } from '@toile/fashion/colors/color.ts'
import type { Design } from '@toile/fashion/designs/design.ts'
import type { Project } from '@toile/fashion/projects/project.ts'
import { useTranslation } from 'react-i18next'
import { Swatch } from '../../../../shell/parts/Swatch.tsx'
import { useColorNames } from '../../boards/useColorNames.ts'
import { originOfColor } from '../../direction/originOfColor.ts'
import { PictureMark } from '../../direction/PictureMark.tsx'
import { useDirection } from '../../direction/useDirection.ts'
import styles from '../detail.module.css'
import { Section } from '../Section.tsx'
import { wornColors } from './wornColors.ts'

/** Of every colour worn in a look, where it comes from: the colorboard, or a picture of the moodboard (requirement S3.03). */
export function ColorOrigins({ design, project }: { design: Design; project: Project }) {
  const { t } = useTranslation()
  const nameOf = useColorNames()
  const { direction } = useDirection()
  const pictures = direction?.pictures ?? []
  const rows = wornColors(design).flatMap((color) => {
    const origin = originOfColor(color, design, project, direction)
    return origin ? [{ color, origin }] : []
  })
  if (rows.length === 0) return null
  return (
    <Section title={t('Where the colours come from')}>
      <ul className={styles.origins}>
        {rows.map(({ color, origin }) => {
          const hex = toHex(color)
          const entry = project.boards.color.find((one) => toHex(one.color) === hex) ?? { name: '', color }
          const picture = origin.kind === 'picture' && pictures.find(({ hash }) => hash === origin.hash)
          return (
            <li key={hex}>
              <Swatch fill={hex} />
              <b>{nameOf(entry)}</b>
              <span>
                {origin.kind === 'board'
                  ? t('your colorboard')
                  : picture
                    ? t('from {{name}}', { name: picture.name })
                    : t('from your moodboard')}
              </span>
              {picture && <PictureMark hash={picture.hash} pictures={pictures} size="line" />}
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
