import { products } from '@toile/contract/features/products.ts'
import { useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { rememberPictures } from '../../../../shared/open/projects/pictures.ts'
import { useCall } from '../../../../shell/calls/useCall.ts'
import { Page } from '../../../../shell/parts/Page.tsx'
import { PageHead } from '../../../../shell/parts/PageHead.tsx'
import { TryAgain } from '../../../../shell/parts/TryAgain.tsx'
import { WhichProject } from '../WhichProject.tsx'
import { EditWork } from './EditWork.tsx'
import { WhichPicture } from './WhichPicture.tsx'

/** Editing a product picture: the one of the address, else one is chosen or uploaded (requirement S2.31). */
export function EditScreen({ projectId }: { projectId: string | null }) {
  const search: Record<string, unknown> = useSearch({ strict: false })
  const id = typeof search['product'] === 'string' ? search['product'] : null
  if (id) return <OfPicture key={id} id={id} />
  return projectId ? <WhichPicture projectId={projectId} /> : <WhichProject tool="editPicture" />
}

function OfPicture({ id }: { id: string }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useCall(products.open, { id }, { saidByScreen: true })
  useEffect(() => {
    if (data) rememberPictures([data.picture])
  }, [data])
  if (data) return <EditWork entry={data} />
  return (
    error && (
      <Page narrow>
        <PageHead title={t('Edit picture')} />
        <TryAgain error={error} onAgain={() => void refetch()} />
      </Page>
    )
  )
}
