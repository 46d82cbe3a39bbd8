import type { Worn } from '@toile/craft/designs/design.ts'
import { swapCut } from '@toile/craft/designs/changes.ts'
import { findCategory } from '@toile/craft/garments/categories.ts'
import { findWearable } from '@toile/craft/garments/index.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import { useTranslation } from 'react-i18next'
import { usePictures } from '../../../shared/open/projects/pictures.ts'
import type { Choice } from '../../../shared/fields/choices/Choices.tsx'
import styles from '../../../shared/fields/parts/detail.module.css'
import { slotOf } from '../../../shared/open/names/garmentName.ts'
import type { GarmentTabProps } from '../edit.ts'
import { wearableBy } from './wardrobe.ts'
import { WearablePicker } from './WearablePicker.tsx'

const cutId = ({ cut }: Pick<Worn, 'cut'>) => (cut.kind === 'garment' ? cut.garment : cut.traced)

/** Other cuts for the place of a garment: the catalogue's of the same slot, and the traced sketches of the board (requirement S4.01). */
export function CutPicker({ design, worn, edit, project }: GarmentTabProps & { project: Project }) {
  const pictures = usePictures()
  const { t } = useTranslation()
  const slot = slotOf(worn, project)
  const fitting = wearableBy(design.mannequin.person).filter((entry) => slot === null || entry.slot === slot)
  const sketches = project.boards.sketch.flatMap(({ id, traced, category }) => {
    const kind = findCategory(category)
    return traced && (slot === null || !kind || kind.slot === slot) ? [{ id, traced, label: kind?.label }] : []
  })
  const drawn = sketches.map(
    ({ id, traced, label }): Choice => ({
      id: traced,
      name: label ? `${t('Sketch')} · ${t(label)}` : t('Sketch'),
      picture: <img className={styles.sketchThumb} src={pictures.get(id)?.thumbnails.small} alt="" loading="lazy" />,
    }),
  )
  const choose = (id: string) => {
    const sketch = sketches.find(({ traced }) => traced === id)
    edit(swapCut, {
      id: worn.id,
      cut: sketch ? { kind: 'traced', traced: sketch.traced } : { kind: 'garment', garment: id },
    })
  }
  return (
    <WearablePicker
      name={t('Cuts')}
      list={fitting}
      first={worn.cut.kind === 'garment' ? findWearable(worn.cut.garment)?.category : undefined}
      before={drawn}
      current={cutId(worn)}
      onChoose={choose}
    />
  )
}
