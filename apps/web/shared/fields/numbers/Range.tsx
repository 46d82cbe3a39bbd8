import styles from './range.module.css'

interface RangeProps {
  /** Read out, already translated. */
  name: string
  least: number
  most: number
  step: number
  value: number
  /** How the value is read out, where the bare number would mislead. */
  says?: string
  onChange: (value: number) => void
}

/** A slider: the browser's own, so that keys, touch and readers work as people know them. */
export function Range({ name, least, most, step, value, says, onChange }: RangeProps) {
  const share = most > least ? ((Math.max(least, Math.min(most, value)) - least) / (most - least)) * 100 : 0
  return (
    <input
      type="range"
      className={styles.range}
      aria-label={name}
      aria-valuetext={says}
      min={least}
      max={most}
      step={step}
      value={value}
      style={{ backgroundSize: `${share}% 3px, 100% 3px` }}
      onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
    />
  )
}
