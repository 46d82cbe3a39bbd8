import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './settings.module.css'

interface ChoiceCardsProps {
  /** Already translated. */
  name: string
  value: string
  choices: readonly { id: string; label: string; says?: { label: string } }[]
  onChoose: (id: string) => void
}

/** A choice of a few, each said whole: native radio buttons on cards. */
export function ChoiceCards({ name, value, choices, onChoose }: ChoiceCardsProps) {
  const { t } = useTranslation()
  const group = useId()
  return (
    <fieldset className={styles.cards} data-few={choices.length}>
      <legend>{name}</legend>
      {choices.map(({ id, label, says }) => (
        <label key={id}>
          <input type="radio" name={group} value={id} checked={value === id} onChange={() => onChoose(id)} />
          <b>{t(label)}</b>
          {says && <span>{t(says.label)}</span>}
        </label>
      ))}
    </fieldset>
  )
}
