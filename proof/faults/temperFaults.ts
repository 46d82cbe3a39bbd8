import { directionFault, type Fault } from './fault.ts'

const folder = 'packages/craft/garments/fall'
const raster = 'packages/picture/raster'
const cloth = 'packages/picture/cloth'
const falls = directionFault(`${folder}/fallen.test.ts`, folder)
const folds = directionFault(`${raster}/folds.test.ts`, raster)
const marks = directionFault('packages/picture/looks/fabrics.test.ts', cloth)

/** Faults in what a leg, a hem and a mound of cloth leave out. */
export const temperFaults: readonly Fault[] = [
  falls(
    'every leg is pulled from hip or crotch',
    'legFalls.ts',
    'if (!chance.happens(often)) return []',
    '',
    'a leg has its own temper',
  ),
  falls('leggings fold like trousers', 'legFalls.ts', 'if (leg.isClose)', 'if (!leg)', 'close legs lie smooth'),
  falls(
    'denim breaks once over the shoe like wool',
    'legFalls.ts',
    'if (isCrisp && hem < 0.46)',
    'if (isCrisp && hem < 0)',
    'narrow legs of denim stack on the shoe',
  ),
  falls(
    'a coat of denim hangs in as many falls as one of silk',
    'chosen.ts',
    'stays[fallen] + 0.5 * handle.falls > 1',
    'stays[fallen] + handle.falls > 0',
    'firm cloth leaves out most of the falls',
  ),
  folds(
    'a mound breaks where its way bends',
    'folds.ts',
    'isMound(fold) ? unbent(placed) : placed',
    'placed',
    'a mound over the bust has no crease',
  ),
  folds(
    'a fold seen end on is a blob',
    'folds.ts',
    'smooth(2.2, 5.5, total / broad)',
    'smooth(0, 0.1, total / broad)',
    'a fold seen end on is left out',
  ),
  marks(
    'ink hints at corduroy as at poplin',
    'packages/picture/raster/weave/weave.ts',
    'isDrawn(style) ? marked[weave] : undefined',
    "style === 'flat' ? marked[weave] : undefined",
    'in ink every fabric tells from its neighbours on one trousers',
  ),
]
