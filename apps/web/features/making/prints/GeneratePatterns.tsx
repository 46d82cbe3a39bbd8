import { NumberInput, SegmentedControl, Select, Switch } from '@mantine/core'
import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import '@mantine/core/styles/NumberInput.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import { generation } from '@toile/contract/features/generation.ts'
import { limits } from '@toile/rules/limits.ts'
import { repeats, repeatSchema, type Repeat } from '@toile/craft/prints/repeat.ts'
import { refusals } from '@toile/rules/refusals.ts'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { inPlace } from '../../../shared/fields/parts/inPlace.ts'
import { MakingState } from '../parts/MakingState.tsx'
import { useTarget } from '../parts/makingTarget.ts'
import styles from '../parts/making.module.css'
import { PictureChoice } from '../parts/PictureChoice.tsx'
import { ReadWords } from '../../../shared/fields/words/ReadWords.tsx'
import { StagedGrid } from '../parts/StagedGrid.tsx'
import { useMaking } from '../parts/useMaking.ts'
import { useReading } from '../../../shared/fields/words/useReading.ts'
import { EditMade } from './EditMade.tsx'
import { MainButton } from '../../../shell/parts/MainButton.tsx'
import { Form } from '../../../shell/parts/Form.tsx'

type Mode = 'text' | 'image' | 'textImage'

const modes: readonly { id: Mode; label: string }[] = [
  { id: 'text', label: 'From words' },
  { id: 'image', label: 'From a picture' },
  { id: 'textImage', label: 'From both' },
]
const { most, pictures: mostPictures, count } = limits.printGeneration

/** Four patterns from words, pictures or both (requirements S3.25, S5.16, S9.04). */
export function GeneratePatterns({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const target = useTarget()
  const [mode, setMode] = useState<Mode>('text')
  const [text, setText] = useState('')
  const [fileIds, setFileIds] = useState<readonly string[]>([])
  const [ownColors, setOwnColors] = useState(true)
  const [repeat, setRepeat] = useState<Repeat | null>(null)
  const [width, setWidth] = useState<number | null>(null)
  const reading = useReading(mode === 'image' ? '' : text)
  const making = useMaking(generation.generatePrints)
  const board = target?.project.boards.color.map(({ color }) => color) ?? []
  const lacking =
    mode !== 'image' && !text.trim() ? 'promptNeeded' : mode !== 'text' && !fileIds.length ? 'pictureNeeded' : null
  const generate = () =>
    making.order({
      mode,
      text,
      wishes: reading.wishes,
      fileIds: [...fileIds],
      colors: ownColors ? board.slice(0, limits.board.color) : [],
      repeat,
      width,
      count: Math.min(most, count),
    })
  return (
    <div className={styles.columns}>
      <Form
        className={styles.fields}
        onSubmit={() => {
          if (!lacking && !making.busy) generate()
        }}
      >
        {children}
        <SegmentedControl
          fullWidth
          aria-label={t('Made from')}
          value={mode}
          data={modes.map(({ id, label }) => ({ value: id, label: t(label) }))}
          onChange={(value) => setMode(modes.find(({ id }) => id === value)?.id ?? 'text')}
        />
        {mode !== 'image' && (
          <ReadWords
            label={t('Describe the print')}
            placeholder={t('small coral flowers on navy, half drop, romantic')}
            text={text}
            onText={setText}
            reading={reading}
          />
        )}
        {mode !== 'text' && (
          <PictureChoice
            label={t('Pictures for palette, motifs and texture')}
            chosen={fileIds}
            most={mostPictures}
            use="print"
            onChosen={setFileIds}
          />
        )}
        <div className={styles.pair}>
          <Select
            comboboxProps={inPlace}
            label={t('Repeat')}
            clearable
            placeholder={t('As suits the print')}
            value={repeat}
            data={repeats.map(({ id, label }) => ({ value: id, label: t(label) }))}
            onChange={(id) => setRepeat(id === null ? null : repeatSchema.parse(id))}
          />
          <NumberInput
            label={t('Width of one tile')}
            placeholder={t('As suits the print')}
            suffix={` ${t('mm')}`}
            min={2}
            max={2000}
            decimalScale={1}
            value={width ?? ''}
            onChange={(value) => setWidth(typeof value === 'number' && value >= 2 && value <= 2000 ? value : null)}
          />
        </div>
        {board.length > 1 && (
          <Switch
            label={t('In the colours of the board')}
            checked={ownColors}
            onChange={({ currentTarget }) => setOwnColors(currentTarget.checked)}
          />
        )}
        <MainButton type="submit" fullWidth orders lacks={lacking && t(refusals[lacking].says)} loading={making.busy}>
          {`${t('Generate {{count}} prints', { count })} · ${t('{{count}} credits', { count: limits.makingCredits.prints })}`}
        </MainButton>
        <MakingState task={making.task} />
      </Form>
      <StagedGrid
        made={making.made}
        board="print"
        waiting={making.waiting(count)}
        actions={(entry) => <EditMade entry={entry} />}
      />
    </div>
  )
}
