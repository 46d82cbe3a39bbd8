import { useTranslation } from 'react-i18next'
import { presentLooks } from '../../../shared/open/looks/collection.ts'
import { useCollection } from '../../../shared/open/looks/useCollection.ts'
import { ProjectHead } from '../../../shared/open/head/ProjectHead.tsx'
import type { OpenedProject } from '../../../shared/open/projects/openProjects.ts'
import { useDocument } from '../../../shell/useDocument.ts'
import { ProductWork } from './ProductWork.tsx'
import { ShownProduct } from './results/ShownProduct.tsx'
import { NoLooks } from './shot/NoLooks.tsx'

/** An open project whose looks become product images; without a look it says where they come from. */
export function ProductBench({ opened }: { opened: OpenedProject }) {
  const { t } = useTranslation()
  const { value: project } = useDocument(opened.document)
  const { data: collection, error, refetch } = useCollection(opened.id)
  const looks = collection ? presentLooks(collection) : []
  return (
    <>
      <ProjectHead opened={opened} name={project.name} />
      <ShownProduct projectId={opened.id} />
      {looks.length > 0 ? (
        <ProductWork projectId={opened.id} project={project} looks={looks} />
      ) : (
        <NoLooks
          title={t('Product image')}
          project={{ id: opened.id, name: project.name }}
          known={collection !== undefined}
          error={error}
          onAgain={() => void refetch()}
        />
      )}
    </>
  )
}
