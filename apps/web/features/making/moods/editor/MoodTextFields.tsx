import { SegmentedControl, Textarea } from '@mantine/core'
import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import { fromHex, toHex } from '@toile/craft/colors/color.ts'
import { limits } from '@toile/rules/limits.ts'
import { editThing } from '@toile/studio/projects/boards/boardChanges.ts'
import type { BoardNote, BoardText } from '@toile/studio/projects/boardLayout.ts'
import { findFont } from '@toile/craft/slogans/fonts.ts'
import { missingLetters } from '@toile/picture/lettering/missingLetters.ts'
import { textsOfThing } from '@toile/picture/boards/layThing.ts'
import { type RefObject, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { wishOf } from '@toile/picture/boards/setParagraph.ts'
import { NumberLine } from '../../../../shared/fields/numbers/NumberLine.tsx'
import { FontPicker } from '../../slogans/FontPicker.tsx'
import { useMoodEditor } from '../editorContext.ts'
import { moodSteps } from '../moodSteps.ts'
import styles from './editor.module.css'

interface TextFieldsProps {
  id: string
  thing: BoardNote | BoardText
  words: RefObject<HTMLTextAreaElement | null>
}

/** What a note or a text says, and how it is set (requirement S5.18). */
export function MoodTextFields({ id, thing, words }: TextFieldsProps) {
  const { t } = useTranslation()
  const { run, tools, project } = useMoodEditor()
  const set = (own: BoardNote | BoardText, together: string) =>
    run(editThing, { id, thing: own }, `${together} ${id}`, together === 'words' ? moodSteps.words : undefined)
  const missing = useMemo(
    () => (tools ? missingLetters(textsOfThing(thing, project.boards), tools.letters) : []),
    [thing, tools, project.boards],
  )
  return (
    <div className={styles.fields}>
      <Textarea
        ref={words}
        label={t('Words')}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={limits.moodThings.letters}
        value={thing.text}
        onChange={({ currentTarget }) => set({ ...thing, text: currentTarget.value }, 'words')}
      />
      {missing.length > 0 && (
        <p className={styles.warning} role="status">
          {t('No font here has these letters: {{letters}}', { letters: missing.join(' ') })}
        </p>
      )}
      {thing.kind === 'text' && <FontFields id={id} thing={thing} />}
      <NumberLine
        name={t('Size')}
        value={thing.size}
        least={1.5}
        most={120}
        step={0.5}
        decimals={1}
        unit=" mm"
        normal={null}
        onChange={(size) => set({ ...thing, size }, 'size')}
      />
      <SegmentedControl
        fullWidth
        aria-label={t('Alignment of the lines')}
        value={thing.align}
        data={[
          { value: 'left', label: t('Left') },
          { value: 'centre', label: t('Centre') },
          { value: 'right', label: t('Right') },
        ]}
        onChange={(align) =>
          (align === 'left' || align === 'centre' || align === 'right') && set({ ...thing, align }, 'align')
        }
      />
      {thing.kind === 'note' && (
        <SegmentedControl
          fullWidth
          aria-label={t('Paper of the note')}
          value={thing.tone}
          data={[
            { value: 'white', label: t('White') },
            { value: 'grey', label: t('Grey') },
            { value: 'dark', label: t('Dark') },
          ]}
          onChange={(tone) =>
            (tone === 'white' || tone === 'grey' || tone === 'dark') && set({ ...thing, tone }, 'tone')
          }
        />
      )}
    </div>
  )
}

function FontFields({ id, thing }: { id: string; thing: BoardText }) {
  const { t } = useTranslation()
  const { run, project } = useMoodEditor()
  const set = (own: Partial<BoardText>, together: string) =>
    run(editThing, { id, thing: { ...thing, ...own } }, `${together} ${id}`)
  const font = findFont(thing.font)
  const weights = font?.weights ?? [400]
  return (
    <>
      <FontPicker item={{ ...wishOf(thing.text, thing) }} onChoose={(next) => set({ font: next }, 'font')} />
      {weights.length > 1 && (
        <NumberLine
          name={t('Weight')}
          value={thing.weight}
          least={weights[0] ?? 100}
          most={weights[weights.length - 1] ?? 900}
          step={font?.varies ? 10 : 100}
          normal={null}
          onChange={(weight) => set({ weight }, 'weight')}
        />
      )}
      <NumberLine
        name={t('Line height')}
        value={Math.round(thing.leading * 100)}
        least={80}
        most={250}
        step={5}
        unit="%"
        normal={115}
        onChange={(leading) => set({ leading: leading / 100 }, 'leading')}
      />
      <div className={styles.ink}>
        <label>
          <span>{t('Colour of the letters')}</span>
          <input
            type="color"
            value={toHex(thing.color)}
            onChange={({ currentTarget }) => set({ color: fromHex(currentTarget.value) ?? thing.color }, 'color')}
          />
        </label>
        <ul aria-label={t('Colours of the colourboard')}>
          {project.boards.color.map(({ id: key, color, name }) => (
            <li key={key}>
              <button
                type="button"
                aria-label={name || toHex(color)}
                aria-pressed={toHex(color) === toHex(thing.color)}
                style={{ background: toHex(color) }}
                onClick={() => set({ color }, 'color')}
              />
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
