import { Button, Progress, Select, Switch, TextInput } from '@mantine/core'
import '@mantine/core/styles/Switch.layer.css'
import { isUnedited } from '@toile/studio/uploads/pictureEdit.ts'
import { limits } from '@toile/rules/limits.ts'
import type { UploadUse } from '@toile/studio/uploads/uploadUse.ts'
import { IconCheck, IconCrop, IconReload, IconRotateClockwise, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../shell/parts/IconButton.tsx'
import { DuplicateQuestion } from '../DuplicateQuestion.tsx'
import type { UploadEntry } from '../uploadLine.ts'
import { quarterTurn } from './cropFrame.ts'
import styles from './dialog.module.css'
import { EditedThumb } from './EditedThumb.tsx'
import type { Category } from './category.ts'
import type { UploadItem, UploadSession } from './uploadSession.ts'

interface UploadCardProps {
  item: UploadItem
  /** Its way to the server, while it is on it. */
  entry: UploadEntry<UploadUse> | undefined
  session: UploadSession
  categories: readonly Category[]
  named: boolean
  onCrop: () => void
}

/** One chosen file: how it will look, its name and category, and how far it is. */
export function UploadCard({ item, entry, session, categories, named, onCrop }: UploadCardProps) {
  const { t } = useTranslation()
  const { id, file, edit, cutOut, name, category, guessed, stored } = item
  const refused = entry?.state === 'refused'
  return (
    <li className={styles.card} data-state={entry?.state ?? 'ready'}>
      <EditedThumb file={file} edit={edit} name={file.name} />
      <div className={styles.fields}>
        <span className={styles.file}>{file.name}</span>
        {refused ? <Refused entry={entry} session={session} /> : <Way entry={entry} ready={stored !== null} />}
        {!refused && !entry?.duplicate && (
          <div className={styles.row}>
            {named && (
              <TextInput
                aria-label={t('Name of {{name}}', { name: file.name })}
                value={name}
                maxLength={limits.nameLength}
                onChange={({ currentTarget }) => session.change(id, { name: currentTarget.value })}
              />
            )}
            {categories.length > 0 && (
              <Select
                aria-label={t('Category of {{name}}', { name: file.name })}
                placeholder={stored ? t('Category') : t('Looking for the category')}
                value={category || null}
                data={[...categories]}
                clearable
                searchable={categories.length > 8}
                description={guessed ? t('Recognised; change it if it is wrong') : undefined}
                onChange={(value) => session.change(id, { category: value ?? '', guessed: false })}
              />
            )}
            <Switch
              label={t('Remove background')}
              checked={cutOut}
              onChange={({ currentTarget }) => session.change(id, { cutOut: currentTarget.checked })}
            />
          </div>
        )}
      </div>
      <div className={styles.acts}>
        {!refused && (
          <>
            <IconButton
              name={t('Crop {{name}}', { name: file.name })}
              data-on={!isUnedited(edit) || undefined}
              onClick={onCrop}
            >
              <IconCrop size={18} stroke={1.4} />
            </IconButton>
            <IconButton
              name={t('Rotate {{name}} right', { name: file.name })}
              onClick={() => session.change(id, { edit: quarterTurn(edit, true) })}
            >
              <IconRotateClockwise size={18} stroke={1.4} />
            </IconButton>
          </>
        )}
        <IconButton name={t('Leave {{name}} out', { name: file.name })} onClick={() => session.remove(id)}>
          <IconX size={18} stroke={1.4} />
        </IconButton>
      </div>
      {entry?.duplicate && (
        <div className={styles.asks}>
          <DuplicateQuestion
            name={file.name}
            file={file}
            duplicate={entry.duplicate}
            open={
              session.line.get().filter(({ go, state }) => go === entry.go && state !== 'refused' && state !== 'left')
                .length
            }
            onChoice={(choice, forAll) => session.line.answer(id, choice, forAll)}
          />
        </div>
      )}
    </li>
  )
}

function Way({ entry, ready }: { entry: UploadEntry<UploadUse> | undefined; ready: boolean }) {
  const { t } = useTranslation()
  if (ready)
    return (
      <span className={styles.ready}>
        <IconCheck size={15} stroke={1.6} aria-hidden /> {t('Stored')}
      </span>
    )
  if (!entry || entry.state === 'asks') return null
  return (
    <>
      <Progress
        size={3}
        value={Math.max(3, entry.progress * 100)}
        aria-label={t('Uploading {{name}}', { name: entry.name })}
      />
      {entry.offline && (
        <span className={styles.offline} role="status">
          {t('Waiting for the connection; it goes on by itself')}
        </span>
      )}
    </>
  )
}

function Refused({ entry, session }: { entry: UploadEntry<UploadUse>; session: UploadSession }) {
  const { t } = useTranslation()
  return (
    <span className={styles.why} role="alert">
      {entry.why || t('The upload failed. Nothing was stored; please try again')}
      {entry.again && (
        <Button
          size="compact-sm"
          variant="subtle"
          leftSection={<IconReload size={15} stroke={1.5} aria-hidden />}
          onClick={() => session.line.again(entry.id)}
        >
          {t('Try again')}
        </Button>
      )}
    </span>
  )
}
