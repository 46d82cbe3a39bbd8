import { SegmentedControl, Switch } from '@mantine/core'
import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import type { ElementEntry } from '@toile/contract/features/elements.ts'
import { sketches } from '@toile/contract/features/sketches.ts'
import type { BodyCategory } from '@toile/craft/garments/garment.ts'
import { limits } from '@toile/rules/limits.ts'
import { refusals } from '@toile/rules/refusals.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MakingState } from '../parts/MakingState.tsx'
import making from '../parts/making.module.css'
import { useTarget } from '../parts/makingTarget.ts'
import { ReadWords } from '../../../shared/fields/words/ReadWords.tsx'
import { StagedGrid } from '../parts/StagedGrid.tsx'
import { useMaking } from '../parts/useMaking.ts'
import { useReading } from '../../../shared/fields/words/useReading.ts'
import { CategoryPicker } from './CategoryPicker.tsx'
import { SketchActions } from './SketchActions.tsx'
import { SketchChoice } from './SketchChoice.tsx'
import styles from './sketches.module.css'
import { TurnDialog } from './TurnDialog.tsx'
import { useKept } from './useKept.ts'
import { MainButton } from '../../../shell/parts/MainButton.tsx'
import { Form } from '../../../shell/parts/Form.tsx'

const numbers = ['2', '4', '6', '8']

/** Technical flats from a category, words, or as variations of a sketch (requirements S2.56, S3.26, S9.04). */
export function GenerateSketches() {
  const { t } = useTranslation()
  const target = useTarget()
  const [category, setCategory] = useState<BodyCategory | null>(null)
  const [text, setText] = useState('')
  const [fileId, setFileId] = useState<string | null>(null)
  const [gender, setGender] = useState(target?.project.gender ?? 'female')
  const [back, setBack] = useState(true)
  const [count, setCount] = useState<number>(limits.sketch.count)
  const [ordered, setOrdered] = useState(count)
  const [turning, setTurning] = useState<ElementEntry | null>(null)
  const kept = useKept()
  const reading = useReading(text)
  const orders = useMaking(sketches.generateSketches)
  const lacking = category === null && fileId === null && text.trim() === ''
  const order = (own: { category?: BodyCategory | null; fileId?: string | null }) => {
    setOrdered(count)
    orders.order({ category, text, wishes: reading.wishes, fileId, gender, back, count, ...own })
  }
  const waiting = orders.waiting(ordered)
  return (
    <div className={making.columns}>
      <Form
        className={making.fields}
        onSubmit={() => {
          if (!lacking && !orders.busy) order({})
        }}
      >
        <CategoryPicker category={category} onChoose={setCategory} />
        <ReadWords
          label={t('Describe the garment')}
          placeholder={t('pleated midi skirt with pockets, romantic')}
          text={text}
          onText={setText}
          reading={reading}
        />
        <SketchChoice chosen={fileId} onChosen={setFileId} />
        <SegmentedControl
          fullWidth
          aria-label={t('For whom')}
          value={gender}
          data={[
            { value: 'female', label: t('Women') },
            { value: 'male', label: t('Men') },
          ]}
          onChange={(value) => setGender(value === 'male' ? 'male' : 'female')}
        />
        <SegmentedControl
          fullWidth
          aria-label={t('How many')}
          value={String(count)}
          data={numbers}
          onChange={(value) => setCount(Number(value))}
        />
        <Switch
          label={t('Draw the back as well')}
          checked={back}
          onChange={({ currentTarget }) => setBack(currentTarget.checked)}
        />
        <MainButton
          type="submit"
          fullWidth
          orders
          lacks={lacking ? t(refusals.sketchNeeded.says) : null}
          loading={orders.busy}
        >
          {`${t('Create {{count}} sketches', { count })} · ${t('{{count}} credits', { count: limits.makingCredits.sketches })}`}
        </MainButton>
        <MakingState task={orders.task} />
      </Form>
      <StagedGrid
        made={[...kept.entries, ...orders.made]}
        board="sketch"
        waiting={waiting}
        picture={({ picture }) => (
          <span className={styles.sheet}>
            <img src={picture.thumbnails.large} alt="" loading="lazy" decoding="async" />
          </span>
        )}
        actions={(entry) => (
          <SketchActions
            entry={entry}
            busy={orders.busy}
            onTurn={() => setTurning(entry)}
            onVary={() => order({ fileId: entry.picture.id, category: null })}
          />
        )}
      />
      {turning && (
        <TurnDialog
          entry={turning}
          onClose={() => setTurning(null)}
          onKept={(entry) => {
            kept.add(entry)
            setTurning(null)
          }}
        />
      )}
    </div>
  )
}
