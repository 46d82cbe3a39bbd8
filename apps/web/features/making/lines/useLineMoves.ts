import { library } from '@toile/contract/features/library.ts'
import { type LineEntry, lines } from '@toile/contract/features/lines.ts'
import { useTranslation } from 'react-i18next'
import { useSend } from '../../../shell/calls/useCall.ts'
import { toasts } from '../../../shell/toasts/toasts.ts'

const old = { makesOld: [lines.list, lines.open, library.listItems] }

/** Likes, unlikes and puts aside line drawings; what is put aside comes back by the toast (requirement S4.03). */
export function useLineMoves() {
  const { t } = useTranslation()
  const like = useSend(lines.like, old)
  const unlike = useSend(lines.unlike, old)
  const restore = useSend(lines.restore, old)
  const remove = useSend(lines.remove, {
    ...old,
    onDone: ({ id, name }) =>
      toasts.done(t('{{name}} was deleted', { name }), { label: t('Undo'), run: () => restore.send({ id }) }),
  })
  return {
    toggleLike: ({ id, isLike }: LineEntry) => (isLike ? unlike : like).send({ id }),
    remove: ({ id }: LineEntry) => remove.send({ id }),
  }
}
