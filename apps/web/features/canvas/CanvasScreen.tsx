import { Menu } from '@mantine/core'
import { canvas, tileAddress } from '@toile/contract/features/canvas.ts'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newKey, send } from '../../shell/calls/api.ts'
import { useCall } from '../../shell/calls/useCall.ts'
import { Page } from '../../shell/parts/Page.tsx'
import { PageHead } from '../../shell/parts/PageHead.tsx'
import { TryAgain } from '../../shell/parts/TryAgain.tsx'
import { toasts } from '../../shell/toasts/toasts.ts'
import { CanvasStudio } from './CanvasStudio.tsx'
import type { Opening } from './painting/opening.ts'
import type { Bench } from './painting/usePainting.ts'
import { useBench } from './painting/usePainting.ts'
import { openSending } from './server/openSending.ts'
import { PaintingsList } from './server/PaintingsList.tsx'

/** A painting of one's own, kept with the server, or the list of them (requirements S2.31, S2.63). */
export function CanvasScreen({ projectId }: { projectId: string | null }) {
  const search: Record<string, unknown> = useSearch({ strict: false })
  const id = typeof search['canvas'] === 'string' ? search['canvas'] : null
  return id ? <OfPainting key={id} id={id} /> : <PaintingsList projectId={projectId} />
}

function OfPainting({ id }: { id: string }) {
  const { t } = useTranslation()
  const [asked] = useState(() => ({ id }))
  const { data, error, refetch } = useCall(canvas.open, asked, { saidByScreen: true })
  const [first, setFirst] = useState(data)
  if (data && !first) setFirst(data)
  if (first) return <Kept id={id} opened={first} />
  return (
    error && (
      <Page narrow>
        <PageHead title={t('Canvas')} />
        <TryAgain error={error} onAgain={() => void refetch()} />
      </Page>
    )
  )
}

type OpenedCanvas = NonNullable<ReturnType<typeof useCall<typeof canvas.open>>['data']>

function Kept({ id, opened }: { id: string; opened: OpenedCanvas }) {
  const { canvas: entry, document } = opened
  const opening = (): Opening => ({
    kind: 'kept',
    document,
    revision: entry.revision,
    tileAddress: tileAddress('{hash}'),
  })
  return (
    <CanvasStudio
      keptAs={`canvas ${id}`}
      opening={opening}
      sending={({ painting }: Bench) => openSending(painting, id)}
      title={entry.name}
      items={<LikeItem id={id} name={entry.name} />}
    />
  )
}

/** Puts the painting, as it is now, into the library. */
function LikeItem({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation()
  const { painting } = useBench()
  const like = async () => {
    const picture = await painting.ask('picture', { type: 'image/png', scale: 1, clear: false, quality: 1 })
    await send(canvas.like, { id }, { key: newKey(), file: new File([picture], `${name}.png`, { type: 'image/png' }) })
    toasts.done(t('{{name}} is in your library', { name }))
  }
  return <Menu.Item onClick={() => void like()}>{t('Like: put it into the library')}</Menu.Item>
}
