import type { ReadPicture } from '@toile/contract/features/generation.ts'
import { LazyPicture } from '../../shell/parts/LazyPicture.tsx'
import { usePictures } from '../open/projects/pictures.ts'
import styles from './direction.module.css'

interface PictureMarkProps {
  /** The picture's content hash; null leaves its place empty. */
  hash: string | null
  pictures: readonly Pick<ReadPicture, 'fileId' | 'hash'>[]
  size: 'small' | 'line' | 'middle'
}

/** A tiny picture of the moodboard that says where a colour comes from; its name stands beside it. */
export function PictureMark({ hash, pictures, size }: PictureMarkProps) {
  const known = usePictures()
  const found = pictures.find((picture) => picture.hash === hash)
  const picture = found && known.get(found.fileId)
  return (
    <span className={styles.mark} data-size={size} data-empty={picture === undefined || undefined}>
      {picture && <LazyPicture url={picture.thumbnails.small} alt="" />}
    </span>
  )
}
