import { applyNotion } from '@toile/craft/designs/notionChanges.ts'
import { useTranslation } from 'react-i18next'
import { mapSize, useLookMap } from '../../../shared/drawing/useLookMap.ts'
import styles from '../../../shared/fields/parts/detail.module.css'
import { usePictures } from '../../../shared/open/projects/pictures.ts'
import { chooseApplied } from '../applied/chosenApplied.ts'
import { movedBy } from '../applied/movedBy.ts'
import { OnTheCloth } from '../applied/OnTheCloth.tsx'
import { roomOnCloth, saysFull } from '../applied/roomOnCloth.ts'
import type { EditTabProps } from '../edit.ts'
import { Haberdashery } from './Haberdashery.tsx'
import { newElement, ordinarySpot } from './laying.ts'
import { type Offered, picturesOffered } from './offered.ts'
import { OwnElements } from './OwnElements.tsx'

/** Millimetres from one to the next of what is laid together. */
const step = 40

/** Elements: the haberdashery, and what is somebody's own, laid on the garment by a click, by Enter or by dragging onto the picture (requirement S4.01). */
export function ElementsTab({
  design,
  project,
  view,
  worn,
  edit,
}: EditTabProps & { worn: NonNullable<EditTabProps['worn']> }) {
  const { t } = useTranslation()
  const pictures = usePictures()
  const map = useLookMap(design, view, mapSize.width, mapSize.height)
  const room = roomOnCloth(worn)
  const lay = (offered: readonly Offered[]) => {
    const at = ordinarySpot(map, design, worn, view)
    const together = crypto.randomUUID()
    offered.slice(0, room).forEach(({ source }, i) => {
      const notion = newElement(source, movedBy(at, 0, i * step))
      edit(applyNotion, { id: worn.id, notion }, together)
      chooseApplied(notion.id)
    })
  }
  return (
    <>
      <OnTheCloth worn={worn} project={project} edit={edit} />
      {room === 0 && (
        <p className={styles.note} role="status">
          {saysFull(t)}
        </p>
      )}
      <OwnElements offered={picturesOffered(project, design, pictures)} room={room} onLay={lay} />
      <Haberdashery full={room === 0} onLay={(one) => lay([one])} />
    </>
  )
}
