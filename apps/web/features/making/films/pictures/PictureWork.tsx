import { Switch } from '@mantine/core'
import type { FigureEntry } from '@toile/contract/features/figures.ts'
import { lookOfFigure } from '@toile/craft/films/lookOfFigure.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useDocument } from '../../../../shell/useDocument.ts'
import { FilmDock } from '../FilmDock.tsx'
import { FilmTable } from '../FilmTable.tsx'
import { PreviewStage } from '../preview/PreviewStage.tsx'
import { GroundChoice } from '../take/GroundChoice.tsx'
import { MotionChoice } from '../take/MotionChoice.tsx'
import { takeDesk } from '../take/takeDesk.ts'
import { TakeOptions } from '../take/TakeOptions.tsx'
import { useWhyNot } from '../take/useWhyNot.ts'
import { AskedArms } from './AskedArms.tsx'
import { PicturesColumn } from './PicturesColumn.tsx'
import { usePictureSettings } from './pictureSettings.ts'
import { SourceChoice } from './SourceChoice.tsx'

interface PictureWorkProps {
  projectId: string
  project: Project
  pictures: readonly FigureEntry[]
  current: FigureEntry
  onChoose: (figure: string) => void
}

/** A film of an own mannequin, which moves as the picture that it is, on its own ground or another (requirements S1.09, S2.43). */
export function PictureWork({ projectId, project, pictures, current, onChoose }: PictureWorkProps) {
  const { t } = useTranslation()
  const { figure, document, cutOutUrl } = current
  const desk = takeDesk(`${projectId} pictures`)
  const { value: take } = useDocument(desk.document)
  const [settings, change] = usePictureSettings(figure)
  const { ownGround, arms } = settings
  const name = document.name || t('Own mannequin')
  const look = useMemo(() => lookOfFigure(figure, document), [figure, document])
  const looks = useMemo(() => [look], [look])
  const moved = useMemo(
    () => ({ picture: ownGround ? document.picture : null, arms }),
    [ownGround, document.picture, arms],
  )
  const film = useMemo(() => ({ looks, take, moved }), [looks, take, moved])
  const [whyNot] = useWhyNot(looks, [take.motion])
  return (
    <FilmTable
      document={desk.document}
      projectId={projectId}
      name={project.name}
      of={t('Own pictures')}
      left={
        <>
          <SourceChoice of="pictures" />
          <PicturesColumn projectId={projectId} pictures={pictures} current={current} onChoose={onChoose} />
        </>
      }
      preview={
        <PreviewStage film={film} ghost={cutOutUrl} name={t('Film of {{name}}', { name })}>
          <AskedArms entry={current} film={film} onArms={(next) => change({ arms: next })} />
        </PreviewStage>
      }
      dock={
        <FilmDock
          looks={1}
          hidden={0}
          asked={{ projectId, pictures: [{ figure, ownGround, arms }] }}
          take={take}
          film={film}
          whyNot={whyNot ?? null}
        />
      }
      right={
        <>
          <MotionChoice design={look} looks={looks} take={take} ghost={cutOutUrl} moved={moved} turn={desk.turn} />
          <TakeOptions take={take} turn={desk.turn}>
            <Switch
              label={t('The ground of the picture')}
              checked={ownGround}
              onChange={({ currentTarget }) => change({ ownGround: currentTarget.checked })}
            />
            {!ownGround && <GroundChoice design={look} take={take} project={project} turn={desk.turn} />}
          </TakeOptions>
        </>
      }
    />
  )
}
