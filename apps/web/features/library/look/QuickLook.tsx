import { CloseButton, Modal } from '@mantine/core'
import type { LibraryFilter } from '@toile/contract/features/library.ts'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { readEntries, useEntry } from '../../../shared/library/entries.ts'
import { useFigures } from '../../../shell/figures.ts'
import { IconButton } from '../../../shell/parts/IconButton.tsx'
import type { LibraryWork } from '../useLibraryWork.ts'
import styles from './look.module.css'
import { LookFacts } from './LookFacts.tsx'
import { PictureStage } from './PictureStage.tsx'

interface QuickLookProps {
  id: string
  work: LibraryWork
  filter: LibraryFilter
  show: (filter: LibraryFilter) => void
}

/** One picture as large as the screen: arrows go on, wheel and pinch zoom, the facts stand beside it (look.md, group B 21, 22). */
export function QuickLook({ id, work, filter, show }: QuickLookProps) {
  const { t } = useTranslation()
  const figure = useFigures()
  const entry = useEntry(id)
  const { order } = work
  const at = order.at.get(id) ?? -1
  const go = (by: number) => {
    const next = order.ids[at + by]
    if (next === undefined) return
    work.look(next)
    work.stand(next)
  }
  const near = [order.ids[at - 1], order.ids[at + 1]].filter((one) => one !== undefined).join()
  useEffect(() => {
    if (!near) return
    void readEntries(near.split(',')).then(
      (all) => all.forEach(({ picture }) => picture && void (new Image().src = picture.thumbnails.large)),
      () => undefined,
    )
  }, [near])
  const name = entry?.name ?? t('Loading')
  return (
    <Modal.Root opened onClose={work.close} fullScreen padding={0} returnFocus={false}>
      <Modal.Content aria-label={t('Quick look: {{name}}', { name })} className={styles.sheet ?? ''}>
        <div className={styles.look} onKeyDown={pressed}>
          <div className={styles.head}>
            <IconButton name={t('The one before')} keys="←" disabled={at <= 0} onClick={() => go(-1)}>
              <IconChevronLeft size={20} stroke={1.4} />
            </IconButton>
            <span className={styles.place}>
              {t('{{place}} of {{total}}', { place: figure(at + 1), total: figure(order.ids.length) })}
            </span>
            <IconButton
              name={t('The next one')}
              keys="→"
              disabled={at < 0 || at >= order.ids.length - 1}
              onClick={() => go(1)}
            >
              <IconChevronRight size={20} stroke={1.4} />
            </IconButton>
            <h2>{name}</h2>
            <CloseButton aria-label={t('Close')} size="var(--hit)" onClick={work.close} />
          </div>
          {entry?.picture ? (
            <PictureStage key={entry.picture.id} name={entry.name} picture={entry.picture} />
          ) : (
            <div className={styles.stage}>{entry && <p>{t('The picture is being drawn')}</p>}</div>
          )}
          {entry && <LookFacts entry={entry} work={work} filter={filter} show={show} />}
        </div>
      </Modal.Content>
    </Modal.Root>
  )

  function pressed(event: KeyboardEvent) {
    const target = event.target instanceof Element ? event.target : null
    if (target?.closest('input, textarea, select')) return
    if (event.key === 'ArrowLeft' && !event.shiftKey) go(-1)
    else if (event.key === 'ArrowRight' && !event.shiftKey) go(1)
    else if (event.key === ' ' && !target?.closest('button, a, summary')) work.close()
    else return
    event.preventDefault()
  }
}
