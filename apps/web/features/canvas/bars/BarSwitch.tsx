import { Checkbox } from '@mantine/core'
import '@mantine/core/styles/Checkbox.layer.css'
import styles from './bars.module.css'

interface BarSwitchProps {
  /** Already translated. */
  label: string
  on: boolean
  onTurn: (on: boolean) => void
}

/** Something that is on or off, in one line of the bar. */
export function BarSwitch({ label, on, onTurn }: BarSwitchProps) {
  return (
    <Checkbox
      className={styles.switch ?? ''}
      size="xs"
      label={label}
      checked={on}
      onChange={({ currentTarget }) => onTurn(currentTarget.checked)}
    />
  )
}
