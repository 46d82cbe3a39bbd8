import { designVersion } from '@toile/craft/designs/designVersion.ts'
import type { Color } from '@toile/craft/colors/color.ts'
import type { Design } from '@toile/craft/designs/design.ts'
import { plainWorn } from '@toile/craft/designs/plainWorn.ts'
import { sureFirst } from '@toile/geometry'
import type { ShownPrint } from './usePrintPicture.ts'

/** Garments on which a print is judged, the most telling first. */
export const triedGarments = [
  'shirtDress',
  'circleSkirt',
  'campShirt',
  'wideTrousers',
  'kimonoJacket',
  'slipDress',
  'tShirt',
] as const
export type TriedGarment = (typeof triedGarments)[number]

const ecru: Color = { r: 236, g: 230, b: 218 }
const dark: Color = { r: 44, g: 46, b: 54 }

/** What is worn beside a garment so that the figure is dressed. */
const beside: Readonly<Record<TriedGarment, readonly string[]>> = {
  shirtDress: [],
  circleSkirt: ['tankTop'],
  campShirt: ['chinos'],
  wideTrousers: ['tankTop'],
  kimonoJacket: ['tankTop', 'chinos'],
  slipDress: [],
  tShirt: ['chinos'],
}

const worn = (garment: string, color: Color, fabric: string, print: Design['garments'][number]['print'] = null) =>
  plainWorn(garment, color, { fabric, print })

/** The ground that shows where a print leaves the cloth open. */
function groundOf({ source }: ShownPrint['document']): Color {
  if (source.kind === 'construction' || source.kind === 'derived') return sureFirst(source.colors)
  return source.kind === 'motifs' ? source.ground : ecru
}

/** How far below the middle of the neckline the middle of a single motif stands, in millimetres. */
const chest = 170

/** A look in which a print lies all over a garment, or stands singly on its chest, in its true size. */
export function wornPrint(
  { document, source }: ShownPrint,
  garment: TriedGarment,
  fabric: string,
  single = false,
): Design {
  const { width, repeat } = document
  const mode = single ? ('single' as const) : ('overall' as const)
  const print = { source, mode, repeat, width, x: 0, y: single ? chest : 0, angle: 0, opacity: 1 }
  const others = beside[garment].map((id) => worn(id, id === 'chinos' ? dark : ecru, 'cotton'))
  return {
    version: designVersion,
    style: 'realistic',
    mannequin: { person: 'ines', pose: 'neutral', mirrored: false },
    shoes: { kind: 'ballet', color: dark },
    lips: { r: 176, g: 90, b: 84 },
    ground: { r: 232, g: 230, b: 226 },
    garments: [...others, worn(garment, groundOf(document), fabric, print)],
    origin: null,
  }
}
