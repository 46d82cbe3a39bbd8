import type { FilmEntry } from '@toile/contract/features/films.ts'
import { motions } from '@toile/craft/motions/index.ts'
import { useTranslation } from 'react-i18next'
import { numberOf } from '../../../../languages/numberOf.ts'

/** What a film is, in words: its motion, how long it lasts, how large it is. */
export function useFilmWords(): (entry: Pick<FilmEntry, 'take' | 'frames' | 'width' | 'height'>) => string[] {
  const { t } = useTranslation()
  return ({ take, frames, width, height }) => {
    const { motion } = take
    const known = motion.kind === 'motion' ? motions.find(({ id }) => id === motion.id) : undefined
    return [
      known ? t(known.label) : t('Own motion'),
      `${numberOf(frames / take.rate, 1)} ${t('s')}`,
      `${width} × ${height}`,
    ]
  }
}
