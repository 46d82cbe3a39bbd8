import { Menu } from '@mantine/core'
import { type PatternEntry, patterns } from '@toile/contract/features/patterns.ts'
import { IconDots } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listOf } from '../../../languages/listOf.ts'
import { useSend } from '../../../shell/calls/useCall.ts'
import { IconButton } from '../../../shell/parts/IconButton.tsx'
import { RenameField } from '../../../shell/parts/RenameField.tsx'
import { toasts } from '../../../shell/toasts/toasts.ts'
import styles from '../patterns.module.css'

const makesOld = [patterns.list, patterns.open]

/** A pattern that there is: opened, renamed, duplicated, put into the bin and brought back. */
export function PatternLine({ entry, onOpen }: { entry: PatternEntry; onOpen: () => void }) {
  const { t } = useTranslation()
  const { id, name, sizes } = entry
  const [renaming, setRenaming] = useState(false)
  const rename = useSend(patterns.rename, { makesOld })
  const remove = useSend(patterns.remove, { makesOld })
  const restore = useSend(patterns.restore, { makesOld })
  const duplicate = useSend(patterns.duplicate, { makesOld })
  return (
    <li>
      {renaming ? (
        <RenameField
          name={name}
          className={styles.renaming}
          onName={(next) => {
            setRenaming(false)
            if (next) rename.send({ id, name: next })
          }}
        />
      ) : (
        <button type="button" className={styles.open} onClick={onOpen}>
          <b>{name}</b>
          <small>{listOf(sizes)}</small>
        </button>
      )}
      {/* Where it is renamed, its field has the keyboard, until it is named. */}
      <Menu returnFocus={!renaming}>
        <Menu.Target>
          <IconButton name={t('More for {{name}}', { name })}>
            <IconDots size={18} stroke={1.4} />
          </IconButton>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => setRenaming(true)}>{t('Rename')}</Menu.Item>
          <Menu.Item onClick={() => duplicate.send({ id })}>{t('Duplicate')}</Menu.Item>
          <Menu.Item
            color="danger"
            onClick={() =>
              void remove
                .sendAsync({ id })
                .then(() =>
                  toasts.done(t('{{name}} is in the bin', { name }), {
                    label: t('Undo'),
                    run: () => restore.send({ id }),
                  }),
                )
                .catch(() => {})
            }
          >
            {t('Delete')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </li>
  )
}
