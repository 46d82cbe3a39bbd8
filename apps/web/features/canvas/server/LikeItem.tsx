import { Menu } from '@mantine/core'
import { canvas } from '@toile/contract/features/canvas.ts'
import { useTranslation } from 'react-i18next'
import { newKey, send } from '../../../shell/calls/api.ts'
import { toasts } from '../../../shell/toasts/toasts.ts'
import { useBench } from '../painting/usePainting.ts'

/** Puts the painting, as it is now, into the library. */
export function LikeItem({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation()
  const { painting } = useBench()
  const like = async () => {
    const picture = await painting.ask('picture', { type: 'image/png', scale: 1, clear: false, quality: 1 })
    await send(canvas.like, { id }, { key: newKey(), file: new File([picture], `${name}.png`, { type: 'image/png' }) })
    toasts.done(t('{{name}} is in your library', { name }))
  }
  return <Menu.Item onClick={() => void like()}>{t('Like: put it into the library')}</Menu.Item>
}
