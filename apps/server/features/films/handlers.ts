import type { Contract } from '@toile/contract/index.ts'
import { filmFormIds } from '@toile/craft/films/filmForms.ts'
import { framesOf } from '@toile/craft/films/framesOf.ts'
import { sentenceIn } from '@toile/rules/languages/sentence.ts'
import { refusals } from '@toile/rules/refusals.ts'
import { checkStored } from '../../host/files/room.ts'
import type { Handlers } from '../../host/http/context.ts'
import { orderTask } from '../../host/orderTask.ts'
import { bringBack, likeMade, putAside, renameMade, unlikeMade } from '../../library/madeRow.ts'
import { checkForms, makes } from './checkForms.ts'
import { filmEntries, filmOf, readFilm, readFilmRow } from './filmEntry.ts'
import { listFilms } from './listFilms.ts'
import { orderFilmPack } from './orderFilmPack.ts'
import { orderFilms } from './orderFilms.ts'
import { sureFirst } from '@toile/geometry'

export const films: Handlers<Contract['films']> = {
  list: listFilms,

  async open({ id }, { tx, identity }) {
    const row = await readFilmRow(tx, identity.id, id)
    return { ...sureFirst(await filmEntries(tx, identity.id, [row])), looks: filmOf(row.made).looks }
  },

  async forms(_, { server, language }) {
    const told = filmFormIds.map(async (form) => {
      const ready = await makes(form, server.settings)
      return { form, ready, says: ready ? '' : sentenceIn(language, refusals.filmFormMissing.says, {}) }
    })
    return Promise.all(told)
  },

  order: orderFilms,

  async encode({ id, form }, context) {
    const { tx, identity, server } = context
    const { made: film } = await readFilmRow(tx, identity.id, id)
    await checkForms([form], framesOf(filmOf(film)).all, server.settings)
    await checkStored({ db: tx, settings: server.settings }, identity, 1)
    return orderTask(context, 'encodeFilm', { filmId: id, form }, film.projectId)
  },

  async rename({ id, name }, { tx, identity }) {
    await renameMade(tx, identity.id, id, name)
    return readFilm(tx, identity.id, id)
  },

  async like({ id }, { tx, identity }) {
    await likeMade(tx, identity.id, id)
    return readFilm(tx, identity.id, id)
  },

  async unlike({ id }, { tx, identity }) {
    await unlikeMade(tx, identity.id, id)
    return readFilm(tx, identity.id, id)
  },

  async remove({ id }, { tx, identity }) {
    await putAside(tx, identity.id, id)
    return readFilm(tx, identity.id, id)
  },

  async restore({ id }, { tx, identity }) {
    await bringBack(tx, identity.id, id)
    return readFilm(tx, identity.id, id)
  },

  pack: orderFilmPack,
}
