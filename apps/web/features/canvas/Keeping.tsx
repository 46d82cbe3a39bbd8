import { IconAlertTriangle, IconCheck, IconCloudUp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Keeping as State } from './painting/known.ts'
import { useKnown } from './painting/usePainting.ts'
import styles from './studio.module.css'

const icons = {
  saved: IconCheck,
  saving: IconCloudUp,
  full: IconAlertTriangle,
  elsewhere: IconAlertTriangle,
  unkept: IconAlertTriangle,
} satisfies Record<State, unknown>

const words: Record<State, { label: string }> = {
  saved: { label: 'Saved in this browser' },
  saving: { label: 'Saving' },
  full: {
    label: 'The browser’s store is full: nothing is lost while this page is open. Save a file, or free some room.',
  },
  elsewhere: { label: 'Open in another window, which saves it' },
  unkept: { label: 'This browser keeps nothing; save a file before you leave' },
}

/** How the painting stands against what keeps it, in words (look.md A2). */
export function Keeping() {
  const { t } = useTranslation()
  const { keeping } = useKnown()
  const Icon = icons[keeping]
  return (
    <span className={styles.saved}>
      <Icon size={15} stroke={1.6} aria-hidden />
      <span role="status">{t(words[keeping].label)}</span>
    </span>
  )
}
