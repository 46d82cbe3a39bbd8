import type { NotionSource } from '@toile/craft/applied/notionOn.ts'
import { Thumb } from '../../../shared/drawing/Thumb.tsx'
import { usePictures } from '../../../shared/open/projects/pictures.ts'
import styles from './applied.module.css'

interface SourceThumbProps {
  source: NotionSource
  /** CSS pixels of a side. */
  side: number
}

/** An element small, as it is sewn or printed on: a picture whole, whatever its shape. */
export function SourceThumb({ source, side }: SourceThumbProps) {
  const pictures = usePictures()
  const size = { width: side, height: side }
  if (source.kind === 'notion') return <Thumb order={{ ...source, ...size }} className={styles.picture} />
  const known = [...pictures.values()].find(({ hash }) => hash === source.hash)
  if (known)
    return (
      <img className={styles.picture} src={known.thumbnails.small} alt="" draggable={false} loading="lazy" {...size} />
    )
  return (
    <Thumb
      className={styles.picture}
      order={{
        kind: 'print',
        source: { kind: 'picture', hash: source.hash },
        repeat: 'straight',
        across: 100,
        tileWidth: 100,
        ...size,
      }}
    />
  )
}
