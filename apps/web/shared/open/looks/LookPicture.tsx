import type { DesignEntry } from '@toile/contract/features/designs.ts'
import { lookNumber } from '@toile/craft/designs/lookNumber.ts'
import { useElementSize } from '@mantine/hooks'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useLook } from './openLooks.ts'
import { LookCanvas } from '../../drawing/LookCanvas.tsx'
import styles from './lookPicture.module.css'
import { layersOf, type ServerPictures, type Shown, srcSetOf, wantedOf } from './pictureOf.ts'

interface LookPictureProps {
  entry: DesignEntry
  /** How wide it is laid out, for choosing among its pictures. */
  sizes: string
  /** Words beside it say its name already. */
  named?: boolean
}

/** The picture of a look: the server's while it shows the document as it is, else drawn here; what is shown stays until the next is there. */
export function LookPicture({ entry, sizes, named = false }: LookPictureProps) {
  const { t } = useTranslation()
  const { document } = useLook(entry)
  const design = useSyncExternalStore(document.subscribe, document.get)
  const [broken, setBroken] = useState<string | null>(null)
  const [shown, setShown] = useState<Shown | null>(null)
  const wanted = useMemo(() => wantedOf(entry, design, broken), [entry, design, broken])
  const name = t('Look {{number}}', { number: lookNumber(entry) })
  return (
    <span className={styles.picture}>
      {layersOf(shown, wanted).map((layer) => {
        const spoken = named || layer.key !== wanted.key ? '' : name
        const there = () => setShown((now) => (layer.key === wanted.key ? layer : now))
        return layer.pictures ? (
          <ServerPicture
            key={layer.key}
            pictures={layer.pictures}
            design={design}
            sizes={sizes}
            alt={spoken}
            onThere={there}
            onBroken={() => setBroken(layer.key)}
          />
        ) : (
          <DrawnPicture key={layer.key} design={design} name={spoken} onThere={there} />
        )
      })}
    </span>
  )
}

interface ServerPictureProps {
  pictures: ServerPictures
  design: DesignEntry['document']
  sizes: string
  alt: string
  onThere: () => void
  onBroken: () => void
}

function ServerPicture({ pictures, design, sizes, alt, onThere, onBroken }: ServerPictureProps) {
  return (
    <img
      src={pictures.middle}
      srcSet={srcSetOf(pictures, design)}
      sizes={sizes}
      alt={alt}
      width={320}
      height={480}
      decoding="async"
      draggable={false}
      onLoad={({ currentTarget }) => void currentTarget.decode().then(onThere, onBroken)}
      onError={onBroken}
    />
  )
}

function DrawnPicture({
  design,
  name,
  onThere,
}: {
  design: DesignEntry['document']
  name: string
  onThere: () => void
}) {
  const { ref, width, height } = useElementSize()
  return (
    <span ref={ref}>
      <LookCanvas
        design={design}
        view="front"
        name={name}
        width={width}
        height={height}
        urgency="soon"
        onDrawn={onThere}
      />
    </span>
  )
}
