import { directionFault, type Fault } from './fault.ts'

const garments = 'packages/craft/garments'
const arms = directionFault(`${garments}/turn/sewnArms.test.ts`, garments)

/** Faults in how sleeves are joined to arms and bodices. */
export const armFaults: readonly Fault[] = [
  arms(
    'loops of cloth stay in the crook of an arm',
    'turn/unlooped.ts',
    'area(loop) > 0 !== isClockwise',
    'area(loop) > 0 === isClockwise',
    'loses the loop',
  ),
  arms(
    'sleeves are carried with their loops',
    'turn/turnPieces.ts',
    '? unlooped(whole(outline))',
    '? whole(outline)',
    'one shape without holes',
  ),
  arms(
    'the shoulder of a raised arm stays where it hung',
    'turn/onShell.ts',
    'const humped = 1.3',
    'const humped = 0',
    'goes up with it',
  ),
  directionFault('packages/picture/raster/depths.test.ts', 'packages/picture/raster')(
    'a sewn seam is an edge',
    'depths.ts',
    'edgesOf(joint, pen, mask, fields)',
    'edgesOf(mask, pen, mask, fields)',
    'what a part is sewn to',
  ),
  directionFault('packages/picture/looks/sleevesUnder.test.ts', `${garments}/blocks`)(
    'a full sleeve stands out where it comes out of a narrow one',
    'sleeveBeyond.ts',
    'Math.max(0, beyond) * under.springs',
    'Math.max(9, beyond) * under.springs',
    'no wider than there is room for',
  ),
  directionFault('packages/picture/looks/sleevesUnder.test.ts', 'packages/picture/looks')(
    'hidden sleeves are drawn',
    'dressing.ts',
    'isUnder || (covered',
    '(covered',
    'is not drawn beside its armhole',
  ),
]
