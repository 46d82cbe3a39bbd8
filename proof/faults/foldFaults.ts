import { directionFault, type Fault } from './fault.ts'

const folder = 'packages/craft/garments/fall'
const falls = directionFault(`${folder}/fallen.test.ts`, folder)
const skirts = directionFault('packages/craft/garments/blocks/skirt.test.ts', 'packages/craft/garments/blocks')
const fabrics = directionFault('packages/picture/looks/fabrics.test.ts', 'packages/picture/looks')

/** Faults in how cloth falls and folds. */
export const foldFaults: readonly Fault[] = [
  falls(
    'both legs fold like the one that carries',
    'legFalls.ts',
    'bearing.weight === index,',
    'bearing.weight !== null,',
    'the leg that carries hangs cleaner than the free one',
  ),
  falls(
    'cropped trousers break over a shoe that they do not reach',
    'legFalls.ts',
    'if (rests < 0) return []',
    'if (rests < -9) return []',
    'break over the shoe only where they are long enough',
  ),
  falls(
    'short folds are as broad as long ones',
    'placesOf.ts',
    'const slender = 9',
    'const slender = 1',
    'a fold is long beside its width',
  ),
  falls(
    'a bent arm folds like one that hangs',
    'sleeveFalls.ts',
    'sleeve.bent > 0.35 ?',
    'sleeve.bent > 9 ?',
    'a bent elbow gathers its sleeve into its hollow',
  ),
  falls(
    'no wind moves a skirt',
    'skirtFalls.ts',
    'return [x + 0.12 * bearing.swing * t * t, y]',
    'return [x + 0 * bearing.swing, y]',
    'wind and stride swing the falls of a skirt',
  ),
  skirts(
    'a slit opens at a share of the points of its hem',
    'slit.ts',
    'const at = nearest(hem, cone.at(angle, 1).x)',
    'const at = Math.max(1, nearest(hem, cone.at(angle, 1).x) - 20)',
    'the mouth of a slit hangs below its head',
  ),
  fabrics(
    'every garment is drawn in the first fabric of the list',
    'dressing.ts',
    /visible\.toReversed\(\)\) \{\n {4}const fabric = findFabric\(worn\.fabric\) \?\? fabrics\[0\]/,
    'visible.toReversed()) {\n    const fabric = fabrics[0] ?? findFabric(worn.fabric)',
    'in realistic every fabric tells from its neighbours on one trousers',
  ),
]
