import { Button, NumberInput, SegmentedControl, Select } from '@mantine/core'
import '@mantine/core/styles/NumberInput.layer.css'
import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import { generation } from '@toile/contract/features/generation.ts'
import { tasks } from '@toile/contract/features/tasks.ts'
import { type Style, styleSchema } from '@toile/fashion/designs/design.ts'
import type { OpenDocument } from '@toile/fashion/document.ts'
import { limits, priceOf, tiers } from '@toile/fashion/limits.ts'
import { setSettings } from '@toile/fashion/projects/changes.ts'
import { asksAboutPins, pinsWith } from '@toile/fashion/projects/manyChanges.ts'
import type { Project } from '@toile/fashion/projects/project.ts'
import { obstacles } from '@toile/fashion/projects/rules.ts'
import { refusals } from '@toile/fashion/refusals.ts'
import { IconAdjustmentsHorizontal, IconX } from '@tabler/icons-react'
import { useEffectEvent, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../shell/parts/IconButton.tsx'
import { keyNames, onMac } from '../../../shell/actions/keys.ts'
import { useActions } from '../../../shell/actions/useActions.ts'
import { useSend } from '../../../shell/useCall.ts'
import { PinsQuestion } from '../parts/PinsQuestion.tsx'
import { inPlace } from '../parts/inPlace.ts'
import { styleNames } from '../parts/styleNames.ts'
import { BoardsLine } from './BoardsLine.tsx'
import styles from './dock.module.css'
import { type DockSettings, setDock, useDock } from './dockSettings.ts'
import { rememberOrder } from './orders.ts'
import { SteeringField } from './SteeringField.tsx'
import { useSteering } from './steering.ts'

interface GenerateDockProps {
  projectId: string
  project: Project
  openProject: OpenDocument<Project>
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
  const order = useSend(generation.generateDesigns, {
    makesOld: [tasks.listTasks],
    onDone: ({ taskId }) => {
      rememberOrder(taskId, looks)
      onOrdered()
    },
  })
  const busy = settling || order.busy
  const generate = async (agreed = false) => {
    if (obstacle || busy) return
    if (!agreed && asksAboutPins(project)) return setAsking(true)
    setSettling(true)
    await settle().finally(() => setSettling(false))
    order.send({ projectId, looks, tier, style: project.style, ...steering, ...(seed === null ? {} : { seed }) })
  }
  const press = useEffectEvent(() => void generate())
  useActions(
    useMemo(
      () => [
        {
          id: 'generate',
          label: 'Generate designs',
          group: 'Looks',
          keys: 'mod+enter',
          whileTyping: true,
          run: () => press(),
        },
      ],
      [],
    ),
  )
  return (
    <section className={styles.dock} aria-label={t('Generate designs')} data-open={open || undefined}>
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
      <div className={styles.from}>
        <BoardsLine project={project} />
        {seed !== null && (
          <span className={styles.seed}>
            {t('Seed {{seed}} again', { seed })}
            <IconButton size={28} name={t('Use a new seed')} onClick={() => setDock({ seed: null })}>
              <IconX size={14} stroke={1.6} />
            </IconButton>
          </span>
        )}
      </div>
      <div className={styles.row}>
        <IconButton
          className={styles.more ?? ''}
          variant="default"
          name={t('Style, size and number')}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          <IconAdjustmentsHorizontal size={19} stroke={1.4} />
        </IconButton>
        <DockChoices
          style={project.style}
          onStyle={(style) => openProject.change(setSettings, { style }, { name: 'Style' })}
          dock={dock}
          projectId={projectId}
        />
        <p className={styles.missing} role="status">
          {obstacle && t(refusals[obstacle.code].says.replaceAll(/\{(\w+)\}/g, '{{$1}}'), obstacle.blanks)}
        </p>
        <Button
          className={styles.go ?? ''}
          disabled={Boolean(obstacle)}
          loading={busy}
          onClick={() => void generate()}
          title={keyNames('mod+enter', onMac()).join(' ')}
        >
          {`${t('Generate {{count}} looks', { count: looks })} · ${t('{{count}} credits', { count: priceOf(tier, looks) })}`}
        </Button>
      </div>
    </section>
  )
}

interface DockChoicesProps {
  style: Style
  onStyle: (style: Style) => void
  dock: DockSettings
  projectId: string
}

function DockChoices({ style, onStyle, dock, projectId }: DockChoicesProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.choices}>
      <SegmentedControl
        size="sm"
        aria-label={t('Style')}
        value={style}
        onChange={(value) => onStyle(styleSchema.parse(value))}
        data={styleSchema.options.map((id) => ({ value: id, label: t(styleNames[id].label) }))}
      />
      <SteeringField projectId={projectId} />
      <Select
        className={styles.tier ?? ''}
        aria-label={t('Speed and size')}
        allowDeselect={false}
        value={dock.tier}
        onChange={(value) => setDock({ tier: tiers.find(({ id }) => id === value)?.id ?? 'normal' })}
        comboboxProps={{ ...inPlace, width: 'max-content', position: 'top-end' }}
        data={tiers.map(({ id, label, width, height, credits }) => ({
          value: id,
          label: `${t(label)} · ${width} × ${height} · ${t('{{count}} credits', { count: credits })}`,
        }))}
      />
      <NumberInput
        className={styles.count ?? ''}
        aria-label={t('Number of looks')}
        min={1}
        max={limits.looksPerGeneration}
        clampBehavior="strict"
        allowDecimal={false}
        value={dock.looks}
        onChange={(value) => typeof value === 'number' && value >= 1 && setDock({ looks: value })}
      />
    </div>
  )
}
