import type { DesignEntry } from '@toile/contract/features/designs.ts'
import { lookNumber } from '@toile/craft/designs/lookNumber.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { atHand } from '../../../shared/open/looks/pictureOf.ts'
import { useLook } from '../../../shared/open/looks/openLooks.ts'
import { useDocument } from '../../../shell/useDocument.ts'
import { type ChosenLooks, useChosenLooks } from '../products/shot/chosenLooks.ts'
import { LooksColumn } from '../products/shot/LooksColumn.tsx'
import { StepThroughLooks } from '../products/shot/StepThroughLooks.tsx'
import { FilmDock } from './FilmDock.tsx'
import { filmOf } from './filmOf.ts'
import { FilmTable } from './FilmTable.tsx'
import { SourceChoice } from './pictures/SourceChoice.tsx'
import { PreviewStage } from './preview/PreviewStage.tsx'
import { SavedMotions } from './take/SavedMotions.tsx'
import { useAskedMotion } from './take/useAskedMotion.ts'
import { GroundChoice } from './take/GroundChoice.tsx'
import { MotionChoice } from './take/MotionChoice.tsx'
import { OwnTile } from './take/OwnTile.tsx'
import { useWhyNot } from './take/useWhyNot.ts'
import { takeDesk } from './take/takeDesk.ts'
import { TakeOptions } from './take/TakeOptions.tsx'

const isHidden = ({ document }: DesignEntry) => document.garments.every(({ hidden }) => hidden)

interface FilmWorkProps {
  projectId: string
  project: Project
  /** At least one. */
  looks: readonly DesignEntry[]
}

/** Looks left, the film in the middle as it will move, what it is taken with on the right (requirements S1.09, S2.31, S2.43). */
export function FilmWork({ projectId, project, looks }: FilmWorkProps) {
  const choice = useChosenLooks(looks)
  return choice && <OfLooks projectId={projectId} project={project} choice={choice} />
}

interface OfLooksProps extends Omit<FilmWorkProps, 'looks'> {
  choice: ChosenLooks
}

function OfLooks({ projectId, project, choice }: OfLooksProps) {
  const { t } = useTranslation()
  const { chosen, current } = choice
  const { value: design } = useDocument(useLook(current).document)
  const desk = takeDesk(projectId)
  const { value: take } = useDocument(desk.document)
  useAskedMotion(desk.turn)
  const pictures = atHand(current, design, 'front')
  const documents = useMemo(
    () => chosen.map(({ id, document }) => (id === current.id ? design : document)),
    [chosen, current.id, design],
  )
  const film = useMemo(() => filmOf(take, documents, design), [take, documents, design])
  const [whyNot] = useWhyNot(documents, [take.motion])
  return (
    <FilmTable
      document={desk.document}
      projectId={projectId}
      name={project.name}
      of={t('Looks')}
      left={
        <>
          <SourceChoice of="looks" />
          <LooksColumn {...choice} />
        </>
      }
      preview={
        <PreviewStage
          film={film}
          ghost={take.staging === 'beside' ? null : (pictures?.middle ?? null)}
          name={
            take.staging === 'one'
              ? t('Film of look {{number}}', { number: lookNumber(current) })
              : t('Film of several looks')
          }
        >
          {take.staging === 'one' && <StepThroughLooks chosen={chosen} current={current} onShow={choice.show} />}
        </PreviewStage>
      }
      dock={
        <FilmDock
          looks={chosen.length}
          hidden={chosen.filter(isHidden).length}
          asked={{
            projectId,
            ...(choice.isAllLiked ? { liked: true } : { designIds: chosen.map(({ id }) => id) }),
          }}
          take={take}
          film={film}
          whyNot={whyNot ?? null}
        />
      }
      right={
        <>
          <MotionChoice
            design={design}
            looks={documents}
            take={take}
            ghost={pictures?.small ?? null}
            turn={desk.turn}
            behind={(moves, plain) => (
              <SavedMotions
                projectId={projectId}
                design={design}
                looks={documents}
                take={take}
                plain={plain}
                moves={moves}
                ghost={pictures?.small ?? null}
                turn={desk.turn}
              />
            )}
          >
            {(moves, plain) => (
              <OwnTile projectId={projectId} design={design} take={take} plain={plain} moves={moves} turn={desk.turn} />
            )}
          </MotionChoice>
          <TakeOptions take={take} turn={desk.turn} several>
            <GroundChoice design={design} take={take} project={project} turn={desk.turn} />
          </TakeOptions>
        </>
      }
    />
  )
}
