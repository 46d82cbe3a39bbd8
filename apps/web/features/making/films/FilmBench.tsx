import { Button } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ProjectHead } from '../../../shared/open/head/ProjectHead.tsx'
import { presentLooks } from '../../../shared/open/looks/collection.ts'
import { useCollection } from '../../../shared/open/looks/useCollection.ts'
import type { OpenedProject } from '../../../shared/open/projects/openProjects.ts'
import { Page } from '../../../shell/parts/Page.tsx'
import { PageHead } from '../../../shell/parts/PageHead.tsx'
import { TryAgain } from '../../../shell/parts/TryAgain.tsx'
import { useDocument } from '../../../shell/useDocument.ts'
import shot from '../products/shot/shot.module.css'
import { FilmWork } from './FilmWork.tsx'
import { PictureBench } from './pictures/PictureBench.tsx'
import { SourceChoice } from './pictures/SourceChoice.tsx'
import { ShownFilm } from './results/ShownFilm.tsx'

/** An open project whose looks are filmed, or pictures of one's own in it; without a look it says where they come from. */
export function FilmBench({ opened }: { opened: OpenedProject }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
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
        <Page>
          <PageHead title={t('Product video')}>
            <SourceChoice of="looks" />
          </PageHead>
          {error && <TryAgain error={error} onAgain={() => void refetch()} />}
          {collection && (
            <div className={shot.teach}>
              <p>{t('This project has no looks yet. Generate some, like the ones you want, and show them here.')}</p>
              <Button onClick={() => void navigate({ to: '/home/tools', search: { project: opened.id } })}>
                {t('Back to {{project}}', { project: project.name })}
              </Button>
            </div>
          )}
        </Page>
      )}
    </>
  )
}
