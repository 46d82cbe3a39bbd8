import { Button } from '@mantine/core'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { sayRefusal } from '../../../shell/queries.ts'
import styles from './detail.module.css'
import { type OpenLook, reloadLook } from './openLooks.ts'
import type { SaveState } from './saver.ts'

const words: Record<SaveState, { label: string }> = {
  saved: { label: 'Saved' },
  saving: { label: 'Saving' },
  offline: { label: 'Offline, will save' },
  elsewhere: { label: 'Changed in another window' },
  refused: { label: 'Not saved' },
}

/** How the look stands against the server, in words; what is in the way can be mended here (look.md A2, A3). */
export function LookSaved({ look }: { look: OpenLook }) {
  const { t } = useTranslation()
  const { saver } = look
  const state = useSyncExternalStore(saver.subscribe, saver.state)
  return (
    <p className={styles.saved} data-state={state}>
      <span role="status">{t(words[state].label)}</span>
      {state === 'elsewhere' && (
        <Button size="compact-xs" variant="default" onClick={() => void reloadLook(look).catch(sayRefusal)}>
          {t('Reload')}
        </Button>
      )}
      {(state === 'refused' || state === 'offline') && (
        <Button size="compact-xs" variant="default" onClick={() => void saver.flush()}>
          {t('Try again')}
        </Button>
      )}
    </p>
  )
}
