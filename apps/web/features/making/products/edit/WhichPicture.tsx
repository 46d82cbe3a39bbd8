import { CallRefused } from '@toile/contract/answer.ts'
import { products } from '@toile/contract/features/products.ts'
import { tasks } from '@toile/contract/tasks.ts'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFilesDropped } from '../../../../shared/uploads/dialog/useFilesDropped.ts'
import { sendUpload } from '../../../../shared/uploads/sendUpload.ts'
import { UploadButton } from '../../../../shared/uploads/UploadButton.tsx'
import { newKey, send } from '../../../../shell/calls/api.ts'
import { followTask } from '../../../../shell/calls/followTask.ts'
import { sayRefusal } from '../../../../shell/calls/queries.ts'
import { saidWhy } from '../../../../shell/calls/saidWhy.ts'
import { refresh, useCall } from '../../../../shell/calls/useCall.ts'
import { Page } from '../../../../shell/parts/Page.tsx'
import { PageHead } from '../../../../shell/parts/PageHead.tsx'
import { toasts } from '../../../../shell/toasts/toasts.ts'
import relight from '../relight/relight.module.css'
import styles from './edit.module.css'

/** Takes a picture of one's own among the product pictures of a project; gives its id, and whether it is unsure what stands out in it. */
async function begin(projectId: string, file: File): Promise<{ id: string; asks: boolean }> {
  const { picture } = await sendUpload({
    file,
    use: 'library',
    signal: new AbortController().signal,
    onProgress: () => undefined,
  })
  const { taskId } = await send(products.begin, { projectId, fileId: picture.id }, { key: newKey() })
  const task = await followTask(taskId)
  if (task.status !== 'succeeded') throw new CallRefused('warning', saidWhy(task))
  const { productId, asks } = tasks.beginProduct.gives.parse(task.output)
  void refresh(products.list)
  return { id: productId, asks }
}

/** A picture to edit: one of one's own that is uploaded or dropped, or a product picture that is there. */
export function WhichPicture({ projectId }: { projectId: string }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const { data } = useCall(products.list, { projectId }, { saidByScreen: true })
  const open = (product: string) =>
    void navigate({ to: '/home/tools', search: { tool: 'editPicture', project: projectId, product } })
  const take = async ([file]: readonly File[]) => {
    if (!file || busy) return
    setBusy(true)
    try {
      const { id, asks } = await begin(projectId, file)
      if (asks) toasts.warn(t('It is not sure what stands out in this picture: cut it out with strokes.'))
      open(id)
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error
      sayRefusal(error)
    } finally {
      setBusy(false)
    }
  }
  const { lit, handlers } = useFilesDropped((files) => void take(files))
  const present = data?.items.filter(({ state }) => state !== 'deleted') ?? []
  return (
    <Page>
      <PageHead
        title={t('Edit picture')}
        below={t('Crop it, set it on another ground, turn its light; the original stays as it is.')}
      />
      <div className={styles.drop} data-lit={lit || undefined} {...handlers}>
        <p>{busy ? t('The picture is read') : t('Drop a photograph of a garment or of somebody here.')}</p>
        <UploadButton
          name={t('Upload a picture to edit')}
          label={t('Upload')}
          loading={busy}
          onFiles={(files) => void take(files)}
        />
      </div>
      {present.length > 0 && (
        <>
          <h2 className={styles.sub}>{t('Or one that is there')}</h2>
          <ul className={relight.others} aria-label={t('Pictures')} data-large>
            {present.map(({ id, name, picture }) => (
              <li key={id}>
                <button type="button" aria-label={name} title={name} onClick={() => open(id)}>
                  <img src={picture.thumbnails.middle} alt="" loading="lazy" decoding="async" />
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Page>
  )
}
