import { IconAlertTriangle, IconCheck, IconCloudOff } from '@tabler/icons-react'
import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { SaveLine, useSaveState } from '../saving/SaveLine.tsx'
import type { OpenedProject } from './openProjects.ts'
import styles from './project.module.css'

const MeetingDialog = lazy(async () => ({ default: (await import('./meeting/MeetingDialog.tsx')).MeetingDialog }))

/** How the project stands against the server, with a sign beside the words; two versions that met are settled here. */
export function SaveWords({ opened }: { opened: OpenedProject }) {
  const { t } = useTranslation()
  const state = useSaveState(opened.saver)
  const meeting = useSyncExternalStore(opened.meetings.subscribe, opened.meetings.get)
  const [later, setLater] = useState<unknown>(null)
  return (
    <>
      <span className={styles.save} data-state={state}>
        {state === 'saved' && <IconCheck size={15} stroke={1.6} aria-hidden />}
        {state === 'offline' && <IconCloudOff size={15} stroke={1.6} aria-hidden />}
        {(state === 'elsewhere' || state === 'refused') && <IconAlertTriangle size={15} stroke={1.6} aria-hidden />}
        <SaveLine saver={opened.saver} mend={t('Merge')} onReload={() => setLater(null)} />
      </span>
      {meeting && meeting !== later && (
        <Suspense>
          <MeetingDialog meeting={meeting} onLater={() => setLater(meeting)} />
        </Suspense>
      )}
    </>
  )
}
