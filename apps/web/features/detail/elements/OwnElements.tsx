import { Button } from '@mantine/core'
import type { Picture } from '@toile/contract/features/files.ts'
import { mayStandSingly, readPrintType } from '@toile/craft/prints/printTypes.ts'
import { IconPhotoPlus } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '../../../shared/fields/parts/detail.module.css'
import { Section } from '../../../shared/fields/parts/Section.tsx'
import { rememberPictures } from '../../../shared/open/projects/pictures.ts'
import type { Spot } from '@toile/craft/applied/spot.ts'
import { lazyPart } from '../../../shell/lazyPart.ts'
import type { Offered } from './offered.ts'
import { OfferedGrid } from './OfferedGrid.tsx'
import { UploadElements } from './UploadElements.tsx'

const PicturesDialog = lazyPart(
  'shared',
  async () => (await import('../../../shared/library/PicturesDialog.tsx')).PicturesDialog,
)

interface OwnElementsProps {
  offered: readonly Offered[]
  /** How many more the garment takes. */
  room: number
  onLay: (offered: readonly Offered[], spot?: Spot | null) => void
}

/** Elements of somebody's own: slogans, logos and motifs of the boards, pictures of the library, and files from this machine (requirements S4.01, S5.02). */
export function OwnElements({ offered, room, onLay }: OwnElementsProps) {
  const { t } = useTranslation()
  const [choosing, setChoosing] = useState(false)
  const title = t('Slogans, logos, motifs and pictures')
  const take = (pictures: readonly Picture[], spot: Spot | null = null) => {
    rememberPictures(pictures)
    onLay(
      pictures.map(({ hash, name }) => ({ id: hash, name, source: { kind: 'picture', hash } })),
      spot,
    )
  }
  return (
    <Section title={title}>
      <div className={styles.row}>
        <Button
          size="compact-sm"
          variant="default"
          disabled={room === 0}
          leftSection={<IconPhotoPlus size={16} stroke={1.4} aria-hidden />}
          onClick={() => setChoosing(true)}
        >
          {t('From the library')}
        </Button>
        <UploadElements room={room} onAdded={take} />
      </div>
      {offered.length > 0 && (
        <OfferedGrid name={title} offered={offered} full={room === 0} onLay={(one) => onLay([one])} />
      )}
      {choosing && (
        <Suspense>
          <PicturesDialog
            room={room}
            tab="prints"
            off={({ tab, category }) =>
              tab === 'prints' && !mayStandSingly(readPrintType(category))
                ? t('A pattern repeats over the cloth; slogans, logos and motifs stand singly.')
                : undefined
            }
            onAdd={take}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </Section>
  )
}
