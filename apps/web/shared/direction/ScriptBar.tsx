import { Tooltip } from '@mantine/core'
import type { ReadPicture } from '@toile/contract/features/generation.ts'
import { toHex } from '@toile/craft/colors/color.ts'
import { sure } from '@toile/geometry'
import { leaveOutColor } from '@toile/studio/projects/directionChanges.ts'
import type { ScriptColor } from '@toile/craft/script/scriptSchema.ts'
import { IconLock, IconPin } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useBoards } from '../open/boards/boardContext.ts'
import { type ChipGroup, keyOfChip } from './chips.ts'
import styles from './direction.module.css'
import { inkOn } from './inkOn.ts'
import { PictureMark } from './PictureMark.tsx'
import { colorStep, roleLabel } from './words.ts'
import { toggleHold } from './toggleHold.ts'
import type { ChipWords } from './useChipWords.ts'

interface ScriptBarProps {
  groups: readonly ChipGroup[]
  current: ScriptColor | null
  words: ChipWords
  pictures: readonly ReadPicture[]
  onChoose: (chip: ScriptColor) => void
}

const icon = { size: 14, stroke: 1.8, 'aria-hidden': true } as const
const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** The colours of the collection side by side, each as wide as its share of the cloth, as far as a finger allows; where they stand in several lines a strip shows the shares; arrows move, H holds, Delete leaves out. */
export function ScriptBar({ groups, current, words, pictures, onChoose }: ScriptBarProps) {
  const { t } = useTranslation()
  const { opened } = useBoards()
  const chips = groups.flatMap((group) => group.chips)
  const press = (event: KeyboardEvent<HTMLElement>, chip: ScriptColor) => {
    const by = steps[event.key]
    if (by !== undefined) {
      event.preventDefault()
      const next = sure(chips[(chips.indexOf(chip) + by + chips.length) % chips.length])
      onChoose(next)
      document.getElementById(idOf(next))?.focus()
    } else if (chip.asked !== null || event.metaKey || event.ctrlKey || event.altKey) return
    else if (event.key === 'h' || event.key === 'H') toggleHold(opened.document, chip, colorStep(pictures))
    else if ((event.key === 'Delete' || event.key === 'Backspace') && chips.length > 1)
      opened.document.change(leaveOutColor, { color: chip.color }, { as: colorStep(pictures) })
  }
  return (
    <div
      className={styles.bar}
      role="group"
      aria-label={pictures.length > 0 ? t('Colours from the pictures') : t('Colours of the collection')}
    >
      <span className={styles.strip} aria-hidden>
        {chips.map((chip) => (
          <i key={keyOfChip(chip)} style={{ flexGrow: chip.share * 100, background: toHex(chip.color) }} />
        ))}
      </span>
      {groups.map(({ id, chips: own }) => (
        <div
          key={id}
          className={styles.group}
          style={{ flexGrow: own.reduce((sum, { share }) => sum + share, 0) * 100, ['--chips' as string]: own.length }}
        >
          <ul aria-label={id === 'asked' ? t('Your colourboard') : t(roleLabel(id))}>
            {own.map((chip) => {
              const { color, share, kept, asked, from } = chip
              const chosen = chip === current
              return (
                <li key={keyOfChip(chip)} style={{ flexGrow: share * 100 }}>
                  <Tooltip label={words.short(chip)}>
                    <button
                      type="button"
                      id={idOf(chip)}
                      className={styles.chip}
                      aria-pressed={chosen}
                      aria-label={words.long(chip)}
                      tabIndex={chosen ? 0 : -1}
                      onClick={() => onChoose(chip)}
                      onKeyDown={(event) => press(event, chip)}
                    >
                      <span className={styles.patch} style={{ background: toHex(color), color: inkOn(color) }}>
                        {asked !== null && <IconPin {...icon} />}
                        {kept && <IconLock {...icon} />}
                        <span className={styles.share}>{words.share(chip)}</span>
                      </span>
                      {pictures.length > 1 && <PictureMark hash={from} pictures={pictures} size="small" />}
                    </button>
                  </Tooltip>
                </li>
              )
            })}
          </ul>
          <span className={styles.caption} aria-hidden>
            {id === 'asked' ? t('Your colourboard') : t(roleLabel(id))}
          </span>
        </div>
      ))}
    </div>
  )
}

const idOf = (chip: ScriptColor) => `script-${keyOfChip(chip)}`
