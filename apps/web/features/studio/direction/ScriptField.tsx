import { useState } from 'react'
import type { ScriptColor } from '@toile/fashion/script/scriptSchema.ts'
import { chipGroups, keyOfChip } from './chips.ts'
import { ChipDetail } from './ChipDetail.tsx'
import { ScriptBar } from './ScriptBar.tsx'
import type { Direction } from './useDirection.ts'

interface ScriptFieldProps {
  direction: Direction
  onLeave: () => void
}

/** The colour script: its bar, and the chosen colour with what can be done with it. */
export function ScriptField({ direction, onLeave }: ScriptFieldProps) {
  const groups = chipGroups(direction.now.script)
  const chips = groups.flatMap((group) => group.chips)
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
      <ScriptBar groups={groups} current={current} pictures={direction.pictures} onChoose={choose} />
      {current && (
        <ChipDetail
          chip={current}
          pictures={direction.pictures}
          onChanged={(color) => choose({ color, asked: null })}
          onLeave={onLeave}
        />
      )}
    </>
  )
}
