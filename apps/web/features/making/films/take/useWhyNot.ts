import type { Design } from '@toile/craft/designs/design.ts'
import type { FilmMotion } from '@toile/craft/films/film.ts'
import { type RefusalCode, refusals } from '@toile/rules/refusals.ts'
import { useTranslation } from 'react-i18next'
import { whyNotMoved } from '../../../../shared/drawing/desk.ts'
import { useFoundAnew } from '../../../../shared/drawing/useFoundAnew.ts'

/** For motions, why none of the looks can make them, as sentences; nothing until it is known. */
export function useWhyNot(designs: readonly Design[], motions: readonly FilmMotion[]): readonly (string | null)[] {
  const { t } = useTranslation()
  const named = JSON.stringify([motions, designs.map(({ mannequin, garments }) => [mannequin, garments])])
  const found = useFoundAnew(named, () => whyNotMoved({ designs, motions }))
  const says = (code: RefusalCode | null) => code && t(refusals[code].says)
  return motions.map((_, i) => says(found?.[i] ?? null))
}
