import { Button } from '@mantine/core'
import { figures } from '@toile/contract/features/figures.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import { Link, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useCall } from '../../../../shell/calls/useCall.ts'
import { Page } from '../../../../shell/parts/Page.tsx'
import { PageHead } from '../../../../shell/parts/PageHead.tsx'
import { TryAgain } from '../../../../shell/parts/TryAgain.tsx'
import shot from '../../products/shot/shot.module.css'
import { PictureWork } from './PictureWork.tsx'
import { SourceChoice } from './SourceChoice.tsx'

interface PictureBenchProps {
  projectId: string
  project: Project
  /** The picture that the address names, if it is among them. */
  asked: string
}

/** Own mannequins to be filmed as the pictures that they are; without one it says where they come from (requirements S1.09, S2.43). */
export function PictureBench({ projectId, project, asked }: PictureBenchProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { data, error, refetch } = useCall(figures.listFigures, {}, { saidByScreen: true })
  const pictures = data?.figures ?? []
  const current = pictures.find(({ figure }) => figure === asked) ?? pictures[0]
  const choose = (figure: string) =>
    void navigate({
      to: '.',
      search: (now: Record<string, unknown>) => ({ ...now, picture: figure }),
      replace: true,
      resetScroll: false,
    })
  if (current)
    return (
      <PictureWork
        key={current.figure}
        projectId={projectId}
        project={project}
        pictures={pictures}
        current={current}
        onChoose={choose}
      />
    )
  return (
    <Page>
      <PageHead title={t('Product video')}>
        <SourceChoice of="pictures" />
      </PageHead>
      {error && <TryAgain error={error} onAgain={() => void refetch()} />}
      {data && (
        <div className={shot.teach}>
          <p>
            {t(
              'A picture of somebody who stands whole and is seen from the front can be moved as it is. Add one first.',
            )}
          </p>
          <Button
            renderRoot={(props: object) => (
              <Link to="/home/tools" search={{ tool: 'figure', project: projectId, from: 'film' }} {...props} />
            )}
          >
            {t('Add a picture')}
          </Button>
        </div>
      )}
    </Page>
  )
}
