import type { DesignEntry } from '@toile/contract/features/designs.ts'
import { lookNumber } from '@toile/fashion/designs/lookNumber.ts'
import { useElementSize } from '@mantine/hooks'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useLook } from '../detail/openLooks.ts'
import { LookCanvas } from '../drawing/LookCanvas.tsx'
import styles from './looks.module.css'

interface LookPictureProps {
  entry: DesignEntry
  /** How wide it is laid out, for choosing among its pictures. */
  sizes: string
  /** Words beside it say its name already. */
  named?: boolean
}

/** The picture of a look: the server's while it shows the document as it is, else drawn here. */
export function LookPicture({ entry, sizes, named = false }: LookPictureProps) {
  const { t } = useTranslation()
  const { document } = useLook(entry)
  const design = useSyncExternalStore(document.subscribe, document.get)
  const name = t('Look {{number}}', { number: lookNumber(entry) })
  const { pictures } = entry
  if (pictures && design === entry.document)
    return (
      <img
        className={styles.picture}
        src={pictures.middle}
        srcSet={`${pictures.small} 320w, ${pictures.middle} 720w, ${pictures.full} 1024w`}
        sizes={sizes}
        alt={named ? '' : name}
        width={320}
        height={480}
        decoding="async"
        draggable={false}
      />
    )
  return <DrawnPicture id={entry.id} design={design} name={name} />
}

function DrawnPicture({ id, design, name }: { id: string; design: DesignEntry['document']; name: string }) {
  const { ref, width, height } = useElementSize()
  return (
    <div ref={ref} className={styles.picture}>
      <LookCanvas
        slot={`card ${id}`}
        design={design}
        view="front"
        name={name}
        width={width}
        height={height}
        urgency="soon"
      />
    </div>
  )
}
