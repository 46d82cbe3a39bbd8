import type { FilmFormId } from '@toile/craft/films/filmForms.ts'
import { refuse } from '@toile/rules/refusals.ts'
import type { Encoder, Encoding } from './encoding/encoder.ts'
import type { Ffmpeg } from './encoding/findFfmpeg.ts'
import { openFfmpeg } from './encoding/openFfmpeg.ts'
import { openInThread } from './encoding/openInThread.ts'
import { openSequence } from './encoding/openSequence.ts'

/** Opens the encoder of a form: by ffmpeg where there is one for it, else by what comes with the studio. Samples are frames out of the whole film, of which a GIF reads its colours. */
export async function openEncoder(
  form: FilmFormId,
  encoding: Encoding,
  ffmpeg: Ffmpeg | null,
  samples: () => Promise<Uint8Array[]>,
): Promise<Encoder> {
  if (form === 'png') return openSequence(encoding)
  if (form === 'gif') return openInThread(encoding, await samples())
  if (ffmpeg?.[form]) return openFfmpeg(ffmpeg, form, encoding)
  if (form === 'mp4') return openInThread(encoding, null)
  throw refuse('filmFormMissing')
}
