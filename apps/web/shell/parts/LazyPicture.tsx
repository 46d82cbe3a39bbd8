import { limits } from '@toile/rules/limits.ts'
import { IconReload } from '@tabler/icons-react'
import { useCallback, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { openPictureLine } from './pictureLine.ts'
import styles from './lazyPicture.module.css'

const pictures = openPictureLine({
  ...limits.lazyPicture,
  load: async (url) => {
    const picture = new Image()
    picture.src = url
    await picture.decode()
    return picture
  },
})

interface LazyPictureProps {
  url: string
  /** Empty where the name stands beside the picture. */
  alt: string
}

/** A picture that is fetched once it is in sight for a moment, kept ready, and tried three times (requirement S9.06). */
export function LazyPicture({ url, alt }: LazyPictureProps) {
  const { t } = useTranslation()
  const subscribe = useCallback((listener: () => void) => pictures.want(url, listener), [url])
  const state = useSyncExternalStore(subscribe, () => pictures.get(url))
  if (state === 'there') return <img className={styles.picture} src={url} alt={alt} draggable={false} />
  if (state !== 'failed') return alt ? <span className={styles.wait} role="img" aria-label={alt} /> : null
  return (
    <button
      type="button"
      className={styles.failed}
      onClick={(event) => {
        event.stopPropagation()
        pictures.again(url)
      }}
    >
      <IconReload size={18} stroke={1.4} aria-hidden />
      {t('The picture could not be loaded. Try again')}
    </button>
  )
}
