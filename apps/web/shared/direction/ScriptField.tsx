import type { ReadPicture } from '@toile/contract/features/generation.ts'
import { useState } from 'react'
import type { ColorScript, ScriptColor } from '@toile/craft/script/scriptSchema.ts'
import { chipGroups, keyOfChip } from './chips.ts'
import { ChipDetail } from './ChipDetail.tsx'
import { ScriptBar } from './ScriptBar.tsx'
import { useChipWords } from './useChipWords.ts'

interface ScriptFieldProps {
  script: ColorScript
  /** Those that give it; none where it is derived of what was asked for. */
  pictures: readonly ReadPicture[]
  onLeave: () => void
}

/** The colour script: its bar, and the chosen colour with what can be done with it. */
export function ScriptField({ script, pictures, onLeave }: ScriptFieldProps) {
  const groups = chipGroups(script)
  const chips = groups.flatMap((group) => group.chips)
  const words = useChipWords(chips, pictures)
  const [chosen, setChosen] = useState({ key: '', at: 0 })
  // A colour that went away leaves its place to the one that stands there now.
  const current =
    chips.find((chip) => keyOfChip(chip) === chosen.key) ??
    (chosen.key === '' ? chips.find(({ asked }) => asked === null) : undefined) ??
    chips[Math.min(chosen.at, chips.length - 1)] ??
    null
  const choose = (chip: Pick<ScriptColor, 'color' | 'asked'>) => {
    const key = keyOfChip(chip)
    const at = chips.findIndex((one) => keyOfChip(one) === key)
    setChosen({ key, at: at < 0 ? chosen.at : at })
  }
  return (
    <>
      <ScriptBar groups={groups} current={current} words={words} pictures={pictures} onChoose={choose} />
      {current && (
        <ChipDetail
          chip={current}
          words={words}
          pictures={pictures}
          onChanged={(color) => choose({ color, asked: null })}
          onLeave={onLeave}
        />
      )}
    </>
  )
}
