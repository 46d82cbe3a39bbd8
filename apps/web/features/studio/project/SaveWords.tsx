import { Button } from '@mantine/core'
import { IconCheck, IconCloudOff, IconAlertTriangle } from '@tabler/icons-react'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { SaveState } from '../detail/saver.ts'
import { type OpenedProject, reloadProject } from './openProjects.ts'
import styles from './project.module.css'

const words: Record<SaveState, { label: string }> = {
  saved: { label: 'Saved' },
  saving: { label: 'Saving' },
  offline: { label: 'Offline, will save' },
  elsewhere: { label: 'Changed in another window' },
  refused: { label: 'Not saved' },
}

/** How the project stands against the server, in words; what is in the way can be mended here. */
export function SaveWords({ opened }: { opened: OpenedProject }) {
  const { t } = useTranslation()
  const { saver } = opened
  const state = useSyncExternalStore(saver.subscribe, saver.state)
  return (
    <span className={styles.save} data-state={state}>
      {state === 'saved' && <IconCheck size={15} stroke={1.6} aria-hidden />}
      {state === 'offline' && <IconCloudOff size={15} stroke={1.6} aria-hidden />}
      {(state === 'elsewhere' || state === 'refused') && <IconAlertTriangle size={15} stroke={1.6} aria-hidden />}
      <span role="status">{t(words[state].label)}</span>
      {state === 'elsewhere' && (
        <Button size="compact-xs" variant="default" onClick={() => void reloadProject(opened)}>
          {t('Reload')}
        </Button>
      )}
      {(state === 'refused' || state === 'offline') && (
        <Button size="compact-xs" variant="default" onClick={() => void saver.flush()}>
          {t('Try again')}
        </Button>
      )}
    </span>
  )
}
