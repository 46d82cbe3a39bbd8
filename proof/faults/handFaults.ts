import { directionFault, type Fault } from './fault.ts'

const raster = 'packages/picture/raster'
const scenes = 'packages/picture/looks'
const grounds = `${scenes}/grounds`
const brands = 'packages/craft/brands'
const house = 'packages/craft/designs/compose/house'
const press = directionFault(`${raster}/pressed.test.ts`, raster)
const drawn = directionFault(`${scenes}/hand.test.ts`, 'packages/picture')
const stands = directionFault(`${grounds}/grounds.test.ts`, scenes)
const brand = directionFault(`${brands}/handOfBrand.test.ts`, brands)
const dressed = directionFault(`${house}/houseHand.test.ts`, 'packages/craft/designs/compose')

/** Faults in the hand that looks are drawn by, in what brands ask of it, and in what looks stand before. */
export const handFaults: readonly Fault[] = [
  press(
    'a loose hand overshoots no further',
    'pressed.ts',
    'overshoot: hand.overshoot * looseness',
    'overshoot: hand.overshoot',
    'the looser it is',
  ),
  press(
    'a photograph gets lines in its light from a loose hand',
    'pressed.ts',
    'lit: hand.lit > 0 ? alike(hand.lit, looseness) : hand.lit',
    'lit: alike(Math.abs(hand.lit), looseness)',
    'keeps its lit edges',
  ),
  drawn(
    'the pen is not pressed as the design asks',
    'raster/brushLine.ts',
    'pressed(plain, stage.hand)',
    'plain',
    'leaves more ink',
  ),
  drawn(
    'texture is not seen in photographs',
    'raster/paint.ts',
    'grainTile(stage.hand.texture)',
    'grainTile()',
    'texture are each seen',
  ),
  drawn(
    'a kept layer shows the hand it was drawn by before',
    'looks/layers.ts',
    'seed, ...Object.values(hand),',
    'seed,',
    'drew it by another hand before',
  ),
  press(
    'equal lines are pressed alike in every look',
    'brushLine.ts',
    'stage.seed + (o.seed ?? 1) + ',
    '1 + ',
    'otherwise for every seed',
  ),
  stands(
    'ink shows the block through the figure',
    'lookStage.ts',
    'groundOf(design.backdrop).sheet(design.ground)',
    'design.ground',
    'not the block behind it',
  ),
  stands(
    'a line-up forgets what it stands before',
    'drawLineUp.ts',
    'const scenery = groundOf(backdrop)',
    'const scenery = groundOf(null)',
    'one ground',
  ),
  stands(
    'nobody throws a shadow in the studio',
    'grounds/studio.ts',
    'const strength = 0.5 *',
    'const strength = 0 *',
    'a shade of the whole figure',
  ),
  stands(
    'a pale block cannot be told from its sheet',
    'grounds/pigment.ts',
    'laid: lerp(1, 2.9, pale)',
    'laid: 1',
    'a pale one is the sheet',
  ),
  brand(
    'a brand without a share steers the pen',
    'handOfBrand.ts',
    '(line?.confidence ?? 0) * share',
    'line?.confidence ?? 0',
    'no share',
  ),
  brand(
    'an uneven pen makes a stiff hand',
    'handOfBrand.ts',
    'plain.regularity - line.regularity',
    'line.regularity - plain.regularity',
    'loose where it is uneven',
  ),
  dressed(
    'a collection is composed without the hand of its brand',
    'compose.ts',
    'return inHouseHand(brief, standAsWorn(brief, best?.designs ?? []))',
    'return standAsWorn(brief, best?.designs ?? [])',
    'the hand that they were drawn by',
  ),
  dressed(
    'the contrast of a brand is not worn',
    'house/houseTone.ts',
    'strength: 4 * tone.confidence * share',
    'strength: 0 * tone.confidence * share',
    'dark beside light',
  ),
  dressed(
    'rough cloth leads to satin',
    'house/houseCloth.ts',
    '* (roughness - 0.6)',
    '* (0.6 - roughness)',
    'rough cloth',
  ),
  dressed(
    'an A of a brand narrows its skirts',
    'house/houseSteering.ts',
    '(0.8 * A + 0.5 * X',
    '(0.5 * X - 0.8 * A',
    'lines of an A',
  ),
]
