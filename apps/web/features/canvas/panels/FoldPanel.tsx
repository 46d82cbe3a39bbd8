import { IconChevronDown } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { desk } from '../tools/paintersDesk.ts'
import { useDesk } from '../tools/useDesk.ts'
import styles from './panels.module.css'

interface FoldPanelProps {
  /** By which the desk remembers that it is folded. */
  id: string
  /** Already translated. */
  title: string
  count?: string
  actions?: ReactNode
  children: ReactNode
}

/** A panel at the side of the sheet that folds to its title. */
export function FoldPanel({ id, title, count, actions, children }: FoldPanelProps) {
  const { folded } = useDesk()
  const body = useId()
  const open = !folded.includes(id)
  const turn = () => desk.set({ folded: open ? [...folded, id] : folded.filter((one) => one !== id) })
  return (
    <section className={styles.panel} aria-labelledby={`${body}-title`}>
      <div className={styles.head}>
        <h2 id={`${body}-title`}>
          <button type="button" aria-expanded={open} aria-controls={body} onClick={turn}>
            <IconChevronDown size={14} stroke={1.6} aria-hidden />
            {title}
            {count && <span>{count}</span>}
          </button>
        </h2>
        {open && actions}
      </div>
      <div id={body} className={styles.body} hidden={!open}>
        {open && children}
      </div>
    </section>
  )
}
