import { library } from '@toile/contract/features/library.ts'
import { type ProductEntry, products } from '@toile/contract/features/products.ts'
import { useTranslation } from 'react-i18next'
import { useSend } from '../../../../shell/calls/useCall.ts'
import { toasts } from '../../../../shell/toasts/toasts.ts'

const old = { makesOld: [products.list, products.open, library.listItems] }

/** Likes, unlikes and puts aside product pictures; what is put aside comes back by the toast (requirement S4.03). */
export function useProductMoves() {
  const { t } = useTranslation()
  const like = useSend(products.like, old)
  const unlike = useSend(products.unlike, old)
  const restore = useSend(products.restore, old)
  const remove = useSend(products.remove, {
    ...old,
    onDone: ({ id, name }) =>
      toasts.done(t('{{name}} was deleted', { name }), { label: t('Undo'), run: () => restore.send({ id }) }),
  })
  return {
    toggleLike: ({ id, state }: ProductEntry) => (state === 'liked' ? unlike : like).send({ id }),
    remove: ({ id }: ProductEntry) => remove.send({ id }),
  }
}
