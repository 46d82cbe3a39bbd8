import type { DesignEntry } from '@toile/contract/features/designs.ts'
import { lookNumber } from '@toile/craft/designs/lookNumber.ts'
import type { Light } from '@toile/craft/products/light.ts'
import type { ShotGround } from '@toile/craft/products/shot.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import { IconHanger, IconPhoto } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DocumentUndo, type UndoNames } from '../../../shared/fields/parts/DocumentUndo.tsx'
import { Section } from '../../../shared/fields/parts/Section.tsx'
import { useLook } from '../../../shared/open/looks/openLooks.ts'
import { Workbench } from '../../../shell/parts/Workbench.tsx'
import { useDocument } from '../../../shell/useDocument.ts'
import { LightPanel } from './light/LightPanel.tsx'
import { OrderDock } from './OrderDock.tsx'
import { productOrder } from './productOrder.ts'
import { ResultsPart } from './results/ResultsPart.tsx'
import { type ChosenLooks, useChosenLooks } from './shot/chosenLooks.ts'
import { GroundOptions } from './shot/GroundOptions.tsx'
import { LooksColumn } from './shot/LooksColumn.tsx'
import { shotDesk } from './shot/shotDesk.ts'
import { ShotOptions } from './shot/ShotOptions.tsx'
import { ShotStage } from './shot/ShotStage.tsx'
import styles from './shot/shot.module.css'
import { StepThroughLooks } from './shot/StepThroughLooks.tsx'

const undoNames: UndoNames = {
  group: 'Product image',
  undo: { label: 'Undo on the product image' },
  redo: { label: 'Redo on the product image' },
}

interface ProductWorkProps {
  projectId: string
  project: Project
  /** At least one. */
  looks: readonly DesignEntry[]
}

/** Looks left, the picture in the middle as it changes, what it is taken with on the right (requirements S1.07, S1.08, S2.31). */
export function ProductWork({ projectId, project, looks }: ProductWorkProps) {
  const choice = useChosenLooks(looks)
  return choice && <OfLook projectId={projectId} project={project} choice={choice} />
}

interface OfLookProps extends Omit<ProductWorkProps, 'looks'> {
  choice: ChosenLooks
}

const tile = { width: 96, height: 120 } as const

function OfLook({ projectId, project, choice }: OfLookProps) {
  const { t } = useTranslation()
  const { chosen, current } = choice
  const look = useLook(current)
  const { value: design } = useDocument(look.document)
  const desk = shotDesk(projectId)
  const { value: shot } = useDocument(desk.document)
  const [was] = useState(shot)
  const navigate = useNavigate()
  const { part }: Record<string, unknown> = useSearch({ strict: false })
  const light = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (part === 'light') light.current?.scrollIntoView({ block: 'start' })
  }, [part])
  const nothing = design.garments.every(({ hidden }) => hidden)
  const small = (change: { light?: Light; ground?: ShotGround }) =>
    productOrder(design, { ...shot, light: was.light, ...change, format: 'portrait' }, tile.width, tile.height)
  return (
    <>
      <DocumentUndo names={undoNames} document={desk.document} />
      <Workbench
        names={{ left: t('Looks'), middle: t('Picture'), right: t('Settings') }}
        rail={[{ id: 'looks', label: t('Looks'), Icon: IconHanger }]}
        icons={{ left: IconHanger, middle: IconPhoto }}
        left={<LooksColumn {...choice} />}
        middle={
          <>
            <header className={styles.head}>
              <title>{`${t('Product image')} · Toile`}</title>
              <div>
                <h1>{t('Product image')}</h1>
              </div>
            </header>
            <div className={styles.scroller}>
              {nothing ? (
                <p className={styles.teach}>
                  {t('All garments of this look are hidden. Show one in its detail, and it can be photographed.')}
                </p>
              ) : (
                <ShotStage
                  design={design}
                  shot={shot}
                  was={was}
                  name={t('Product image of look {{number}}', { number: lookNumber(current) })}
                >
                  <StepThroughLooks chosen={chosen} current={current} onShow={choice.show} />
                </ShotStage>
              )}
              <ResultsPart
                projectId={projectId}
                name={project.name}
                onEdit={({ id }) =>
                  void navigate({ to: '/home/tools', search: { tool: 'editPicture', project: projectId, product: id } })
                }
              />
            </div>
            <OrderDock
              projectId={projectId}
              chosen={chosen}
              isAllLiked={choice.isAllLiked}
              shot={shot}
              nothing={nothing}
            />
          </>
        }
        right={
          <div className={styles.options}>
            <ShotOptions design={design} shot={shot} project={project} turn={desk.turn} several={chosen.length > 1} />
            <Section level={2} title={t('Ground|backdrop')}>
              <GroundOptions
                ground={shot.ground}
                tile={(ground) => small({ ground })}
                project={project}
                onGround={(ground, as, drag) => desk.turn({ ground }, as, drag)}
              />
            </Section>
            <div ref={light} />
            <Section level={2} title={t('Light|lamp')}>
              <LightPanel
                light={shot.light}
                tile={(light) => small({ light })}
                onLight={(light, as, drag) => desk.turn({ light }, as, drag)}
              />
            </Section>
          </div>
        }
      />
    </>
  )
}
