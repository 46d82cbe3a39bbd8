import type { TablerIcon } from '@tabler/icons-react'
import { IconButton } from '../../../shell/parts/IconButton.tsx'
import styles from './bars.module.css'

interface BarChoiceProps<Id extends string> {
  /** What is chosen, already translated. */
  name: string
  value: Id
  options: readonly { id: Id; label: string; Icon: TablerIcon }[]
  onChoose: (id: Id) => void
}

/** One of several in the bar, each a sign with its name. */
export function BarChoice<Id extends string>({ name, value, options, onChoose }: BarChoiceProps<Id>) {
  return (
    <div className={styles.choice} role="group" aria-label={name}>
      {options.map(({ id, label, Icon }) => (
        <IconButton key={id} name={label} size={34} aria-pressed={id === value} onClick={() => onChoose(id)}>
          <Icon size={18} stroke={1.4} />
        </IconButton>
      ))}
    </div>
  )
}
