import { Select } from '@mantine/core'
import { toHex } from '@toile/craft/colors/color.ts'
import { setSheet } from '@toile/studio/projects/boards/boardChanges.ts'
import { boardFormats, boardPapers } from '@toile/studio/projects/boardFormats.ts'
import { useTranslation } from 'react-i18next'
import { inPlace } from '../../../../shared/fields/parts/inPlace.ts'
import { NumberLine } from '../../../../shared/fields/numbers/NumberLine.tsx'
import { useMoodEditor } from '../editorContext.ts'
import styles from './editor.module.css'

/** The sheet of the moodboard: its format, margin and paper. */
export function SheetFields() {
  const { t } = useTranslation()
  const { project, board, run } = useMoodEditor()
  const { moodSheet: sheet } = project
  const centimetres = (value: number) => Number((value / 10).toFixed(1))
  return (
    <div className={styles.fields}>
      <Select
        comboboxProps={inPlace}
        label={t('Format')}
        description={t('{{width}} × {{height}} cm', {
          width: centimetres(board.width),
          height: centimetres(board.height),
        })}
        allowDeselect={false}
        value={sheet.format}
        data={boardFormats.map(({ id, label }) => ({ value: id, label: t(label) }))}
        onChange={(id) => {
          const format = boardFormats.find((one) => one.id === id)?.id
          if (format && format !== sheet.format) run(setSheet, { format })
        }}
      />
      <NumberLine
        name={t('Margin')}
        value={sheet.margin}
        least={0}
        most={80}
        step={1}
        unit=" mm"
        normal={0}
        onChange={(margin) => run(setSheet, { margin }, 'margin')}
      />
      <fieldset className={styles.papers}>
        <legend>{t('Paper')}</legend>
        {boardPapers.map(({ id, label, color }) => (
          <label key={id} title={t(label)}>
            <input
              type="radio"
              name="paper"
              aria-label={t(label)}
              checked={id === sheet.ground}
              onChange={() => run(setSheet, { ground: id })}
            />
            <span style={{ background: toHex(color) }} />
          </label>
        ))}
      </fieldset>
    </div>
  )
}
