import type { NotionId } from '@toile/craft/notions/index.ts'
import { applique } from './applique.ts'
import { bows } from './bows.ts'
import { buckles } from './buckles.ts'
import { buttons } from './buttons.ts'
import { collars } from './collars.ts'
import { cords } from './cords.ts'
import type { DrawNotion } from './drawing.ts'
import { edgings } from './edgings.ts'
import { embroidery } from './embroidery.ts'
import { fastenings } from './fastenings.ts'
import { fringes } from './fringes.ts'
import { labels } from './labels.ts'
import { metalware } from './metalware.ts'
import { patches } from './patches.ts'
import { pockets } from './pockets.ts'
import { ruffles } from './ruffles.ts'
import { sparkle } from './sparkle.ts'
import { stitching } from './stitching.ts'
import { zips } from './zips.ts'

/** How each notion of the catalogue is drawn: the compiler asks for every one. */
export const drawers: Readonly<Record<NotionId, DrawNotion>> = {
  ...buttons,
  ...fastenings,
  ...zips,
  ...buckles,
  ...cords,
  ...metalware,
  ...bows,
  ...ruffles,
  ...collars,
  ...pockets,
  ...edgings,
  ...stitching,
  ...embroidery,
  ...applique,
  ...patches,
  ...sparkle,
  ...fringes,
  ...labels,
}
