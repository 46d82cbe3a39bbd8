import { Button, Select } from '@mantine/core'
import { mostKeywords } from '@toile/fashion/designs/compose/brief.ts'
import { keywords } from '@toile/fashion/designs/compose/steering/keywords.ts'
import { markets } from '@toile/fashion/designs/compose/steering/markets.ts'
import { occasions } from '@toile/fashion/designs/compose/steering/occasions.ts'
import { seasons } from '@toile/fashion/designs/compose/steering/seasons.ts'
import { steeringSchema } from '@toile/fashion/designs/compose/brief.ts'
import { IconCompass } from '@tabler/icons-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Flyout } from '../../../shell/parts/Flyout.tsx'
import { inPlace } from '../parts/inPlace.ts'
import styles from './steering.module.css'
import { setSteering, type Steering, unsteered, useSteering } from './steering.ts'

const { season: seasonSchema, occasion: occasionSchema, market: marketSchema } = steeringSchema.shape

/** Season, occasion, market and keywords that steer the next looks beside the boards (requirement S1.05). */
export function SteeringField({ projectId }: { projectId: string }) {
  const { t } = useTranslation()
  const steering = useSteering(projectId)
  const words = wordsOf(steering).map((label) => t(label))
  return (
    <Flyout
      position="top-start"
      width="min(34rem, 94vw)"
      withinPortal={false}
      name={t('Direction')}
      className={styles.dropdown}
      button={
        <Button
          size="sm"
          variant="default"
          className={styles.open ?? ''}
          leftSection={<IconCompass size={17} stroke={1.5} aria-hidden />}
          aria-label={words.length ? `${t('Direction')}: ${words.join(' · ')}` : t('Direction')}
        >
          <span className={styles.words}>{words.length ? words.join(' · ') : t('Direction')}</span>
        </Button>
      }
    >
      <SteeringForm projectId={projectId} steering={steering} />
    </Flyout>
  )
}

function SteeringForm({ projectId, steering }: { projectId: string; steering: Steering }) {
  const { t } = useTranslation()
  const heading = useId()
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
    <div className={styles.form}>
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
      <Button
        size="compact-sm"
        variant="subtle"
        disabled={wordsOf(steering).length === 0}
        onClick={() => set(unsteered)}
      >
        {t('Let the boards decide')}
      </Button>
    </div>
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
