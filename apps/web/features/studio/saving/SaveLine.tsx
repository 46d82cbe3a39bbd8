import { Button } from '@mantine/core'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { Saver, SaveState } from './saver.ts'

const words: Record<SaveState, { label: string }> = {
  saved: { label: 'Saved' },
  saving: { label: 'Saving' },
  offline: { label: 'Offline, will save' },
  elsewhere: { label: 'Changed in another window' },
  refused: { label: 'Not saved' },
}

type Watched = Pick<Saver<never>, 'subscribe' | 'state' | 'flush'>

/** How a document stands against the server. */
export const useSaveState = (saver: Watched): SaveState => useSyncExternalStore(saver.subscribe, saver.state)

/** How a document stands against the server, in words; what is in the way can be mended here (look.md A2, A3). */
export function SaveLine({ saver, onReload, mend }: { saver: Watched; onReload: () => void; mend?: string }) {
  const { t } = useTranslation()
  const state = useSaveState(saver)
  return (
    <>
      <span role="status">{t(words[state].label)}</span>
      {state === 'elsewhere' && (
        <Button size="compact-xs" variant="default" onClick={onReload}>
          {mend ?? t('Reload')}
        </Button>
      )}
      {(state === 'refused' || state === 'offline') && (
        <Button size="compact-xs" variant="default" onClick={() => void saver.flush()}>
          {t('Try again')}
        </Button>
      )}
    </>
  )
}
