import { Kbd } from '@mantine/core'
import { Fragment, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../parts/Dialog.tsx'
import { actions } from '../actions/action.ts'
import { keyNames, onMac } from '../actions/keys.ts'
import styles from '../actions/actions.module.css'

/** The sheet of every key that works on this screen. */
export function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const all = useSyncExternalStore(actions.subscribe, actions.get)
  const withKeys = all.filter(({ keys }) => keys)
  const groups = [...new Set(withKeys.map(({ group }) => group))]
  return (
    <Dialog title={t('Keyboard shortcuts')} onClose={onClose}>
      {groups.map((group) => (
        <section key={group} className={styles.group}>
          <h3>{t(group)}</h3>
          <dl className={styles.keys}>
            {withKeys
              .filter((action) => action.group === group)
              .map(({ id, label, keys }) => (
                <Fragment key={id}>
                  <dt>{t(label)}</dt>
                  <dd>
                    {keyNames(keys ?? '', onMac()).map((key) => (
                      <Kbd key={key}>{key}</Kbd>
                    ))}
                  </dd>
                </Fragment>
              ))}
          </dl>
        </section>
      ))}
    </Dialog>
  )
}
