import type { DesignEntry } from '@toile/contract/features/designs.ts'
import { lookNumber } from '@toile/craft/designs/lookNumber.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import { IconHanger, IconMovie } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DocumentUndo, type UndoNames } from '../../../shared/fields/parts/DocumentUndo.tsx'
import { atHand } from '../../../shared/open/looks/pictureOf.ts'
import { useLook } from '../../../shared/open/looks/openLooks.ts'
import { Workbench } from '../../../shell/parts/Workbench.tsx'
import { useDocument } from '../../../shell/useDocument.ts'
import { useChosenLooks } from '../products/shot/chosenLooks.ts'
import { LooksColumn } from '../products/shot/LooksColumn.tsx'
import { StepThroughLooks } from '../products/shot/StepThroughLooks.tsx'
import { FilmDock } from './FilmDock.tsx'
import { filmOf } from './filmOf.ts'
import styles from './films.module.css'
import { PreviewStage } from './preview/PreviewStage.tsx'
import { FilmResults } from './results/FilmResults.tsx'
import { MotionChoice } from './take/MotionChoice.tsx'
import { useWhyNot } from './take/useWhyNot.ts'
import { takeDesk } from './take/takeDesk.ts'
import { TakeOptions } from './take/TakeOptions.tsx'

const undoNames: UndoNames = {
  group: 'Product video',
  undo: { label: 'Undo on the film' },
  redo: { label: 'Redo on the film' },
}

interface FilmWorkProps {
  projectId: string
  project: Project
  /** At least one. */
  looks: readonly DesignEntry[]
}

/** Looks left, the film in the middle as it will move, what it is taken with on the right (requirements S1.09, S2.31, S2.43). */
export function FilmWork({ projectId, project, looks }: FilmWorkProps) {
  const { chosen, ...choice } = useChosenLooks(looks)
  const [shown, setShown] = useState<string | null>(null)
  const current = chosen.find(({ id }) => id === shown) ?? chosen[0]
  if (!current) return null
  return (
    <OfLooks
      projectId={projectId}
      project={project}
      looks={looks}
      chosen={chosen}
      current={current}
      choice={choice}
      onShow={setShown}
    />
  )
}

interface OfLooksProps extends FilmWorkProps {
  chosen: readonly DesignEntry[]
  current: DesignEntry
  choice: Omit<ReturnType<typeof useChosenLooks>, 'chosen'>
  onShow: (id: string) => void
}

function OfLooks({ projectId, project, looks, chosen, current, choice, onShow }: OfLooksProps) {
  const { t } = useTranslation()
  const { value: design } = useDocument(useLook(current).document)
  const desk = takeDesk(projectId)
  const { value: take } = useDocument(desk.document)
  const pictures = atHand(current, design, 'front')
  const documents = useMemo(
    () => chosen.map(({ id, document }) => (id === current.id ? design : document)),
    [chosen, current.id, design],
  )
  const film = useMemo(() => filmOf(take, documents, design), [take, documents, design])
  const [whyNot] = useWhyNot(documents, [take.motion])
  return (
    <>
      <DocumentUndo names={undoNames} document={desk.document} />
      <Workbench
        names={{ left: t('Looks'), middle: t('Film'), right: t('Settings') }}
        rail={[{ id: 'looks', label: t('Looks'), Icon: IconHanger }]}
        icons={{ left: IconHanger, middle: IconMovie }}
        left={
          <LooksColumn
            looks={looks}
            chosen={chosen}
            current={current}
            isAllLiked={choice.isAllLiked}
            onChoose={choice.choose}
            onLiked={choice.chooseLiked}
          />
        }
        middle={
          <>
            <header className={styles.head}>
              <title>{`${t('Product video')} · Toile`}</title>
              <h1>{t('Product video')}</h1>
            </header>
            <div className={styles.scroller}>
              <PreviewStage
                film={film}
                ghost={take.staging === 'beside' ? null : (pictures?.middle ?? null)}
                name={
                  take.staging === 'one'
                    ? t('Film of look {{number}}', { number: lookNumber(current) })
                    : t('Film of several looks')
                }
              >
                {take.staging === 'one' && <StepThroughLooks chosen={chosen} current={current} onShow={onShow} />}
              </PreviewStage>
              <FilmResults projectId={projectId} name={project.name} />
            </div>
            <FilmDock
              projectId={projectId}
              chosen={chosen}
              isAllLiked={choice.isAllLiked}
              take={take}
              film={film}
              whyNot={whyNot ?? null}
            />
          </>
        }
        right={
          <div className={styles.options}>
            <MotionChoice
              projectId={projectId}
              design={design}
              looks={documents}
              take={take}
              ghost={pictures?.small ?? null}
              turn={desk.turn}
            />
            <TakeOptions design={design} take={take} project={project} turn={desk.turn} />
          </div>
        }
      />
    </>
  )
}
