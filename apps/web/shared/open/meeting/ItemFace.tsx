import type { ListName } from '@toile/studio/projects/merge/conflict.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import { useTranslation } from 'react-i18next'
import { Swatch } from '../../../shell/parts/Swatch.tsx'
import { colorStyle } from '../names/colorStyle.ts'
import { usePictures } from '../projects/pictures.ts'
import { useColorNames } from '../names/useColorNames.ts'
import { PersonPicture } from '../../fields/people/PersonPicture.tsx'
import { useOwnFigures } from '../../fields/people/useOwnFigures.ts'
import styles from '../../saving/meeting/meeting.module.css'

interface ItemFaceProps {
  project: Project
  list: ListName
  id: string
}

/** One thing of a board as a small picture with its name. */
export function ItemFace({ project: { boards }, list, id }: ItemFaceProps) {
  const { t } = useTranslation()
  const pictures = usePictures()
  const colorName = useColorNames()
  const { nameOf } = useOwnFigures()
  const color = list === 'color' ? boards.color.find((item) => item.id === id) : undefined
  const person = list === 'mannequins' ? boards.mannequins.find((item) => item.id === id) : undefined
  if (color)
    return (
      <span className={styles.face}>
        <Swatch fill={colorStyle(color)} />
        <span>{colorName(color)}</span>
      </span>
    )
  if (person)
    return (
      <span className={styles.face}>
        <PersonPicture person={person.person} part="figure" pose={person.pose} width={30} height={50} />
        <span>{nameOf(person.person)}</span>
      </span>
    )
  const picture = pictures.get(id)
  return (
    <span className={styles.face}>
      {picture && <img src={picture.thumbnails.small} alt="" />}
      <span>{picture?.name || t('Picture')}</span>
    </span>
  )
}
