import { applyNotion } from '@toile/craft/designs/notionChanges.ts'
import type { Spot } from '@toile/craft/applied/spot.ts'
import { roomUnder } from '@toile/picture/looks/roomUnder.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { mapSize, useLookMap } from '../../../shared/drawing/useLookMap.ts'
import styles from '../../../shared/fields/parts/detail.module.css'
import { usePictures } from '../../../shared/open/projects/pictures.ts'
import { useFilesDropped } from '../../../shared/uploads/dialog/useFilesDropped.ts'
import applied from '../applied/applied.module.css'
import { chooseApplied } from '../applied/chosenApplied.ts'
import { OnTheCloth } from '../applied/OnTheCloth.tsx'
import { roomOnCloth, saysFull } from '../applied/roomOnCloth.ts'
import type { EditTabProps } from '../edit.ts'
import { arrive } from './arriving.ts'
import { freeSpot } from './freeSpot.ts'
import { Haberdashery } from './Haberdashery.tsx'
import { newElement, ordinarySpot } from './laying.ts'
import { type Offered, picturesOffered } from './offered.ts'
import { OwnElements } from './OwnElements.tsx'

const nothing = { offered: [], spot: null }

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
  const [wanted, setWanted] = useState<{ offered: readonly Offered[]; spot: Spot | null }>(nothing)
  const dropped = useFilesDropped((files) => arrive({ files, spot: null }))
  const there = map !== null
  // What is chosen before it is known where the cloth is seen waits for that.
  const layWanted = useEffectEvent(() => {
    if (!map || wanted.offered.length === 0) return
    setWanted(nothing)
    const at = wanted.spot ?? ordinarySpot(map, design, worn, view)
    const lying = [...(worn.applied ?? [])]
    const together = crypto.randomUUID()
    for (const { source } of wanted.offered.slice(0, room)) {
      const spot = freeSpot(at, lying)
      const notion = newElement(source, spot, roomUnder(map, design.garments.indexOf(worn), spot))
      lying.push(notion)
      edit(applyNotion, { id: worn.id, notion }, together)
      chooseApplied(notion.id)
    }
  })
  useEffect(() => layWanted(), [there, wanted])
  return (
    <div className={applied.takes} {...dropped.handlers} data-lit={dropped.lit || undefined}>
      <OnTheCloth worn={worn} project={project} edit={edit} />
      {room === 0 && (
        <p className={styles.note} role="status">
          {saysFull(t)}
        </p>
      )}
      <OwnElements
        offered={picturesOffered(project, design, pictures)}
        room={room}
        onLay={(offered, spot = null) => setWanted({ offered, spot })}
      />
      <Haberdashery full={room === 0} onLay={(one) => setWanted({ offered: [one], spot: null })} />
    </div>
  )
}
