import { sayRefusal } from '../../../shell/queries.ts'
import { SaveLine, useSaveState } from '../saving/SaveLine.tsx'
import styles from './detail.module.css'
import { type OpenLook, reloadLook } from './openLooks.ts'

/** How the look stands against the server. */
export function LookSaved({ look }: { look: OpenLook }) {
  return (
    <p className={styles.saved} data-state={useSaveState(look.saver)}>
      <SaveLine saver={look.saver} onReload={() => void reloadLook(look).catch(sayRefusal)} />
    </p>
  )
}
