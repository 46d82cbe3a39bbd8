import { swapCut } from '@toile/craft/designs/changes.ts'
import type { Worn } from '@toile/craft/designs/design.ts'
import { typeOf } from '@toile/craft/designs/typeOf.ts'
import { carryKnobs } from '@toile/craft/garments/carryKnobs.ts'
import { findCategory } from '@toile/craft/garments/categories.ts'
import type { CutGarment } from '@toile/craft/garments/cutGarment.ts'
import type { AnyAccessory, AnyGarment } from '@toile/craft/garments/garment.ts'
import { findWearable } from '@toile/craft/garments/index.ts'
import { waysOf } from '@toile/craft/garments/ways/index.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import { useTranslation } from 'react-i18next'
import { Thumb } from '../../../shared/drawing/Thumb.tsx'
import type { Choice } from '../../../shared/fields/choices/Choices.tsx'
import styles from '../../../shared/fields/parts/detail.module.css'
import { slotOf } from '../../../shared/open/names/garmentName.ts'
import { usePictures } from '../../../shared/open/projects/pictures.ts'
import type { GarmentTabProps } from '../edit.ts'
import { useLibrarySketches } from './useLibrarySketches.ts'
import { wearableBy } from './wardrobe.ts'
import { WearablePicker } from './WearablePicker.tsx'

const cutId = ({ cut }: Pick<Worn, 'cut'>) => (cut.kind === 'garment' ? cut.garment : cut.traced)

/** Every knob of a type, those of its ways of being worn too. */
const allKnobs = (type: AnyGarment | AnyAccessory) => ({ ...type.knobs, ...waysOf(type) })

/** Other cuts for the place of a garment, what fits its slot first: the board's and the library's sketches, traced or made, and the catalogue; what was turned is carried along (requirement S4.01). */
export function CutPicker({ design, worn, edit, project }: GarmentTabProps & { project: Project }) {
  const pictures = usePictures()
  const { t } = useTranslation()
  const slot = slotOf(worn, project)
  const isFitting = (other: string | undefined) => slot === null || other === undefined || other === slot
  const wearable = wearableBy(design.mannequin.person)
  const list = [
    ...wearable.filter((entry) => isFitting(entry.slot)),
    ...wearable.filter((entry) => !isFitting(entry.slot)),
  ]
  const traced = project.boards.sketch.flatMap(({ id, traced: hash, category }) => {
    const kind = findCategory(category)
    return hash && isFitting(kind?.slot) ? [{ id, hash, label: kind?.label }] : []
  })
  const library = useLibrarySketches()
  const made = [
    ...project.boards.sketch.flatMap(({ id, garment }) => (garment ? [{ id, garment, of: t('Sketch') }] : [])),
    ...library.map(({ id, garment }) => ({ id, garment, of: t('Library') })),
  ].filter(({ id, garment }, i, all) => {
    const first = all.findIndex((other) => other.id === id) === i
    return first && isFitting(findWearable(garment.id)?.slot)
  })
  const drawn: Choice[] = [
    ...traced.map(({ id, hash, label }) => ({
      id: hash,
      name: label ? `${t('Sketch')} · ${t(label)}` : t('Sketch'),
      picture: <img className={styles.sketchThumb} src={pictures.get(id)?.thumbnails.small} alt="" loading="lazy" />,
    })),
    ...made.map(({ id, garment, of }) => ({
      id,
      name: `${of} · ${t(findWearable(garment.id)?.label ?? garment.id)}`,
      picture: <Thumb order={{ kind: 'garment', garment: garment.id, knobs: garment.knobs, width: 80, height: 96 }} />,
    })),
  ]
  const choose = (id: string) => {
    const sketch = traced.find(({ hash }) => hash === id)
    if (sketch) return edit(swapCut, { id: worn.id, cut: { kind: 'traced', traced: sketch.hash } })
    const own = made.find((one) => one.id === id)?.garment
    const garment = own?.id ?? id
    edit(swapCut, { id: worn.id, cut: { kind: 'garment', garment }, knobs: own ? own.knobs : carriedTo(worn, garment) })
  }
  return (
    <WearablePicker
      name={t('Cuts')}
      list={list}
      first={typeOf(worn)?.category}
      before={drawn}
      current={made.find(({ garment }) => isWorn(worn, garment))?.id ?? cutId(worn)}
      onChoose={choose}
    />
  )
}

/** What was turned on a garment as another cut can have it. */
function carriedTo(worn: Worn, garment: string): Worn['knobs'] {
  const [from, to] = [typeOf(worn), findWearable(garment)]
  return from && to ? carryKnobs(allKnobs(from), worn.knobs, allKnobs(to)).knobs : {}
}

/** Whether a garment is worn in the cut of a made sketch. */
const isWorn = ({ cut, knobs }: Worn, { id, knobs: own }: CutGarment) =>
  cut.kind === 'garment' &&
  cut.garment === id &&
  Object.keys(own).length > 0 &&
  Object.entries(own).every(([name, value]) => knobs[name] === value)
