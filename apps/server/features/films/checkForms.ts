import type { FilmFormId } from '@toile/craft/films/filmForms.ts'
import { limits } from '@toile/rules/limits.ts'
import { refuse } from '@toile/rules/refusals.ts'
import { findFfmpeg } from '../../films/encoding/findFfmpeg.ts'
import type { Settings } from '../../host/settings.ts'

/** Whether this studio makes films in a form. */
export const makes = async (form: FilmFormId, settings: Pick<Settings, 'ffmpeg'>): Promise<boolean> =>
  form !== 'webm' || Boolean((await findFfmpeg(settings))?.webm)

/** Refuses forms that this studio does not make, and those that take all frames at once of a film that is too long for them. */
export async function checkForms(
  forms: readonly FilmFormId[],
  frames: number,
  settings: Pick<Settings, 'ffmpeg'>,
): Promise<void> {
  for (const form of forms) if (!(await makes(form, settings))) throw refuse('filmFormMissing')
  const { sequence: most } = limits.films
  if (frames > most && forms.some((form) => form === 'gif' || form === 'png')) throw refuse('filmTooLong', { most })
}
