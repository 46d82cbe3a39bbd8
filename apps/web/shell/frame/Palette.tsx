import { Kbd } from '@mantine/core'
import { useId, useRef, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../parts/Dialog.tsx'
import { type Action, actions } from '../actions/action.ts'
import styles from '../actions/actions.module.css'
import { keyNames, onMac } from '../actions/keys.ts'
import { findActions } from '../actions/findActions.ts'

/** The command palette: type part of a name, choose with the arrows, Enter runs it. */
export function Palette({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Dialog title={t('Commands')} onClose={onClose} bare>
      <PaletteList onClose={onClose} />
    </Dialog>
  )
}

function PaletteList({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  const all = useSyncExternalStore(actions.subscribe, actions.get)
  const nameOf = (action: Action) => action.ownName ?? t(action.label)
  const found = findActions(
    all.filter(({ id }) => id !== 'palette'),
    text,
    (action) => `${nameOf(action)} ${action.label} ${t(action.group)}`,
  )
  const run = (action: Action | undefined) => {
    if (!action) return
    onClose()
    action.run()
  }
  const move = (to: number) => {
    const next = (to + found.length) % Math.max(found.length, 1)
    setAt(next)
    list.current?.children[next]?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <div className={styles.palette}>
      <input
        className={styles.search}
        role="combobox"
        aria-expanded="true"
        aria-controls={`${id}list`}
        aria-activedescendant={found[at] ? `${id}${at}` : undefined}
        aria-label={t('Go to a screen or run a command')}
        placeholder={t('Go to a screen or run a command')}
        data-autofocus
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setAt(0)
        }}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown') move(at + 1)
          else if (event.key === 'ArrowUp') move(at - 1)
          else if (event.key === 'Enter') run(found[at])
          else return
          event.preventDefault()
        }}
      />
      <ul className={styles.list} id={`${id}list`} role="listbox" aria-label={t('Commands')} ref={list}>
        {found.map((action, index) => (
          <li
            key={action.id}
            id={`${id}${index}`}
            role="option"
            aria-selected={index === at}
            onPointerMove={() => setAt(index)}
            onClick={() => run(action)}
          >
            <span>{nameOf(action)}</span>
            <span className={styles.hint}>{t(action.group)}</span>
            {action.keys && <Kbd>{keyNames(action.keys, onMac()).join(' ')}</Kbd>}
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className={styles.none}>{t('Nothing is called that. Try a shorter word.')}</p>}
    </div>
  )
}
