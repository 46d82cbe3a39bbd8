import type { ButtonProps } from '@mantine/core'
import type { Picture } from '@toile/contract/features/files.ts'
import type { UploadUse } from '@toile/studio/uploads/uploadUse.ts'
import { Suspense, useState } from 'react'
import { UploadButton } from './UploadButton.tsx'
import { lazyPart } from '../../shell/lazyPart.ts'

const UploadDialog = lazyPart('shared', async () => (await import('./dialog/UploadDialog.tsx')).UploadDialog)

interface UploadPictureProps extends ButtonProps {
  /** Already translated; names the field that takes the file. */
  name: string
  /** Already translated; stands on the button. */
  label: string
  use: UploadUse
  onAdded: (picture: Picture) => void
}

/** A button that brings one picture from this machine, cropped and turned before it is added. */
export function UploadPicture({ use, onAdded, ...button }: UploadPictureProps) {
  const [files, setFiles] = useState<readonly File[] | null>(null)
  return (
    <>
      <UploadButton {...button} onFiles={setFiles} />
      {files && (
        <Suspense>
          <UploadDialog
            title={button.name}
            use={use}
            room={1}
            files={files}
            onAdded={({ picture }) => onAdded(picture)}
            onClose={() => setFiles(null)}
          />
        </Suspense>
      )}
    </>
  )
}
