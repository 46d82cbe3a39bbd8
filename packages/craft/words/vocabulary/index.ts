import { changes } from './changes.ts'
import { closures } from './closures.ts'
import { collars } from './collars.ts'
import { colors } from './colors.ts'
import { compounds } from './compounds.ts'
import { counts } from './counts.ts'
import { densities } from './densities.ts'
import { details } from './details.ts'
import { directions } from './directions.ts'
import { fabrics } from './fabrics.ts'
import { fits } from './fits.ts'
import { garments } from './garments.ts'
import { idioms } from './idioms.ts'
import { lengths } from './lengths.ts'
import { manners } from './manners.ts'
import { moods } from './moods.ts'
import { motifs } from './motifs.ts'
import { necklines } from './necklines.ts'
import { numbers } from './numbers.ts'
import { occasions } from './occasions.ts'
import { operators } from './operators.ts'
import { palettes } from './palettes.ts'
import { parts } from './parts.ts'
import { persons } from './persons.ts'
import { pockets } from './pockets.ts'
import { repeats } from './repeats.ts'
import { scales } from './scales.ts'
import { seasons } from './seasons.ts'
import { sleeves } from './sleeves.ts'
import { tones } from './tones.ts'

/** The whole vocabulary: the kind of its concepts, then one concept on each line; where two concepts share a form the first listed wins. */
export const vocabulary = [
  ['garment', garments],
  ['neckline', necklines],
  ['collar', collars],
  ['sleeve', sleeves],
  ['length', lengths],
  ['fit', fits],
  ['closure', closures],
  ['pocket', pockets],
  ['detail', details],
  ['part', parts],
  ['fabric', fabrics],
  ['motif', motifs],
  ['manner', manners],
  ['repeat', repeats],
  ['scale', scales],
  ['density', densities],
  ['direction', directions],
  ['colour', colors],
  ['tone', tones],
  ['palette', palettes],
  ['season', seasons],
  ['occasion', occasions],
  ['mood', moods],
  ['person', persons],
  ['count', counts],
  ['change', changes],
  ['op', operators],
  ['num', numbers],
  ['compound', compounds],
  ['idiom', idioms],
] as const
