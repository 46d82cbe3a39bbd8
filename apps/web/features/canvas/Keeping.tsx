import { Button } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconCloudOff, IconCloudUp } from '@tabler/icons-react'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { Keeping as State } from './keeping/openSaving.ts'
import { useKnown } from './painting/usePainting.ts'
import type { Sending, Standing } from './server/openSending.ts'
import styles from './studio.module.css'

const own: Record<State, { label: string }> = {
  saved: { label: 'Saved in this browser' },
  saving: { label: 'Saving' },
  full: {
    label: 'The browser’s store is full: nothing is lost while this page is open. Save a file, or free some room.',
  },
  elsewhere: { label: 'Open in another window, which saves it' },
  unkept: { label: 'This browser keeps nothing; save a file before you leave' },
  unopened: { label: 'The painting could not be fetched whole; reload the page' },
}

const served: Record<Standing, { label: string }> = {
  saved: { label: 'Saved' },
  saving: { label: 'Saving' },
  offline: { label: 'Offline, will save' },
  elsewhere: { label: 'Changed in another window' },
  refused: { label: 'Not saved with the server; kept in this browser' },
}

const icons = {
  saved: IconCheck,
  saving: IconCloudUp,
  offline: IconCloudOff,
  full: IconAlertTriangle,
  elsewhere: IconAlertTriangle,
  unkept: IconAlertTriangle,
  unopened: IconAlertTriangle,
  refused: IconAlertTriangle,
} satisfies Record<State | Standing, unknown>

/** How the painting stands against what keeps it, in words (look.md A2). */
export function Keeping({ sent }: { sent: Sending | null }) {
  return sent ? <WithServer sent={sent} /> : <InBrowser />
}

function InBrowser() {
  const { t } = useTranslation()
  const { keeping } = useKnown()
  const Icon = icons[keeping]
  return (
    <span className={styles.saved}>
      <Icon size={15} stroke={1.6} aria-hidden />
      <span role="status">{t(own[keeping].label)}</span>
    </span>
  )
}

function WithServer({ sent }: { sent: Sending }) {
  const { t } = useTranslation()
  const { keeping, base } = useKnown()
  const { standing, says } = useSyncExternalStore(sent.subscribe, sent.get)
  if (keeping === 'full' || keeping === 'elsewhere' || keeping === 'unkept' || keeping === 'unopened')
    return <InBrowser />
  const state = standing === 'saved' && (keeping === 'saving' || base?.changed) ? 'saving' : standing
  const Icon = icons[state]
  return (
    <span className={styles.saved}>
      <Icon size={15} stroke={1.6} aria-hidden />
      <span role="status" title={says || undefined}>
        {t(served[state].label)}
      </span>
      {(state === 'offline' || state === 'refused') && (
        <Button size="compact-xs" variant="default" onClick={sent.again}>
          {t('Try again')}
        </Button>
      )}
      {state === 'elsewhere' && (
        <>
          <Button size="compact-xs" variant="default" onClick={sent.keepMine}>
            {t('Keep what is here')}
          </Button>
          <Button size="compact-xs" variant="default" onClick={sent.takeTheirs}>
            {t('Open the other')}
          </Button>
        </>
      )}
    </span>
  )
}
