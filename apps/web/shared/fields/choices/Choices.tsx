import type { ReactNode } from 'react'
import styles from '../parts/parts.module.css'

export interface Choice {
  id: string
  /** Already translated. */
  name: string
  picture: ReactNode
  /** It cannot be chosen; why is said beside the choices. */
  disabled?: boolean
}

interface ChoicesProps {
  /** What is chosen, already translated. */
  name: string
  choices: readonly Choice[]
  current: string | null
  /** Least width of a picture in rem. */
  width: number
  onChoose: (id: string) => void
}

/** Pictures with their names, one of which is chosen. */
export function Choices({ name, choices, current, width, onChoose }: ChoicesProps) {
  return (
    <ul
      className={styles.choices}
      aria-label={name}
      style={{ gridTemplateColumns: `repeat(auto-fill, minmax(${width}rem, 1fr))` }}
    >
      {choices.map((choice) => (
        <li key={choice.id}>
          <button
            type="button"
            aria-pressed={choice.id === current}
            disabled={choice.disabled}
            onClick={() => onChoose(choice.id)}
          >
            {choice.picture}
            <span>{choice.name}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
