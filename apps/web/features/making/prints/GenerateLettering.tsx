import { Switch, Textarea } from '@mantine/core'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import { slogans } from '@toile/contract/features/slogans.ts'
import { limits } from '@toile/rules/limits.ts'
import { refusals } from '@toile/rules/refusals.ts'
import { type MoodId } from '@toile/craft/slogans/moods.ts'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { inPlace } from '../../../shared/fields/parts/inPlace.ts'
import styles from '../parts/making.module.css'
import { MakingState } from '../parts/MakingState.tsx'
import { useTarget } from '../parts/makingTarget.ts'
import { StagedGrid } from '../parts/StagedGrid.tsx'
import { useMaking } from '../parts/useMaking.ts'
import { EditMade } from './EditMade.tsx'
import { MainButton } from '../../../shell/parts/MainButton.tsx'
import { Form } from '../../../shell/parts/Form.tsx'
import { FeelingSelect } from '../parts/FeelingSelect.tsx'

const count = limits.printGeneration.count
/** Lettering is set in few inks. */
const inks = 4

/** Four slogans or logos of plain words (requirements S3.27, S5.16, S5.18). */
export function GenerateLettering({ kind, children }: { kind: 'slogan' | 'logo'; children: ReactNode }) {
  const { t } = useTranslation()
  const target = useTarget()
  const [text, setText] = useState('')
  const [mood, setMood] = useState<MoodId | null>(null)
  const [ownColors, setOwnColors] = useState(true)
  const making = useMaking(slogans.generateLettering)
  const board = target?.project.boards.color.map(({ color }) => color) ?? []
  const lacking = text.trim() === '' ? refusals.sloganTextNeeded.says : null
  const credits = t('{{count}} credits', { count: limits.makingCredits.lettering })
  const button = kind === 'logo' ? t('Generate {{count}} logos', { count }) : t('Generate {{count}} slogans', { count })
  return (
    <div className={styles.columns}>
      <Form
        className={styles.fields}
        onSubmit={() => {
          if (lacking || making.busy) return
          making.order({ kind, text, mood, count, colors: ownColors ? board.slice(0, inks) : [] })
        }}
      >
        {children}
        <Textarea
          label={kind === 'logo' ? t('Name') : t('Your words')}
          description={kind === 'logo' ? t('A year is set as the founding year.') : t('Line breaks are kept.')}
          placeholder={t('Saturday night club')}
          autosize
          minRows={2}
          maxRows={4}
          maxLength={limits.slogan.letters}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <FeelingSelect comboboxProps={inPlace} mood={mood} onMood={setMood} />
        {board.length > 0 && (
          <Switch
            label={t('In the colours of the board')}
            checked={ownColors}
            onChange={({ currentTarget }) => setOwnColors(currentTarget.checked)}
          />
        )}
        <MainButton type="submit" fullWidth orders lacks={lacking && t(lacking)} loading={making.busy}>
          {`${button} · ${credits}`}
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
