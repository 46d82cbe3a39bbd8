import { type ElementEntry, elements } from '@toile/contract/features/elements.ts'
import { library } from '@toile/contract/features/library.ts'
import { useTranslation } from 'react-i18next'
import { toasts } from '../../../shell/toasts/toasts.ts'
import { useSend } from '../../../shell/calls/useCall.ts'

const old = { makesOld: [elements.list, elements.open, library.listItems] }

/** Likes, unlikes and puts aside what was made (requirement S4.03). */
export function useElementMoves() {
  const { t } = useTranslation()
  const like = useSend(elements.like, old)
  const unlike = useSend(elements.unlike, old)
  const restore = useSend(elements.restore, old)
  const remove = useSend(elements.remove, {
    ...old,
    onDone: ({ id, name }) =>
      toasts.done(t('{{name}} was deleted', { name }), { label: t('Undo'), run: () => restore.send({ id }) }),
  })
  return {
    toggleLike: ({ id, state }: ElementEntry) => (state === 'liked' ? unlike : like).send({ id }),
    remove: ({ id }: ElementEntry) => remove.send({ id }),
  }
}
