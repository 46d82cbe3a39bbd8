import { Button } from '@mantine/core'
import { CallRefused } from '@toile/contract/answer.ts'
import { Refusal } from '@toile/rules/refusals.ts'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { takeBackTogether } from '../../../shared/open/looks/changeLooks.ts'
import { forgetTogether } from '../../../shared/open/looks/lastTogether.ts'
import { LookPicture } from '../../../shared/open/looks/LookPicture.tsx'
import { shownEntry } from '../../../shared/open/looks/useCollection.ts'
import { sayRefusal } from '../../../shell/calls/queries.ts'
import { Dialog } from '../../../shell/parts/Dialog.tsx'
import { toasts } from '../../../shell/toasts/toasts.ts'
import type { Painting } from '../painting/openPainting.ts'
import { sayRefused } from '../painting/sayRefused.ts'
import { layPaintBack, type PaintedLook, type PaintingOfLook } from './layPaintBack.ts'
import { NoteList } from './NoteList.tsx'
import styles from './results.module.css'

interface PaintBackDialogProps extends PaintingOfLook {
  painting: Painting
  onClose: () => void
}

/** Puts the paint on the look that it was painted over, and tells what could not go back. */
export function PaintBackDialog({ painting, onClose, ...of }: PaintBackDialogProps) {
  const { t } = useTranslation()
  const [share, setShare] = useState<number | null>(null)
  const [done, setDone] = useState<PaintedLook | null>(null)
  const begun = useRef(false)
  const { document } = painting.get()
  const fits = document?.width === of.opened.width && document.height === of.opened.height
  useEffect(() => {
    if (begun.current || !fits) return
    begun.current = true
    layPaintBack(painting, of, setShare).then(setDone, (error: unknown) => {
      onClose()
      if (error instanceof Refusal) sayRefused(error.code, error.blanks)
      else if (error instanceof CallRefused) sayRefusal(error)
      else toasts.fail(t('The paint could not be put on the look. Try again.'))
    })
  })
  return (
    <Dialog title={t('Put the paint on the look')} onClose={onClose}>
      {fits ? (
        <div className={styles.back}>
          {done ? (
            <Done {...of} painting={painting} done={done} onClose={onClose} />
          ) : (
            <>
              <p role="status">{t('The paint is carried onto the cloth')}</p>
              <progress
                aria-label={t('The paint is carried onto the cloth')}
                max={1}
                {...(share === null ? {} : { value: share })}
              />
            </>
          )}
        </div>
      ) : (
        <p>
          {t(
            'The sheet has another size than the look was opened on, so nobody knows where the paint belongs. Give it {{width}} × {{height}} pixels again.',
            { width: of.opened.width, height: of.opened.height },
          )}
        </p>
      )}
    </Dialog>
  )
}

interface DoneProps extends PaintBackDialogProps {
  done: PaintedLook
}

function Done({ painting, designId, projectId, done: { together, notes }, onClose }: DoneProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const entry = shownEntry(projectId, designId)
  const takeBack = async () => {
    if (!together) return
    await takeBackTogether(together)
    forgetTogether(projectId)
    toasts.done(t('The look is as it was'))
    onClose()
  }
  return (
    <>
      <p role="status">
        {together ? t('The look shows the paint.') : t('Nothing on the cloth of the look has changed.')}
      </p>
      {together && entry && (
        <div className={styles.look}>
          <LookPicture entry={entry} sizes="12rem" />
        </div>
      )}
      <NoteList notes={notes} document={painting.get().document} />
      <div className={styles.acts}>
        {together && (
          <Button variant="default" onClick={() => void takeBack().catch(sayRefusal)}>
            {t('Undo')}
          </Button>
        )}
        <Button variant="default" onClick={onClose}>
          {t('Go on painting')}
        </Button>
        <Button onClick={() => void navigate({ to: '/home/tools', search: { project: projectId, look: designId } })}>
          {t('Open the look')}
        </Button>
      </div>
    </>
  )
}
