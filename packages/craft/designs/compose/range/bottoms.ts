import { isSuit } from '../outfit.ts'
import { bottomOf, type RangeLook, type RangeRule } from '../rangeRule.ts'

/** In how many unlike pieces one cut comes; men and children have fewer cuts to choose from, but dungarees are remembered. */
const most = { women: 1, others: 2 } as const

export const bottoms: RangeRule = {
  id: 'bottoms',
  says: 'Neighbours wear no bottom of the same cut, and a cut comes once again only as the very same piece; the trousers of suits are their own',
  off(looks) {
    const pieces = new Map<string, { own: Set<string>; most: number }>()
    let beside = 0
    looks.forEach((look, i) => {
      const bottom = bottomOf(look)
      if (!bottom || bottom.category === '' || isSuit(look.parts)) return
      const before = i > 0 ? looks[i - 1] : undefined
      if (before && !isSuit(before.parts) && bottomOf(before)?.cut === bottom.cut) beside++
      const { gender, ageGroup } = look.wearer
      const known = pieces.get(bottom.cut)
      const remembered = bottom.category === 'jumpsuit' || (gender === 'female' && ageGroup === 'adult')
      const allowed = remembered ? most.women : most.others
      const own = known?.own ?? new Set()
      own.add(pieceOf(look))
      pieces.set(bottom.cut, { own, most: Math.max(allowed, known?.most ?? 0) })
    })
    return [...pieces.values()].reduce((sum, { own, most: allowed }) => sum + Math.max(0, own.size - allowed), beside)
  },
}

const pieceOf = ({ parts, pieces }: RangeLook) => pieces[parts.findIndex(({ slot }) => slot === 'bottom')]
