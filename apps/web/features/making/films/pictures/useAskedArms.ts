import type { Film } from '@toile/craft/films/film.ts'
import { findAskedArms } from '../../../../shared/drawing/desk.ts'
import { fetchNamed } from '../../../../shared/drawing/knownUploads.ts'
import { useFoundAnew } from '../../../../shared/drawing/useFoundAnew.ts'

/** A size in which arms are told from what lies behind them. */
const size = { width: 320, height: 480 }

/** Which arms of somebody in a film have to be pointed out, the one on the left first; nothing until it is known. */
export function useAskedArms(film: Film): readonly [boolean, boolean] | null {
  const { looks, moved } = film
  return useFoundAnew(JSON.stringify([looks, moved]), async () =>
    (await fetchNamed({ kind: 'filmFrame', film })) ? findAskedArms({ film, ...size }) : null,
  )
}
