import { Button, Switch } from '@mantine/core'
import '@mantine/core/styles/Switch.layer.css'
import { type LineChoices, lineAsks, lineChoicesSchema } from '@toile/craft/sketches/linesOrder.ts'
import { limits } from '@toile/rules/limits.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MainButton } from '../../../shell/parts/MainButton.tsx'
import { TryAgain } from '../../../shell/parts/TryAgain.tsx'
import { MakingState } from '../parts/MakingState.tsx'
import { LineCards } from './LineCards.tsx'
import styles from './lines.module.css'
import { groupsOf, orderedOf, type Source } from './linesSource.ts'
import { MarkedPicture, type Marks, noMarks } from './MarkedPicture.tsx'
import { asksOf, type Shown, useLines, useShown } from './useLines.ts'

interface LinesWorkProps {
  source: Source
  onCorrect: (id: string) => void
}

/** The picture that is taken apart, beside its drawings by category. */
export function LinesWork({ source, onCorrect }: LinesWorkProps) {
  const { shown, error, again } = useShown(source)
  if (shown) return <OfPicture source={source} shown={shown} onCorrect={onCorrect} />
  return error && <TryAgain error={error} onAgain={again} />
}

const switches = [
  { id: 'symmetric', label: 'Alike on both sides' },
  { id: 'straight', label: 'Set upright' },
  { id: 'completed', label: 'Complete what is hidden' },
] as const satisfies readonly { id: keyof LineChoices; label: string }[]

function OfPicture({ source, shown, onCorrect }: LinesWorkProps & { shown: Shown }) {
  const { t } = useTranslation()
  const { entries, known, order, task, busy } = useLines(source, shown.from)
  const [marks, setMarks] = useState<Marks>(noMarks)
  const [choices, setChoices] = useState(lineChoicesSchema.parse({}))
  const groups = groupsOf(entries)
  const asks = asksOf(task)
  const credits = limits.lineDrawing.credits
  const take = () => order.send({ of: orderedOf(source), ...marks, choices })
  return (
    <div className={styles.bench}>
      <section className={styles.source} aria-label={t('The picture')}>
        <MarkedPicture shown={shown} marks={marks} onMarks={setMarks} />
        {shown.marked ? (
          <div className={styles.switches}>
            {switches.map(({ id, label }) => (
              <Switch
                key={id}
                label={t(label)}
                checked={choices[id]}
                onChange={({ currentTarget }) => setChoices({ ...choices, [id]: currentTarget.checked })}
              />
            ))}
          </div>
        ) : (
          <p className={styles.says}>
            {t('A look tells exactly what it is made of: hidden parts are drawn whole, and prints are left out.')}
          </p>
        )}
        <MainButton fullWidth orders lacks={null} loading={busy} onClick={take}>
          {`${groups.length > 0 ? t('Take apart again') : t('Take apart')} · ${t('{{count}} credits', { count: credits })}`}
        </MainButton>
        <MakingState task={task} />
        {asks.length > 0 && (
          <ul className={styles.asks} role="status">
            {lineAsks
              .filter(({ id }) => asks.includes(id))
              .map(({ id, label }) => (
                <li key={id}>{t(label)}</li>
              ))}
          </ul>
        )}
        {marks !== noMarks && (
          <Button variant="subtle" onClick={() => setMarks(noMarks)}>
            {t('Clear the strokes')}
          </Button>
        )}
      </section>
      <div className={styles.found} aria-busy={busy}>
        {known && groups.length === 0 && (
          <p className={styles.nothing}>
            {busy
              ? t('Garment by garment is drawn.')
              : t('The drawings appear here, one for each garment: to be liked, corrected, worn or downloaded.')}
          </p>
        )}
        {groups.map((group, i) => (
          <LineCards
            key={group.key}
            group={group}
            title={i === 0 ? t('Line drawings') : t('Taken apart before')}
            onCorrect={onCorrect}
          />
        ))}
      </div>
    </div>
  )
}
