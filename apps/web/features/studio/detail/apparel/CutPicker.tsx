import type { Worn } from '@toile/fashion/designs/design.ts'
import { swapCut } from '@toile/fashion/designs/changes.ts'
import { findCategory } from '@toile/fashion/garments/categories.ts'
import { garments } from '@toile/fashion/garments/index.ts'
import { findPerson } from '@toile/fashion/mannequins/people/index.ts'
import type { Project } from '@toile/fashion/projects/project.ts'
import { useTranslation } from 'react-i18next'
import { usePictures } from '../../boards/pictures.ts'
import { Thumb } from '../../drawing/Thumb.tsx'
import { type Choice, Choices } from '../../parts/Choices.tsx'
import styles from '../detail.module.css'
import { slotOf } from '../garmentName.ts'
import type { GarmentTabProps } from '../useEdit.ts'

const cutId = ({ cut }: Pick<Worn, 'cut'>) => (cut.kind === 'garment' ? cut.garment : cut.traced)

/** Other cuts for the place of a garment: the catalogue's of the same slot, and the traced sketches of the board (requirement S4.01). */
export function CutPicker({ design, worn, edit, project }: GarmentTabProps & { project: Project }) {
  const pictures = usePictures()
  const { t } = useTranslation()
  const slot = slotOf(worn, project)
  const wearer = findPerson(design.mannequin.person)
  const fitting = garments.filter((garment) => {
    const by: readonly { gender?: string; ageGroup?: string }[] = garment.wornBy
    const fits =
      by.length === 0 ||
      !wearer ||
      by.some(
        (who) =>
          (who.gender ?? wearer.gender) === wearer.gender && (who.ageGroup ?? wearer.ageGroup) === wearer.ageGroup,
      )
    return fits && (slot === null || garment.slot === slot)
  })
  const sketches = project.boards.sketch.flatMap(({ id, traced, category }) => {
    const kind = findCategory(category)
    return traced && (slot === null || !kind || kind.slot === slot) ? [{ id, traced, label: kind?.label }] : []
  })
  const choices: Choice[] = [
    ...sketches.map(({ id, traced, label }) => ({
      id: traced,
      name: label ? `${t('Sketch')} · ${t(label)}` : t('Sketch'),
      picture: <img className={styles.sketchThumb} src={pictures.get(id)?.thumbnails.small} alt="" loading="lazy" />,
    })),
    ...fitting.map(({ id, label }) => ({
      id,
      name: t(label),
      picture: <Thumb order={{ kind: 'garment', garment: id, width: 80, height: 96 }} />,
    })),
  ]
  const choose = (id: string) => {
    const sketch = sketches.find(({ traced }) => traced === id)
    edit('swap', swapCut, {
      id: worn.id,
      cut: sketch ? { kind: 'traced', traced: sketch.traced } : { kind: 'garment', garment: id },
    })
  }
  return <Choices name={t('Cuts')} choices={choices} current={cutId(worn)} width={4.5} onChoose={choose} />
}
