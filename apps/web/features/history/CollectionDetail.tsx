import { Button, Checkbox, Menu } from '@mantine/core'
import '@mantine/core/styles/Checkbox.layer.css'
import type { HistoryEntry } from '@toile/contract/features/history.ts'
import { useNavigate } from '@tanstack/react-router'
import { IconArrowUpRight, IconCopy, IconDownload, IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../shell/parts/IconButton.tsx'
import { counted } from './counted.ts'
import { Covers } from './Covers.tsx'
import { stampOf } from './days.ts'
import { StateForGoodDialog } from './StateForGoodDialog.tsx'
import styles from './history.module.css'
import { RenameField } from '../../shell/parts/RenameField.tsx'
import { StatesList } from './StatesList.tsx'
import type { HistoryMoves } from './useHistoryMoves.ts'

interface CollectionDetailProps {
  entry: HistoryEntry
  moves: HistoryMoves
  onCompare: (state: string) => void
}

/** One collection beside the list: what it holds, what can be done with it, and how it stood before. */
export function CollectionDetail({ entry, moves, onCompare }: CollectionDetailProps) {
  const { t } = useTranslation()
  const [naming, setNaming] = useState(false)
  const { name, covers, counts, createdAt, updatedAt, deletedAt } = entry
  return (
    <div className={styles.detail}>
      <div className={styles.detailCovers}>
        <Covers covers={covers} />
      </div>
      <div className={styles.detailName}>
        {naming ? (
          <RenameField
            className={styles.naming}
            name={name}
            onName={(wanted) => {
              setNaming(false)
              if (wanted) moves.rename(entry, wanted)
            }}
          />
        ) : (
          <h2>{name}</h2>
        )}
        {!naming && deletedAt === null && (
          <IconButton name={t('Rename {{name}}', { name })} keys="F2" onClick={() => setNaming(true)}>
            <IconPencil size={17} stroke={1.4} />
          </IconButton>
        )}
      </div>
      <p className={styles.quiet}>{counted(t, counts)}</p>
      <dl className={styles.facts}>
        <dt>{t('Begun')}</dt>
        <dd>{stampOf(createdAt)}</dd>
        <dt>{t('Changed')}</dt>
        <dd>{stampOf(updatedAt)}</dd>
        {deletedAt && (
          <>
            <dt>{t('Deleted')}</dt>
            <dd>{stampOf(deletedAt)}</dd>
          </>
        )}
      </dl>
      {deletedAt === null ? <Deeds entry={entry} moves={moves} /> : <BinDeeds entry={entry} moves={moves} />}
      {deletedAt === null && (
        <StatesList
          projectId={entry.id}
          busy={moves.busy}
          onCompare={onCompare}
          onRetrieve={(state) => moves.retrieve(entry.id, state)}
        />
      )}
    </div>
  )
}

function Deeds({ entry, moves }: { entry: HistoryEntry; moves: HistoryMoves }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [withStates, setWithStates] = useState(false)
  const { id, name } = entry
  return (
    <div className={styles.deeds}>
      <Button
        leftSection={<IconArrowUpRight size={17} stroke={1.5} aria-hidden />}
        onClick={() => void navigate({ to: '/home/tools', search: { project: id } })}
      >
        {t('Open the collection')}
      </Button>
      <IconButton
        variant="default"
        name={t('Duplicate {{name}}', { name })}
        disabled={moves.busy}
        onClick={() => moves.duplicate(entry)}
      >
        <IconCopy size={18} stroke={1.4} />
      </IconButton>
      <Menu position="bottom-end" closeOnItemClick={false}>
        <Menu.Target>
          <IconButton variant="default" name={t('Save {{name}} as a file', { name })}>
            <IconDownload size={18} stroke={1.4} />
          </IconButton>
        </Menu.Target>
        <Menu.Dropdown className={styles.exportMenu}>
          <p>{t('One file with boards, looks and pictures, to open in another account or studio.')}</p>
          <Checkbox
            label={t('With its earlier states')}
            checked={withStates}
            onChange={({ currentTarget }) => setWithStates(currentTarget.checked)}
          />
          <Button onClick={() => moves.exportFile(entry, withStates)}>{t('Save the .toile file')}</Button>
        </Menu.Dropdown>
      </Menu>
      <IconButton
        variant="default"
        name={t('Delete {{name}}', { name })}
        disabled={moves.busy}
        onClick={() => moves.remove(entry)}
      >
        <IconTrash size={18} stroke={1.4} />
      </IconButton>
    </div>
  )
}

function BinDeeds({ entry, moves }: { entry: HistoryEntry; moves: HistoryMoves }) {
  const { t } = useTranslation()
  const [asking, setAsking] = useState(false)
  return (
    <div className={styles.deeds}>
      <Button disabled={moves.busy} onClick={() => moves.restore(entry)}>
        {t('Restore')}
      </Button>
      <Button color="danger" disabled={moves.busy} onClick={() => setAsking(true)}>
        {t('Delete for good')}
      </Button>
      {asking && (
        <StateForGoodDialog
          name={entry.name}
          onClose={() => setAsking(false)}
          onSure={() => {
            setAsking(false)
            moves.deleteForGood(entry)
          }}
        />
      )}
    </div>
  )
}
