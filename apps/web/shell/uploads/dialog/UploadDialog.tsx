import { Button, Loader, TagsInput } from '@mantine/core'
import '@mantine/core/styles/Pill.layer.css'
import '@mantine/core/styles/PillsInput.layer.css'
import { files as calls } from '@toile/contract/features/files.ts'
import { limits, uploadLimit } from '@toile/fashion/limits.ts'
import { mostTogether, type UploadUse } from '@toile/fashion/uploads/uploadUse.ts'
import { lazy, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { language } from '../../../languages/index.ts'
import { Dialog } from '../../parts/Dialog.tsx'
import { sayRefusal } from '../../queries.ts'
import { useCall } from '../../useCall.ts'
import { megabytes } from '../judgeFile.ts'
import { UploadButton } from '../UploadButton.tsx'
import styles from './dialog.module.css'
import { openServerSession } from './openServerSession.ts'
import { UploadCard } from './UploadCard.tsx'
import type { Added } from './uploadSession.ts'
import { useFilesDropped } from './useFilesDropped.ts'

const CropPane = lazy(async () => ({ default: (await import('./CropPane.tsx')).CropPane }))

/** A category to choose; already translated. */
export interface Category {
  value: string
  label: string
}

export interface UploadDialogProps {
  /** Already translated. */
  title: string
  use: UploadUse
  /** What was chosen already. */
  files: readonly File[]
  /** How many the place still holds. */
  room?: number
  categories?: readonly Category[]
  /** Whether files get names, and tags, of their own. */
  named?: boolean
  onAdded: (added: Added & { tags: string[] }) => void
  onClose: () => void
}

/** Files are sent while they are cropped, turned and put into categories, and added when all is right. */
export function UploadDialog(props: UploadDialogProps) {
  const { title, use, files, room = Infinity, categories = [], named = false, onAdded, onClose } = props
  const { t } = useTranslation()
  const known = useRef(categories)
  useEffect(() => {
    known.current = categories
  })
  const [session] = useState(() => openServerSession(use, () => known.current.map(({ value }) => value)))
  const items = useSyncExternalStore(session.subscribe, session.get)
  const entries = useSyncExternalStore(session.line.subscribe, session.line.get)
  const { data: trial } = useCall(calls.uploadRoom, {}, { saidByScreen: true, fresh: 0 })
  const [left, setLeft] = useState<readonly string[]>([])
  const [cropping, setCropping] = useState<string | null>(null)
  const [tags, setTags] = useState<string[]>([])
  const [busy, setBusy] = useState(false)
  const most = Math.min(mostTogether(use), room)

  const take = (chosen: readonly File[]) => {
    const fits = Math.max(0, most - session.get().length)
    session.add(chosen.slice(0, fits))
    setLeft(chosen.slice(fits).map(({ name }) => name))
  }
  const begin = () => {
    if (session.get().length === 0 && files.length > 0) take(files)
    return () => session.close()
  }
  // The files chosen before it opened are taken once.
  useEffect(begin, [session])
  const dropped = useFilesDropped(take)

  const ready = items.filter(({ stored }) => stored).length
  const asking = entries.filter(({ state }) => state === 'asks').length
  const sending = entries.some(({ state }) => state !== 'refused')
  const finish = async () => {
    setBusy(true)
    try {
      await session.finish((added) => onAdded({ ...added, tags }))
      if (session.get().length === 0) onClose()
    } catch (error) {
      sayRefusal(error)
    } finally {
      setBusy(false)
    }
  }
  const cropped = items.find(({ id }) => id === cropping)
  if (cropped)
    return (
      <Dialog title={t('Crop {{name}}', { name: cropped.file.name })} size="large" onClose={() => setCropping(null)}>
        <Suspense fallback={<Loader />}>
          <CropPane
            file={cropped.file}
            name={cropped.file.name}
            edit={cropped.edit}
            onChange={(edit) => session.change(cropped.id, { edit })}
            onDone={() => setCropping(null)}
          />
        </Suspense>
      </Dialog>
    )
  return (
    <Dialog title={title} size="large" onClose={onClose}>
      <div className={styles.upload} {...dropped.handlers} data-lit={dropped.lit || undefined}>
        <div className={styles.invite}>
          <UploadButton
            multiple={most > 1}
            variant="default"
            disabled={items.length >= most}
            name={t('Choose files')}
            label={t('Choose files')}
            onFiles={take}
          />
          <p>
            {t(
              'PNG, JPEG or WebP, {{size}} MB each at most. {{present}} of {{most}} in this go; drop or paste more here.',
              {
                size: megabytes(uploadLimit(language())),
                present: items.length,
                most,
              },
            )}{' '}
            {trial && trial.most !== null && (
              <strong>
                {t('A trial holds {{most}} pictures; {{held}} are stored.', { most: trial.most, held: trial.held })}
              </strong>
            )}
          </p>
        </div>
        {left.length > 0 && (
          <p role="alert" className={styles.left}>
            {t('At most {{most}} files fit in this go. Not taken: {{names}}', { most, names: shortList(left) })}
          </p>
        )}
        <ul className={styles.cards} aria-label={t('Chosen files')}>
          {items.map((item) => (
            <UploadCard
              key={item.id}
              item={item}
              entry={entries.find(({ id }) => id === item.id)}
              session={session}
              categories={categories}
              named={named}
              onCrop={() => setCropping(item.id)}
            />
          ))}
        </ul>
        {named && items.length > 0 && (
          <TagsInput
            label={t('Tags for all of these')}
            value={tags}
            maxTags={limits.library.tags}
            onChange={(next) =>
              setTags(next.map((tag) => tag.trim().slice(0, limits.library.tagLength)).filter(Boolean))
            }
          />
        )}
        <div className={styles.foot}>
          <span role="status">
            {asking > 0
              ? t('{{count}} files wait for your answer', { count: asking })
              : sending
                ? t('Still sending')
                : ''}
          </span>
          <Button variant="default" onClick={onClose}>
            {ready > 0 || sending ? t('Cancel') : t('Close')}
          </Button>
          <Button disabled={ready === 0 || sending} loading={busy} onClick={() => void finish()}>
            {t('Add {{count}} pictures', { count: ready })}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

const mostNamed = 6
const shortList = (names: readonly string[]) =>
  names.length > mostNamed ? `${names.slice(0, mostNamed).join(', ')} … (${names.length})` : names.join(', ')
