import { Button } from '@mantine/core'
import { generation } from '@toile/contract/features/generation.ts'
import { tasks } from '@toile/contract/features/tasks.ts'
import type { OpenDocument } from '@toile/rules/document.ts'
import { priceOf, tierOf } from '@toile/rules/limits.ts'
import { setSettings } from '@toile/studio/projects/changes.ts'
import { asksAboutPins, pinsWith } from '@toile/studio/projects/manyChanges.ts'
import type { ProjectChange } from '@toile/studio/projects/projectChanges.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import { obstacles } from '@toile/studio/projects/rules.ts'
import { boardSteps } from '../../shared/open/projects/boardSteps.ts'
import { refusals } from '@toile/rules/refusals.ts'
import { IconAdjustmentsHorizontal, IconX } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../shell/parts/IconButton.tsx'
import { MainButton } from '../../shell/parts/MainButton.tsx'
import { keyNames, onMac } from '../../shell/actions/keys.ts'
import { actions } from '../../shell/actions/action.ts'
import { toasts } from '../../shell/toasts/toasts.ts'
import { useAway } from '../../shell/calls/useAway.ts'
import { useSend } from '../../shell/calls/useCall.ts'
import { useUnsure } from '../../shared/open/boards/useUnsure.ts'
import { PinsQuestion } from '../../shared/fields/choices/PinsQuestion.tsx'
import { styleNames } from '../../shared/fields/choices/styleNames.ts'
import { BoardsLine } from './BoardsLine.tsx'
import styles from './dock.module.css'
import { DockChoices } from './DockChoices.tsx'
import { setDock, useDock } from '../../shared/open/projects/dockSettings.ts'
import { rememberOrder } from './rememberOrder.ts'
import { useSteering } from '../../shared/open/projects/steering.ts'

interface GenerateDockProps {
  projectId: string
  project: Project
  openProject: OpenDocument<Project, ProjectChange>
  /** Has the project saved before it is generated from. */
  settle: () => Promise<unknown>
  onOrdered: () => void
}

/** The floating dock that orders looks: style, tier, number, and the cost on the button (requirements S3.25, S9.04). */
export function GenerateDock({ projectId, project, openProject, settle, onOrdered }: GenerateDockProps) {
  const { t } = useTranslation()
  const dock = useDock()
  const steering = useSteering(projectId)
  const [open, setOpen] = useState(false)
  const [settling, setSettling] = useState(false)
  const [asking, setAsking] = useState(false)
  const { tier, looks, seed } = dock
  const [obstacle] = obstacles(project)
  const unsure = useUnsure(project)
  const away = useAway()
  const order = useSend(generation.generateDesigns, {
    makesOld: [tasks.listTasks],
    onDone: ({ taskId, leftOut }) => {
      rememberOrder(taskId, looks)
      for (const { says } of leftOut) toasts.warn(says)
      onOrdered()
    },
  })
  const busy = settling || order.busy
  const generate = async (agreed = false) => {
    if (obstacle || away || busy) return
    if (!agreed && asksAboutPins(project)) return setAsking(true)
    setSettling(true)
    await settle().finally(() => setSettling(false))
    order.send({ projectId, looks, tier, style: project.style, ...steering, ...(seed === null ? {} : { seed }) })
  }
  const press = useEffectEvent(() => void generate())
  useEffect(
    () =>
      actions.add([
        {
          id: 'generate',
          label: 'Generate designs',
          group: 'Looks',
          keys: 'mod+enter',
          whileTyping: true,
          run: () => press(),
        },
      ]),
    [],
  )
  return (
    <section className={styles.dock} data-dock aria-label={t('Generate designs')} data-open={open || undefined}>
      {asking && (
        <PinsQuestion
          pins={pinsWith(project)}
          stay={t('Back to the boards')}
          onStay={() => setAsking(false)}
          onContinue={() => {
            setAsking(false)
            void generate(true)
          }}
        />
      )}
      <DockChoices
        style={project.style}
        onStyle={(style) => openProject.change(setSettings, { style }, { as: boardSteps.style })}
        dock={dock}
        projectId={projectId}
      />
      <div className={styles.foot}>
        <Button
          className={styles.more ?? ''}
          variant="default"
          aria-label={t('Style, size and number')}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          <IconAdjustmentsHorizontal size={19} stroke={1.4} aria-hidden />
          <span className={styles.summary}>{`${t(styleNames[project.style].label)} · ${t(tierOf(tier).label)}`}</span>
        </Button>
        <BoardsLine project={project} />
        {unsure.size > 0 && (
          <p className={styles.without}>
            {t('Sketches left out until you say what they are: {{number}}', { number: unsure.size })}
          </p>
        )}
        {seed !== null && (
          <span className={styles.seed}>
            {t('Seed {{seed}} again', { seed })}
            <IconButton name={t('Use a new seed')} onClick={() => setDock({ seed: null })}>
              <IconX size={14} stroke={1.6} />
            </IconButton>
          </span>
        )}
        <MainButton
          className={styles.go ?? ''}
          data-generate
          orders
          lacks={obstacle ? t(refusals[obstacle.code].says.replaceAll(/\{(\w+)\}/g, '{{$1}}'), obstacle.blanks) : null}
          loading={busy}
          onClick={() => void generate()}
          title={keyNames('mod+enter', onMac()).join(' ')}
        >
          <span>
            {t('Generate {{count}} looks', { count: looks })}{' '}
            <span
              className={styles.price}
              data-price
            >{`· ${t('{{count}} credits', { count: priceOf(tier, looks) })}`}</span>
          </span>
        </MainButton>
      </div>
    </section>
  )
}
