import { files, type Picture } from '@toile/contract/features/files.ts'
import { limits } from '@toile/rules/limits.ts'
import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useCall } from '../../../shell/calls/useCall.ts'
import { Page } from '../../../shell/parts/Page.tsx'
import { PageHead } from '../../../shell/parts/PageHead.tsx'
import { TryAgain } from '../../../shell/parts/TryAgain.tsx'
import { askPictureLayer } from './looksWorker.ts'
import { makePainting } from './makePainting.ts'
import styles from './opening.module.css'
import { OpeningLine } from './OpeningLine.tsx'
import { useOpening } from './useOpening.ts'

interface OpeningPictureProps {
  /** The stored picture. */
  id: string
  /** The product picture or the entry of the library that it is the picture of. */
  product: string | null
  item: string | null
  projectId: string | null
  onMade: (id: string) => void
}

/** A stored picture that is opened as a painting of one layer: a product picture, a print, a sketch, a moodboard, an upload. */
export function OpeningPicture({ id, ...rest }: OpeningPictureProps) {
  const { t } = useTranslation()
  const { data, error, refetch } = useCall(files.read, { ids: [id] }, { saidByScreen: true })
  const [picture] = data ?? []
  if (picture) return <Known picture={picture} {...rest} />
  return (
    (error || data) && (
      <Page narrow>
        <PageHead title={t('Open in the canvas')} />
        {error ? (
          <TryAgain error={error} onAgain={() => void refetch()} />
        ) : (
          <p className={styles.note}>{t('This picture is not there any more.')}</p>
        )}
      </Page>
    )
  )
}

type KnownProps = Omit<OpeningPictureProps, 'id'> & { picture: Picture }

function Known({ picture, product, item, projectId, onMade }: KnownProps) {
  const { t } = useTranslation()
  const { stage, open } = useOpening(onMade)
  const begun = useRef(false)
  const begin = () =>
    open(async (tell) => {
      const made = await askPictureLayer({ addresses: [picture.url], most: longest, name: t('Picture') })
      const origin = originOf(picture, product, item)
      const name = picture.name.slice(0, limits.nameLength) || t('Picture')
      return makePainting({ name, projectId, origin }, made, (share) => tell({ doing: 'sending', share }))
    })
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    void begin()
  })
  return (
    <Page narrow>
      <PageHead title={t('Open in the canvas')} />
      <div className={styles.opening}>
        <img className={styles.picture} src={picture.thumbnails.large} alt={picture.name} />
        <div className={styles.choices}>
          {stage ? <OpeningLine stage={stage} /> : <Button onClick={() => void begin()}>{t('Open')}</Button>}
        </div>
      </div>
    </Page>
  )
}

/** The longest side of a sheet on which a picture is opened, in pixels. */
const longest = 3072

const originOf = ({ id }: Picture, productId: string | null, itemId: string | null) => {
  if (productId) return { kind: 'product' as const, productId }
  return itemId ? { kind: 'libraryItem' as const, itemId } : { kind: 'file' as const, fileId: id }
}
