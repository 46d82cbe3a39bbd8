import type { Category } from './category.ts'
import { Button, Loader, TagsInput } from '@mantine/core'
import { files as calls } from '@toile/contract/features/files.ts'
import { limits } from '@toile/rules/limits.ts'
import { mostBytes, mostTogether, type UploadUse } from '@toile/studio/uploads/uploadUse.ts'
import { Suspense, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { language } from '../../../languages/index.ts'
import { Dialog } from '../../../shell/parts/Dialog.tsx'
import { sayRefusal } from '../../../shell/calls/queries.ts'
import { refresh } from '../../../shell/calls/useCall.ts'
import { megabytes } from '../judgeFile.ts'
import { TrialCount } from '../TrialCount.tsx'
import { UploadButton } from '../UploadButton.tsx'
import styles from './dialog.module.css'
import { openServerSession } from './openServerSession.ts'
import { UploadCard } from './UploadCard.tsx'
import type { Added } from './uploadSession.ts'
import { useFilesDropped } from './useFilesDropped.ts'
import { MainButton } from '../../../shell/parts/MainButton.tsx'
import { listOf } from '../../../languages/listOf.ts'
import { lazyPart } from '../../../shell/lazyPart.ts'

const CropPane = lazyPart('shared', async () => (await import('./CropPane.tsx')).CropPane)

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
  const [session] = useState(() => openServerSession(use, room))
  useEffect(() => session.offer(categories.map(({ value }) => value)), [session, categories])
  const items = useSyncExternalStore(session.subscribe, session.get)
  const entries = useSyncExternalStore(session.line.subscribe, session.line.get)
  useEffect(() => {
    // A file that leaves the line is stored: there is room for one less.
    void refresh(calls.uploadRoom)
  }, [entries.length])
  const [cropping, setCropping] = useState<string | null>(null)
  const [tags, setTags] = useState<string[]>([])
  const [busy, setBusy] = useState(false)
  const most = Math.min(mostTogether(use), room)

  // The files chosen before it opened are taken once.
  const begin = useEffectEvent(() => {
    if (session.get().length === 0 && files.length > 0) session.add(files)
  })
  useEffect(() => {
    begin()
    return () => session.close()
  }, [session])
  const dropped = useFilesDropped(session.add)

  const ready = items.filter(({ stored }) => stored).length
  const asking = entries.filter(({ state }) => state === 'asks').length
  const left = entries.filter(({ state }) => state === 'left')
  const refused = entries.filter(({ state }) => state === 'refused').length
  const present = items.length - left.length - refused
  const sending = entries.some(({ state }) => state !== 'refused' && state !== 'left')
  const finish = async () => {
    setBusy(true)
    try {
      await session.finish((added) => onAdded({ ...added, tags }))
      if (session.isOver()) onClose()
    } catch (error) {
      sayRefusal(error)
    } finally {
      setBusy(false)
    }
  }
  const shown = items.flatMap((item) => {
    const entry = entries.find(({ id }) => id === item.id)
    return entry?.state === 'left' ? [] : [{ item, entry }]
  })
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
  const lacks =
    asking > 0
      ? t('{{count}} files wait for your answer', { count: asking })
      : sending
        ? t('Still sending')
        : ready === 0
          ? t('Choose at least one picture.')
          : null
  return (
    <Dialog title={title} size="large" onClose={onClose}>
      <div className={styles.upload} {...dropped.handlers} data-lit={dropped.lit || undefined}>
        <div className={styles.invite}>
          <UploadButton
            multiple={most > 1}
            variant="default"
            disabled={present >= most}
            name={t('Choose files')}
            label={t('Choose files')}
            onFiles={session.add}
          />
          <p>
            {t(
              'PNG, JPEG or WebP, {{size}} MB each at most. {{present}} of at most {{most}} chosen; drop or paste more here.',
              {
                size: megabytes(mostBytes(use, language())),
                present,
                most,
              },
            )}
          </p>
        </div>
        <TrialCount plain />
        {left.length > 0 && (
          <p role="alert" className={styles.left}>
            {t('At most {{most}} files fit in this go. Not taken: {{names}}', {
              most,
              names: shortList(left.map(({ name }) => name)),
            })}
          </p>
        )}
        <ul className={styles.cards} aria-label={t('Chosen files')}>
          {shown.map(({ item, entry }) => (
            <UploadCard
              key={item.id}
              item={item}
              entry={entry}
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
          <Button variant="default" onClick={onClose}>
            {ready > 0 || sending ? t('Cancel') : t('Close')}
          </Button>
          <MainButton lacks={lacks} loading={busy} onClick={() => void finish()}>
            {t('Add {{count}} pictures', { count: ready })}
          </MainButton>
        </div>
      </div>
    </Dialog>
  )
}

const mostNamed = 6
const shortList = (names: readonly string[]) =>
  names.length > mostNamed ? `${listOf(names.slice(0, mostNamed))} … (${names.length})` : listOf(names)
