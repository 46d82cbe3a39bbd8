import type { Side } from '@toile/rules/merging/conflict.ts'
import type { Conflict } from '@toile/studio/projects/merge/conflict.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import type { ReactNode } from 'react'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { boardNames } from '../../../shell/parts/boardNames.ts'
import { SideChoice } from '../../saving/meeting/SideChoice.tsx'
import { ItemFace } from './ItemFace.tsx'
import { settingNames, settingValue } from './settingWords.ts'

interface ConflictChoiceProps {
  conflict: Conflict
  mine: Project
  theirs: Project
  onChoose: (side: Side) => void
}

/** One thing of a project that both windows changed differently, and whose change holds. */
export function ConflictChoice({ conflict, mine, theirs, onChoose }: ConflictChoiceProps) {
  const { t } = useTranslation()
  const of = { mine, theirs }
  const shown = (side: Side): ReactNode => {
    if (side === 'both') return t('Keep one beside the other')
    if (conflict.kind === 'setting') {
      const value = settingValue(of[side], conflict.setting)
      return value === null ? null : t(value)
    }
    if (conflict.kind !== 'item') return null
    if (conflict.removedBy === side) return t('Removed')
    return <ItemFace project={of[side]} list={conflict.list} id={conflict.id} />
  }
  return <SideChoice asked={conflict} name={titleOf(conflict, t)} shown={shown} onChoose={onChoose} />
}

function titleOf(conflict: Conflict, t: TFunction): string {
  if (conflict.kind === 'setting') return t(settingNames[conflict.setting]?.label ?? conflict.setting)
  if (conflict.kind === 'layout') return t('Layout of the moodboard')
  const board = t(boardNames[conflict.list].label)
  return conflict.kind === 'order' ? t('{{board}}: order', { board }) : board
}
