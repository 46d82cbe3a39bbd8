import { IconCheck, IconCloudOff, IconAlertTriangle } from '@tabler/icons-react'
import { sayRefusal } from '../../../shell/queries.ts'
import { SaveLine, useSaveState } from '../saving/SaveLine.tsx'
import { type OpenedProject, reloadProject } from './openProjects.ts'
import styles from './project.module.css'

/** How the project stands against the server, with a sign beside the words. */
export function SaveWords({ opened }: { opened: OpenedProject }) {
  const state = useSaveState(opened.saver)
  return (
    <span className={styles.save} data-state={state}>
      {state === 'saved' && <IconCheck size={15} stroke={1.6} aria-hidden />}
      {state === 'offline' && <IconCloudOff size={15} stroke={1.6} aria-hidden />}
      {(state === 'elsewhere' || state === 'refused') && <IconAlertTriangle size={15} stroke={1.6} aria-hidden />}
      <SaveLine saver={opened.saver} onReload={() => void reloadProject(opened).catch(sayRefusal)} />
    </span>
  )
}
