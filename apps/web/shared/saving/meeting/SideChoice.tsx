import type { Asked, Side } from '@toile/rules/merging/conflict.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './meeting.module.css'

const sideNames: Record<Side, { label: string }> = {
  mine: { label: 'This window' },
  theirs: { label: 'The other window' },
  both: { label: 'Both' },
}

interface SideChoiceProps {
  asked: Asked
  /** What is asked about, already translated. */
  name: string
  shown: (side: Side) => ReactNode
  onChoose: (side: Side) => void
}

/** One thing that both windows changed differently, and whose change holds. */
export function SideChoice({ asked, name, shown, onChoose }: SideChoiceProps) {
  const { t } = useTranslation()
  return (
    <fieldset className={styles.conflict}>
      <legend>{name}</legend>
      {asked.sides.map((side) => (
        <label key={side}>
          <input type="radio" name={asked.key} checked={asked.chosen === side} onChange={() => onChoose(side)} />
          <b>{t(sideNames[side].label)}</b>
          <span>{shown(side)}</span>
        </label>
      ))}
    </fieldset>
  )
}
