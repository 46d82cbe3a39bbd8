import type { Design, Worn } from '@toile/craft/designs/design.ts'
import { sameContent } from '@toile/rules/sameContent.ts'

const isPainted = ({ applied = [] }: Worn) =>
  applied.some((one) => one.kind === 'notion' && one.source.kind === 'paint')

/** Whether a garment that was painted on is cut otherwise now, so that its paint may not fit it any more. */
export const isCutAnew = (before: Design, now: Design): boolean =>
  before.garments.some((worn) => {
    const after = now.garments.find(({ id }) => id === worn.id)
    return after !== undefined && isPainted(worn) && !sameContent([worn.cut, worn.knobs], [after.cut, after.knobs])
  })
