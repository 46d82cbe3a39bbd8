import { Button, SegmentedControl, Textarea } from '@mantine/core'
import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import { type Color, toHex } from '@toile/craft/colors/color.ts'
import { limits } from '@toile/rules/limits.ts'
import { findArrangement } from '@toile/craft/slogans/arrangements/index.ts'
import { composeKind } from '@toile/craft/slogans/composeKind.ts'
import type { Composed } from '@toile/craft/slogans/composeSlogan.ts'
import { findMark } from '@toile/craft/slogans/marks/index.ts'
import { type MoodId } from '@toile/craft/slogans/moods.ts'
import type { SloganDocument } from '@toile/craft/slogans/slogan.ts'
import { composeLettering } from '@toile/picture/lettering/composeLettering.ts'
import { useDebouncedValue } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { language } from '../../../languages/index.ts'
import { useTarget } from '../parts/makingTarget.ts'
import { openBrowserLetters } from '../../../shared/drawing/browserLetters.ts'
import { type Cloth, clothOf, cloths } from './cloths.ts'
import { LetteringPicture } from './LetteringPicture.tsx'
import styles from './slogans.module.css'
import { FeelingSelect } from '../parts/FeelingSelect.tsx'

const shown = 8
type Kind = SloganDocument['kind']

interface ArrangementsProps {
  kind: Kind
  /** What it will be printed on: inks keep clear of it. */
  cloth: Cloth
  onCloth: (cloth: Cloth) => void
  onKind: (kind: Kind) => void
  onChoose: (document: SloganDocument) => void
}

/** Layouts of a plain text as starting points: choosing one puts it on the stage (requirement S2.56). */
export function Arrangements({ kind, cloth, onKind, onCloth, onChoose }: ArrangementsProps) {
  const { t } = useTranslation()
  const target = useTarget()
  const [text, setText] = useState('')
  const [mood, setMood] = useState<MoodId | null>(null)
  const [seed, setSeed] = useState(1)
  const board = target?.project.boards.color.map(({ color }) => color) ?? []
  const composed = useComposed(kind, text.trim() || t('Saturday night club'), mood, seed, board, cloth)
  return (
    <>
      <SegmentedControl
        fullWidth
        aria-label={t('What is made')}
        value={kind}
        data={[
          { value: 'slogan', label: t('Slogan') },
          { value: 'logo', label: t('Logo') },
        ]}
        onChange={(value) => onKind(value === 'logo' ? 'logo' : 'slogan')}
      />
      <Textarea
        label={kind === 'logo' ? t('Name') : t('Your words')}
        description={kind === 'logo' ? t('A year is set as the founding year.') : t('Line breaks are kept.')}
        autosize
        minRows={2}
        maxRows={4}
        maxLength={limits.slogan.letters}
        placeholder={t('Saturday night club')}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <FeelingSelect mood={mood} onMood={setMood} />
      <SegmentedControl
        fullWidth
        aria-label={t('Printed on')}
        value={cloth.id}
        data={cloths.map(({ id, label }) => ({ value: id, label: t(label) }))}
        onChange={(id) => onCloth(clothOf(id))}
      />
      <ul className={styles.layouts} aria-label={t('Arrangements')} aria-busy={composed === null}>
        {(composed ?? []).map(({ layout, document }) => {
          const name = t((findArrangement(layout) ?? findMark(layout))?.label ?? '')
          return (
            <li key={layout}>
              <button type="button" onClick={() => onChoose(document)}>
                <span className={styles.thumb} style={{ background: toHex(cloth.color) }}>
                  <LetteringPicture document={document} width={128} height={104} />
                </span>
                <span>{name}</span>
              </button>
            </li>
          )
        })}
      </ul>
      <Button variant="default" onClick={() => setSeed(seed + 1)}>
        {t('Other arrangements')}
      </Button>
    </>
  )
}

function useComposed(
  kind: Kind,
  text: string,
  mood: MoodId | null,
  seed: number,
  board: readonly Color[],
  cloth: Cloth,
) {
  const [composed, setComposed] = useState<readonly Composed[] | null>(null)
  const [wanted] = useDebouncedValue(
    JSON.stringify({ kind, text, mood, seed, colors: board.slice(0, 4), cloth: cloth.color }),
    350,
  )
  useEffect(() => {
    let gone = false
    const work = async () => {
      const asked: { kind: Kind; text: string; mood: MoodId | null; seed: number; colors: Color[]; cloth: Color } =
        JSON.parse(wanted)
      const wishes = { ...asked, count: shown, language: language(), keywords: [] }
      const letters = await openBrowserLetters()
      const made = await composeLettering(
        (measure) => composeKind(asked.kind, asked.text, wishes, measure, null),
        letters,
      )
      if (!gone) setComposed(made)
    }
    void work().catch(() => {
      if (!gone) setComposed([])
    })
    return () => {
      gone = true
    }
  }, [wanted])
  return composed
}
