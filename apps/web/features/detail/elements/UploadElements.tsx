import type { Picture } from '@toile/contract/features/files.ts'
import type { Spot } from '@toile/craft/applied/spot.ts'
import { Suspense, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { UploadButton } from '../../../shared/uploads/UploadButton.tsx'
import { lazyPart } from '../../../shell/lazyPart.ts'
import { arrive, useArriving } from './arriving.ts'

const UploadDialog = lazyPart(
  'shared',
  async () => (await import('../../../shared/uploads/dialog/UploadDialog.tsx')).UploadDialog,
)

interface UploadElementsProps {
  /** How many more the garment takes. */
  room: number
  onAdded: (pictures: readonly Picture[], spot: Spot | null) => void
}

/** Pictures from this machine that become elements, twelve at once: chosen or dropped, cropped and turned, each with its own outcome (requirement S5.02). */
export function UploadElements({ room, onAdded }: UploadElementsProps) {
  const { t } = useTranslation()
  const arriving = useArriving()
  // All that are added together are laid, and taken back, together.
  const added = useRef<Picture[]>([])
  useEffect(() => () => arrive(null), [])
  return (
    <>
      <UploadButton
        size="compact-sm"
        variant="default"
        disabled={room === 0}
        multiple
        name={t('Upload an element')}
        label={t('Upload')}
        onFiles={(files) => arrive({ files, spot: null })}
      />
      {arriving && room > 0 && (
        <Suspense>
          <UploadDialog
            title={t('Upload an element')}
            use="detail"
            room={room}
            files={arriving.files}
            onAdded={({ picture }) => added.current.push(picture)}
            onClose={() => {
              if (added.current.length > 0) onAdded(added.current, arriving.spot)
              added.current = []
              arrive(null)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
