import { IconDownload, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { fileName } from '../../../shell/exports/fileName.ts'
import { saveFile } from '../../../shell/exports/saveFile.ts'
import { IconButton } from '../../../shell/parts/IconButton.tsx'

interface SaveOrDeleteProps {
  name: string
  url: string
  onDelete: () => void
}

async function savePicture(name: string, url: string) {
  const answer = await fetch(url)
  const ending = /\.(\w+)(?:\?|$)/.exec(url)?.[1] ?? 'png'
  saveFile(await answer.blob(), `${fileName(name)}.${ending}`)
}

const icon = { size: 18, stroke: 1.4 } as const

/** The picture of something made is taken as a file, or put away. */
export function SaveOrDelete({ name, url, onDelete }: SaveOrDeleteProps) {
  const { t } = useTranslation()
  return (
    <>
      <IconButton name={t('Download {{name}}', { name })} onClick={() => void savePicture(name, url)}>
        <IconDownload {...icon} />
      </IconButton>
      <IconButton name={t('Delete {{name}}', { name })} onClick={onDelete}>
        <IconTrash {...icon} />
      </IconButton>
    </>
  )
}
