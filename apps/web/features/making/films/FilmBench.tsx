import { useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ProjectHead } from '../../../shared/open/head/ProjectHead.tsx'
import { presentLooks } from '../../../shared/open/looks/collection.ts'
import { useCollection } from '../../../shared/open/looks/useCollection.ts'
import type { OpenedProject } from '../../../shared/open/projects/openProjects.ts'
import { useDocument } from '../../../shell/useDocument.ts'
import { FilmWork } from './FilmWork.tsx'
import { PictureBench } from './pictures/PictureBench.tsx'
import { SourceChoice } from './pictures/SourceChoice.tsx'
import { ShownFilm } from './results/ShownFilm.tsx'
import { NoLooks } from '../products/shot/NoLooks.tsx'

/** An open project whose looks are filmed, or pictures of one's own in it; without a look it says where they come from. */
export function FilmBench({ opened }: { opened: OpenedProject }) {
  const { t } = useTranslation()
  const { picture }: Record<string, unknown> = useSearch({ strict: false })
  const { value: project } = useDocument(opened.document)
  const { data: collection, error, refetch } = useCollection(opened.id)
  const looks = collection ? presentLooks(collection) : []
  return (
    <>
      <ProjectHead opened={opened} name={project.name} />
      <ShownFilm projectId={opened.id} />
      {typeof picture === 'string' ? (
        <PictureBench projectId={opened.id} project={project} asked={picture} />
      ) : looks.length > 0 ? (
        <FilmWork projectId={opened.id} project={project} looks={looks} />
      ) : (
        <NoLooks
          title={t('Product video')}
          project={{ id: opened.id, name: project.name }}
          known={collection !== undefined}
          error={error}
          onAgain={() => void refetch()}
        >
          <SourceChoice of="looks" />
        </NoLooks>
      )}
    </>
  )
}
