import { brands } from '@toile/contract/features/brands.ts'
import { profileByHand } from '@toile/craft/brands/profileByHand.ts'
import { wornColors } from '@toile/craft/brands/wornColors.ts'
import type { Color } from '@toile/craft/colors/color.ts'
import { useCall } from '../../shell/calls/useCall.ts'
import { useBoards } from '../open/boards/boardContext.ts'

/** What the project's brand brings to the colours of the next looks. */
interface BrandColors {
  name: string
  /** Per cent of the looks that are the brand's. */
  share: number
  /** The most worn first. */
  colors: readonly Color[]
}

/** The colours of the project's brand as its designer has them; null where no brand is chosen, has a share or was measured. */
export function useBrandColors(): BrandColors | null {
  const { brandId, brandShare } = useBoards().project
  const { data } = useCall(
    brands.readBrand,
    { id: brandId ?? '' },
    { enabled: brandId !== null && brandShare > 0, saidByScreen: true },
  )
  if (!data?.profile || brandId === null || brandShare === 0) return null
  const { profile, brand } = data
  const colors = wornColors(profileByHand(profile, brand.hand)).map(({ color }) => color)
  return { name: brand.name, share: brandShare, colors }
}
