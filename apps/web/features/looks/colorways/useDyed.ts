import { colorRoles } from '@toile/craft/designs/colorways/colorRoles.ts'
import { inColorway } from '@toile/craft/designs/colorways/inColorway.ts'
import type { Design } from '@toile/craft/designs/design.ts'
import type { KeptRole } from '@toile/craft/designs/lookColorway.ts'
import { useMemo } from 'react'
import type { Palette } from '../../../shared/colorways/useShownPalettes.ts'

/** A look in each colourway, whose roles are given. */
export const useDyed = (design: Design, palettes: readonly Palette[], roles: readonly KeptRole[]): readonly Design[] =>
  useMemo(() => {
    const own = colorRoles([design], roles)
    return palettes.map(({ colorway }) => inColorway(design, colorway, own))
  }, [design, palettes, roles])
