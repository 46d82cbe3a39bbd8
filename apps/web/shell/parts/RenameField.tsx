import { limits } from '@toile/rules/limits.ts'
import { useTranslation } from 'react-i18next'

interface RenameFieldProps {
  name: string
  className?: string | undefined
  /** The new name; null where it stays as it was. */
  onName: (name: string | null) => void
}

/** The field in which a name is changed in place: Enter keeps it, Escape leaves it. */
export function RenameField({ name, className, onName }: RenameFieldProps) {
  const { t } = useTranslation()
  return (
    <input
      className={className}
      aria-label={t('Name')}
      defaultValue={name}
      maxLength={limits.nameLength}
      ref={(input) => {
        if (input && document.activeElement !== input) {
          input.focus()
          input.select()
        }
      }}
      onBlur={({ currentTarget }) => {
        const wanted = currentTarget.value.trim()
        onName(wanted && wanted !== name ? wanted : null)
      }}
      onKeyDown={(event) => {
        event.stopPropagation()
        if (event.key === 'Escape') event.currentTarget.value = name
        if (event.key === 'Enter' || event.key === 'Escape') event.currentTarget.blur()
      }}
    />
  )
}
