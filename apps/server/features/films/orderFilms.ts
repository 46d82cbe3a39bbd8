import type { Contract } from '@toile/contract/index.ts'
import type { LeftOutLook } from '@toile/contract/tasks/leftOutLook.ts'
import type { Take } from '@toile/craft/films/film.ts'
import { filmFormats } from '@toile/craft/films/filmFormats.ts'
import { filmMinutes } from '@toile/craft/films/filmMinutes.ts'
import { framesOf } from '@toile/craft/films/framesOf.ts'
import { fitsMotion } from '@toile/craft/films/fitsMotion.ts'
import { leftOutLookSentences } from '@toile/craft/products/leftOutLook.ts'
import { sentenceIn } from '@toile/rules/languages/sentence.ts'
import { limits } from '@toile/rules/limits.ts'
import { refuse } from '@toile/rules/refusals.ts'
import { checkOpen } from '../../documents/designs/checkOpen.ts'
import { type NamedLook, readLooks } from '../../documents/designs/readLooks.ts'
import type { Whole } from '../../host/http/context.ts'
import { checkStored } from '../../host/files/room.ts'
import { orderTask } from '../../host/orderTask.ts'
import { checkForms } from './checkForms.ts'
import { filmsOfPictures } from './filmsOfPictures.ts'

/** Orders films of looks as they stand; what nobody could film is named, or refused, before anything is spent. */
export const orderFilms: Whole<Contract['films']['order']> = async (asked, context) => {
  const { tx, identity, language, server } = context
  const { projectId, take } = asked
  await checkOpen(tx, identity.id, projectId)
  const pictured = await filmsOfPictures(tx, identity.id, asked.pictures)
  const looks = pictured.length > 0 ? [] : await readLooks(tx, identity.id, asked)
  const shown = looks.filter(({ look }) => look.garments.some(({ hidden }) => !hidden))
  if (pictured.length + shown.length === 0) throw refuse('lookUnseen')
  const films = pictured.length > 0 ? pictured : staged(shown, take)
  const lacks = films.flatMap(({ looks: filmed }) => filmed.flatMap(({ look }) => fitsMotion(take.motion, look) ?? []))
  if (lacks[0]) throw refuse(lacks[0])
  const frames = films.map(({ looks: filmed }) => framesOf({ looks: filmed.map(({ look }) => look), take }).all)
  const forms = [...new Set(asked.forms)].filter((form) => form !== 'mp4')
  await checkForms(forms, Math.max(...frames), server.settings)
  await checkStored({ db: tx, settings: server.settings }, identity, 1)
  const leftOut = looks
    .filter((one) => !shown.includes(one))
    .map(({ designId, name }): LeftOutLook => ({ designId, name, why: 'hidden' }))
  const queued = await orderTask(context, 'makeFilm', { projectId, films, take, forms, leftOut }, projectId)
  const says = ({ why, name }: LeftOutLook) => sentenceIn(language, leftOutLookSentences[why], { name })
  return {
    ...queued,
    films: films.length,
    minutes: filmMinutes(frames.reduce((sum, count) => sum + count, 0)),
    leftOut: leftOut.map((one) => ({ ...one, says: says(one) })),
  }
}

/** Looks as films: one of each, one of as many as the format holds beside each other, or one of all. */
function staged(looks: readonly NamedLook[], { staging, format }: Take): { name: string; looks: NamedLook[] }[] {
  const { looks: mostLooks, atOnce } = limits.films
  if (staging === 'show') {
    if (looks.length > mostLooks) throw refuse('tooManyFilmed', { most: mostLooks })
    return [named(looks)]
  }
  const beside = filmFormats.find(({ id }) => id === format)?.beside ?? 1
  if (staging === 'beside' && beside < 2) throw refuse('noRoomBeside')
  const each = staging === 'beside' ? beside : 1
  const films = Array.from({ length: Math.ceil(looks.length / each) }, (_, i) =>
    named(looks.slice(i * each, (i + 1) * each)),
  )
  if (films.length > atOnce) throw refuse('tooManyFilms', { most: atOnce })
  return films
}

function named(looks: readonly NamedLook[]) {
  const [first, ...others] = looks.map(({ name }) => name)
  const last = others.at(-1)
  const name = others.length > 2 ? `${first} – ${last}` : [first, ...others].join(' + ')
  return { name: name.slice(0, limits.nameLength), looks: [...looks] }
}
