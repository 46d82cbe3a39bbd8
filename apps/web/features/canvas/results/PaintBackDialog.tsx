import { Button } from '@mantine/core'
import { CallRefused } from '@toile/contract/answer.ts'
import { Refusal } from '@toile/rules/refusals.ts'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
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
  const [stage, setStage] = useState<{ share: number | null } | null>(null)
  const [done, setDone] = useState<PaintedLook | null>(null)
  const { document } = painting.get()
  const fits = document?.width === of.opened.width && document.height === of.opened.height
  const begin = async () => {
    setStage({ share: null })
    try {
      setDone(await layPaintBack(painting, of, (share) => setStage({ share })))
    } catch (error) {
      onClose()
      if (error instanceof Refusal) sayRefused(error.code, error.blanks)
      else if (error instanceof CallRefused) sayRefusal(error)
      else toasts.fail(t('The paint could not be put on the look. Try again.'))
    }
  }
  return (
    <Dialog title={t('Put the paint on the look')} onClose={onClose}>
      {fits ? (
        <div className={styles.back}>
          {done && <Done {...of} painting={painting} done={done} onClose={onClose} />}
          {!done && stage && <Carrying {...stage} />}
          {!done && !stage && (
            <>
              <p>
                {t(
                  'What is painted over the garments is laid on their cloth and stays there when colours change. The look as it was is saved as a version.',
                )}
              </p>
              <div className={styles.acts}>
                <Button onClick={() => void begin()}>{t('Put it there')}</Button>
              </div>
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

function Carrying({ share }: { share: number | null }) {
  const { t } = useTranslation()
  const says = t('The paint is carried onto the cloth')
  return (
    <>
      <p role="status">{says}</p>
      <progress aria-label={says} max={1} {...(share === null ? {} : { value: share })} />
    </>
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
