import { limits } from '@toile/fashion/limits.ts'
import { useTranslation } from 'react-i18next'
import styles from './library.module.css'

interface EntryNameProps {
  name: string
  naming: boolean
  onNaming: (naming: boolean) => void
  onName: (name: string) => void
}

/** A name that is changed in place: F2, Enter or a double click; Escape leaves it. */
export function EntryName({ name, naming, onNaming, onName }: EntryNameProps) {
  const { t } = useTranslation()
  if (!naming)
    return (
      <button
        type="button"
        className={styles.name}
        title={name}
        aria-label={t('{{name}}, rename', { name })}
        onDoubleClick={() => onNaming(true)}
        onClick={({ detail }) => detail === 0 && onNaming(true)}
        onKeyDown={({ key }) => key === 'F2' && onNaming(true)}
      >
        {name}
      </button>
    )
  return (
    <input
      className={styles.naming}
      aria-label={t('Name')}
      defaultValue={name}
      maxLength={limits.nameLength}
      ref={(input) => {
        if (input && document.activeElement !== input) input.select()
      }}
      onBlur={({ currentTarget }) => onName(currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') event.currentTarget.value = name
        if (event.key === 'Enter' || event.key === 'Escape') event.currentTarget.blur()
      }}
    />
  )
}
