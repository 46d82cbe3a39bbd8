import { type FigureEntry, figures } from '@toile/contract/features/figures.ts'
import { readCast } from '@toile/craft/mannequins/cast.ts'
import { findPerson } from '@toile/craft/mannequins/people/index.ts'
import { useTranslation } from 'react-i18next'
import { useCall } from '../../../shell/calls/useCall.ts'

const none: readonly FigureEntry[] = []

/** The mannequins that somebody made of pictures, and the name of any person or cast by id. */
export function useOwnFigures(): { own: readonly FigureEntry[]; nameOf: (person: string) => string } {
  const { t } = useTranslation()
  const { data } = useCall(figures.listFigures, {}, { saidByScreen: true })
  const own = data?.figures ?? none
  return {
    own,
    nameOf: (person) => {
      const known = findPerson(person)
      if (known) return t(known.label)
      const cast = readCast(person)
      if (cast) return t(cast.label)
      return own.find((one) => one.person === person)?.document.name || t('Own mannequin')
    },
  }
}
