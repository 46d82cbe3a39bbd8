import { Select, Switch } from '@mantine/core'
import '@mantine/core/styles/Switch.layer.css'
import { moods } from '@toile/contract/features/moods.ts'
import { fromHex } from '@toile/craft/colors/color.ts'
import { limits } from '@toile/rules/limits.ts'
import { findTemplate, type TemplateId, templates } from '@toile/craft/moods/templates/index.ts'
import { refusals } from '@toile/rules/refusals.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MakingState } from '../parts/MakingState.tsx'
import styles from '../parts/making.module.css'
import { useTarget } from '../parts/makingTarget.ts'
import { ReadWords } from '../../../shared/fields/words/ReadWords.tsx'
import { StagedGrid } from '../parts/StagedGrid.tsx'
import { useMaking } from '../parts/useMaking.ts'
import { useReading } from '../../../shared/fields/words/useReading.ts'
import { ColorChoice } from './ColorChoice.tsx'
import own from './moods.module.css'
import { MainButton } from '../../../shell/parts/MainButton.tsx'
import { Form } from '../../../shell/parts/Form.tsx'

const count = 4

/** Four moodboards from words and colours (requirements S2.52, S5.14). */
export function GenerateMoods() {
  const { t } = useTranslation()
  const target = useTarget()
  const [text, setText] = useState('')
  const [withBoard, setWithBoard] = useState(true)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [template, setTemplate] = useState<TemplateId | null>(null)
  const reading = useReading(text)
  const making = useMaking(moods.generateMoods)
  const board = target?.project.boards.color.map(({ color }) => color) ?? []
  const colors = [...(withBoard ? board : []), ...chosen.flatMap((hex) => fromHex(hex) ?? [])].slice(
    0,
    limits.board.color,
  )
  const lacking = !text.trim() && colors.length === 0 ? 'moodNeeded' : null
  return (
    <div className={styles.columns}>
      <Form
        className={styles.fields}
        onSubmit={() => {
          if (!lacking && !making.busy) making.order({ text, wishes: reading.wishes, colors, template, count })
        }}
      >
        <ReadWords
          label={t('Describe the mood')}
          placeholder={t('romantic spring, blush and sage, chiffon, roses')}
          text={text}
          onText={setText}
          reading={reading}
        />
        {board.length > 0 && (
          <Switch
            label={t('In the colours of the board')}
            checked={withBoard}
            onChange={({ currentTarget }) => setWithBoard(currentTarget.checked)}
          />
        )}
        <ColorChoice chosen={chosen} onChosen={setChosen} />
        <Select
          label={t('Arrangement')}
          clearable
          placeholder={t('A different one for each board')}
          value={template}
          data={templates.map(({ id, label }) => ({ value: id, label: t(label) }))}
          onChange={(id) => setTemplate(id === null ? null : (findTemplate(id)?.id ?? null))}
        />
        <MainButton type="submit" fullWidth orders lacks={lacking && t(refusals[lacking].says)} loading={making.busy}>
          {`${t('Compose {{count}} moodboards', { count })} · ${t('{{count}} credits', { count: limits.makingCredits.moods })}`}
        </MainButton>
        <MakingState task={making.task} />
      </Form>
      <div className={own.boards}>
        <StagedGrid made={making.made} board="mood" waiting={making.waiting(count)} />
      </div>
    </div>
  )
}
