import { Button, CloseButton, Drawer, Select } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { mostKeywords } from '@toile/craft/designs/compose/brief.ts'
import { keywords } from '@toile/craft/designs/compose/steering/keywords.ts'
import { markets } from '@toile/craft/designs/compose/steering/markets.ts'
import { occasions } from '@toile/craft/designs/compose/steering/occasions.ts'
import { seasons } from '@toile/craft/script/seasons.ts'
import { steeringSchema } from '@toile/craft/designs/compose/brief.ts'
import { asPicturesSay, isDirected } from '@toile/studio/projects/directionChanges.ts'
import { IconCompass } from '@tabler/icons-react'
import { Suspense, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Flyout } from '../../shell/parts/Flyout.tsx'
import { isTopLayer } from '../../shell/parts/isTopLayer.ts'
import { useBoards } from '../../shared/open/boards/boardContext.ts'
import { quiet } from '../../shared/direction/quiet.ts'
import { inPlace } from '../../shared/fields/parts/inPlace.ts'
import styles from './steering.module.css'
import { setSteering, type Steering, unsteered, useSteering } from '../../shared/open/projects/steering.ts'
import { lazyPart } from '../../shell/lazyPart.ts'

const { season: seasonSchema, occasion: occasionSchema, market: marketSchema } = steeringSchema.shape

const DirectionPanel = lazyPart(
  'direction',
  async () => (await import('../../shared/direction/DirectionPanel.tsx')).DirectionPanel,
)

/** From this room on, in pixels, the panel leaves the head of the looks in sight, which is this high; where there is less it lies over all of it, so that nothing is sliced. */
const roomy = 640
const headOfLooks = 104

/** The panel is as high as there is room above the dock, and where it is as wide as that it stands over it, not beside: nothing of the looks peeps out at one edge. */
const inSight = {
  shift: { padding: 18 },
  size: {
    padding: { top: 8 },
    apply({ availableHeight, elements }: { availableHeight: number; elements: { floating: HTMLElement } }) {
      const height = availableHeight - (availableHeight < roomy ? 0 : headOfLooks)
      elements.floating.style.maxHeight = `${Math.max(240, height)}px`
    },
  },
}

/** What steers the next looks: what is read in the moodboard's pictures, then season, occasion, market and keywords (requirements S1.05, S3.03). */
export function SteeringField({ projectId }: { projectId: string }) {
  const { t } = useTranslation()
  const steering = useSteering(projectId)
  const narrow = useMediaQuery('(max-width: 768px)', false, { getInitialValueInEffect: false })
  const [sheet, setSheet] = useState(false)
  const content = useRef<HTMLDivElement>(null)
  const words = wordsOf(steering).map((label) => t(label))
  const button = (
    <Button
      size="sm"
      variant="default"
      className={styles.open ?? ''}
      leftSection={<IconCompass size={17} stroke={1.5} aria-hidden />}
      aria-haspopup="dialog"
      aria-expanded={sheet}
      aria-label={words.length ? `${t('Direction')}: ${words.join(' · ')}` : t('Direction')}
      onClick={() => setSheet(true)}
    >
      <span className={styles.words}>{words.length ? words.join(' · ') : t('Direction')}</span>
    </Button>
  )
  const shown = (close: () => void) => (
    <>
      <div className={styles.panelHead}>
        <h2>{t('Direction')}</h2>
        <CloseButton aria-label={t('Close')} size="var(--hit)" onClick={close} />
      </div>
      <div className={styles.form} data-autofocus tabIndex={-1}>
        <Suspense fallback={<div className={styles.waiting} aria-hidden />}>
          <DirectionPanel onLeave={close} />
        </Suspense>
        <hr className={styles.rule} />
        <SteeringForm projectId={projectId} steering={steering} />
      </div>
    </>
  )
  if (!narrow)
    return (
      <Flyout
        position="top-start"
        width="min(44rem, 94vw)"
        withinPortal={false}
        middlewares={inSight}
        name={t('Direction')}
        bare
        className={styles.dropdown}
        button={button}
      >
        {shown}
      </Flyout>
    )
  const close = () => setSheet(false)
  return (
    <>
      {button}
      <Drawer.Root
        opened={sheet}
        onClose={() => isTopLayer(content.current) && close()}
        position="bottom"
        size="86dvh"
        padding={0}
      >
        <Drawer.Overlay />
        <Drawer.Content ref={content} aria-label={t('Direction')}>
          {sheet && shown(close)}
        </Drawer.Content>
      </Drawer.Root>
    </>
  )
}

function SteeringForm({ projectId, steering }: { projectId: string; steering: Steering }) {
  const { t } = useTranslation()
  const { opened, project } = useBoards()
  const heading = useId()
  const says = useId()
  const set = (change: Partial<Steering>) => setSteering(projectId, change)
  const named = (list: readonly { id: string; label: string }[]) =>
    list.map(({ id, label }) => ({ value: id, label: t(label) }))
  const full = steering.keywords.length >= mostKeywords
  const toggle = (id: Steering['keywords'][number]) =>
    set({
      keywords: steering.keywords.includes(id)
        ? steering.keywords.filter((other) => other !== id)
        : [...steering.keywords, id],
    })
  return (
    <>
      <div className={styles.frame}>
        <Select
          size="sm"
          comboboxProps={inPlace}
          label={t('Season')}
          allowDeselect={false}
          value={steering.season}
          data={named(seasons)}
          onChange={(id) => set({ season: seasonSchema.parse(id ?? undefined) })}
        />
        <Select
          size="sm"
          comboboxProps={inPlace}
          label={t('Occasion')}
          allowDeselect={false}
          value={steering.occasion}
          data={named(occasions)}
          onChange={(id) => set({ occasion: occasionSchema.parse(id ?? undefined) })}
        />
        <Select
          size="sm"
          comboboxProps={inPlace}
          label={t('Market')}
          allowDeselect={false}
          value={steering.market}
          data={named(markets)}
          onChange={(id) => set({ market: marketSchema.parse(id ?? undefined) })}
        />
      </div>
      <div className={styles.head}>
        <h2 id={heading}>{t('Keywords')}</h2>
        <span>{t('{{present}} of {{most}}', { present: steering.keywords.length, most: mostKeywords })}</span>
      </div>
      <ul className={styles.keywords} aria-labelledby={heading}>
        {keywords.map(({ id, label }) => {
          const chosen = steering.keywords.includes(id)
          return (
            <li key={id}>
              <button type="button" aria-pressed={chosen} disabled={full && !chosen} onClick={() => toggle(id)}>
                {t(label)}
              </button>
            </li>
          )
        })}
      </ul>
      <div className={styles.all}>
        <Button
          size="sm"
          variant="default"
          {...quiet(wordsOf(steering).length === 0 && !isDirected(project))}
          aria-describedby={says}
          onClick={() => {
            set(unsteered)
            opened.document.change(asPicturesSay, null)
          }}
        >
          {t('Let the boards decide')}
        </Button>
        <p id={says}>
          {t(
            'Takes back all that is set here: colours, kind of pictures, measures, season, occasion, market and keywords.',
          )}
        </p>
      </div>
    </>
  )
}

/** What is asked for beyond the ordinary, in English, to be translated. */
function wordsOf({ season, occasion, market, keywords: chosen }: Steering): string[] {
  const label = (list: readonly { id: string; label: string }[], id: string, plain: string) =>
    id === plain ? [] : list.filter((entry) => entry.id === id).map((entry) => entry.label)
  return [
    ...label(seasons, season, unsteered.season),
    ...label(occasions, occasion, unsteered.occasion),
    ...label(markets, market, unsteered.market),
    ...chosen.flatMap((id) => label(keywords, id, '')),
  ]
}
