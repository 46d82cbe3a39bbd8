import { type FilmEntry, films } from '@toile/contract/features/films.ts'
import { library } from '@toile/contract/features/library.ts'
import { useTranslation } from 'react-i18next'
import { useSend } from '../../../../shell/calls/useCall.ts'
import { toasts } from '../../../../shell/toasts/toasts.ts'

const old = { makesOld: [films.list, films.open, library.listItems] }

/** Likes, unlikes, renames and puts aside films; what is put aside comes back by the toast (requirements S3.10, S4.03). */
export function useFilmMoves() {
  const { t } = useTranslation()
  const like = useSend(films.like, old)
  const unlike = useSend(films.unlike, old)
  const rename = useSend(films.rename, old)
  const restore = useSend(films.restore, old)
  const remove = useSend(films.remove, {
    ...old,
    onDone: ({ id, name }) =>
      toasts.done(t('{{name}} was deleted', { name }), { label: t('Undo'), run: () => restore.send({ id }) }),
  })
  return {
    toggleLike: ({ id, state }: FilmEntry) => (state === 'liked' ? unlike : like).send({ id }),
    rename: ({ id }: FilmEntry, name: string) => rename.send({ id, name }),
    remove: ({ id }: FilmEntry) => remove.send({ id }),
  }
}
