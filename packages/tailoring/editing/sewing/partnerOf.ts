import type { EdgeOf, Pattern } from '../../pattern/pattern.ts'

/** The edge that is sewn to another, and whether its piece is worn as the mirror image of how that of the other is. */
interface Partner extends Pick<EdgeOf, 'piece' | 'edge'> {
  mirrored: boolean
}

/** The edge that is sewn to one where both runs of their seam have as many edges, so that each has its own; none where they have not, or where it is sewn to its own mirror image. */
export function partnerOf({ stitches }: Pattern, piece: string, edge: string): Partner | null {
  for (const { first, second } of stitches)
    for (const [own, other] of [
      [first, second],
      [second, first],
    ] as const) {
      const at = own.findIndex((one) => one.piece === piece && one.edge === edge)
      if (at < 0 || own.length !== other.length) continue
      const partner = other[other.length - 1 - at]
      if (partner && (partner.piece !== piece || partner.edge !== edge))
        return { ...partner, mirrored: (partner.mirrored ?? false) !== (own[at]?.mirrored ?? false) }
    }
  return null
}
