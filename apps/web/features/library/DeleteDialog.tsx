import { Button, Group } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useEntry } from '../../shared/library/entries.ts'
import { Dialog } from '../../shell/parts/Dialog.tsx'
import type { Used } from './findUsed.ts'
import styles from './library.module.css'

const boards: Readonly<Record<string, { label: string }>> = {
  mood: { label: 'Moodboard' },
  print: { label: 'Prints' },
  sketch: { label: 'Sketches' },
  marketing: { label: 'Marketing sketches' },
}

interface DeleteDialogProps {
  count: number
  used: readonly Used[]
  onDelete: () => void
  onClose: () => void
}

/** Tells where the chosen pictures are used before they are deleted (look.md, group B 30). */
export function DeleteDialog({ count, used, onDelete, onClose }: DeleteDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog title={t('{{count}} of these pictures are used', { count: used.length })} onClose={onClose}>
      <p className={styles.says}>{t('They stay where they are used; only the library lets go of them.')}</p>
      <ul className={styles.used} aria-label={t('Used in')}>
        {used.map((one) => (
          <UsedLine key={one.id} used={one} />
        ))}
      </ul>
      <Group justify="flex-end" gap="xs" mt="md">
        <Button variant="default" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button
          data-autofocus
          onClick={() => {
            onClose()
            onDelete()
          }}
        >
          {t('Delete {{count}} anyway', { count })}
        </Button>
      </Group>
    </Dialog>
  )
}

function UsedLine({ used: { id, uses } }: { used: Used }) {
  const { t } = useTranslation()
  const entry = useEntry(id)
  return (
    <li>
      {entry?.picture ? <img src={entry.picture.thumbnails.small} alt="" /> : <span />}
      <b>{entry?.name}</b>
      <ul>
        {uses.map((use) => {
          const board = use.board ? t(boards[use.board]?.label ?? use.board) : null
          const made = use.kind === 'element' ? t('{{name}}, made of it', { name: use.name }) : use.name
          const words = board ? t('{{name}}, {{board}}', { name: use.name, board }) : made
          return (
            <li key={`${use.kind}${use.id}${use.board}`}>
              {use.kind === 'project' ? (
                <Link to="/home/tools" search={{ project: use.id }}>
                  {words}
                </Link>
              ) : (
                words
              )}
            </li>
          )
        })}
      </ul>
    </li>
  )
}
