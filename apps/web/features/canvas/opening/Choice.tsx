import { SegmentedControl } from '@mantine/core'
import '@mantine/core/styles/SegmentedControl.layer.css'
import { useTranslation } from 'react-i18next'

interface ChoiceProps<Id extends string> {
  /** Already translated. */
  name: string
  options: readonly { id: Id; label: string }[]
  value: Id
  onChange: (id: Id) => void
}

/** One of a few, all of which are seen. */
export function Choice<Id extends string>({ name, options, value, onChange }: ChoiceProps<Id>) {
  const { t } = useTranslation()
  return (
    <div role="group" aria-label={name}>
      <SegmentedControl
        fullWidth
        aria-label={name}
        value={value}
        data={options.map(({ id, label }) => ({ value: id, label: t(label) }))}
        onChange={onChange}
      />
    </div>
  )
}
