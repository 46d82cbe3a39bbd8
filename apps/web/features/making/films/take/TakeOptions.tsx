import { SegmentedControl, Switch } from '@mantine/core'
import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import type { Take } from '@toile/craft/films/film.ts'
import { limits } from '@toile/rules/limits.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { NumberLine } from '../../../../shared/fields/numbers/NumberLine.tsx'
import { Section } from '../../../../shared/fields/parts/Section.tsx'
import { FormatChoice } from './FormatChoice.tsx'
import { staged, stagings } from './staged.ts'
import type { TakeDesk } from './takeDesk.ts'
import styles from './take.module.css'

interface TakeOptionsProps {
  take: Take
  turn: TakeDesk['turn']
  /** Whether several may stand in the film. */
  several?: boolean
  /** What it is taken before, unless that is left out. */
  children: ReactNode
}

const { least, most } = limits.films.seconds
const rates = [24, 30] as const

/** How the film is taken, but for its motion: how looks are staged, how long, in which form, before what. */
export function TakeOptions({ take, turn, several = false, children }: TakeOptionsProps) {
  const { t } = useTranslation()
  return (
    <>
      {several && (
        <Section level={2} title={t('Looks in the film')}>
          <SegmentedControl
            fullWidth
            orientation="vertical"
            aria-label={t('Looks in the film')}
            value={take.staging}
            onChange={(id) =>
              turn(staged(take, stagings.find((one) => one.id === id)?.id ?? 'one'), { label: 'Looks in the film' })
            }
            data={stagings.map(({ id, label }) => ({ value: id, label: t(label) }))}
          />
        </Section>
      )}
      <Section level={2} title={t('Length')}>
        <NumberLine
          name={t('Seconds of each look')}
          value={take.seconds}
          least={least}
          most={most}
          step={0.5}
          decimals={1}
          unit=" s"
          normal={4}
          onChange={(seconds) => turn({ seconds }, { label: 'Length' }, 'seconds')}
        />
        <SegmentedControl
          fullWidth
          aria-label={t('Pictures a second')}
          value={String(take.rate)}
          onChange={(value) =>
            turn({ rate: rates.find((one) => String(one) === value) ?? take.rate }, { label: 'Pictures a second' })
          }
          data={rates.map((rate) => ({ value: String(rate), label: t('{{number}} a second', { number: rate }) }))}
        />
      </Section>
      <Section level={2} title={t('Form of the film')}>
        <FormatChoice take={take} onFormat={(format) => turn({ format }, { label: 'Form of the film' })} />
      </Section>
      <Section level={2} title={t('Ground|backdrop')}>
        <Switch
          label={t('See-through, without ground and shadow')}
          checked={take.transparent}
          onChange={({ currentTarget }) => turn({ transparent: currentTarget.checked }, { label: 'See-through' })}
        />
        {take.transparent ? (
          <p className={styles.note}>
            {t('A PNG sequence, GIF and WebM keep it see-through; an MP4 stands on white.')}
          </p>
        ) : (
          children
        )}
      </Section>
    </>
  )
}
