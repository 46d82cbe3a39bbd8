import { type Fault, faultsOf } from './fault.ts'

const adjusting = 'packages/canvas/adjusting'
const liquify = 'packages/canvas/liquify'
const selecting = 'packages/canvas/selecting'
const transforming = 'packages/canvas/transforming'
const warping = 'packages/canvas/warping'

const drawing = faultsOf('drawing')
const adjusted = drawing('adjusting.test.ts', adjusting)
const pushed = drawing('liquify.test.ts', liquify)
const selected = drawing('selecting.test.ts', selecting)
const carried = drawing('transforming.test.ts', transforming)
const placed = drawing('placing.test.ts', transforming)

/** Faults in how a painting is adjusted, pushed about, selected and transformed. */
export const canvasShapeFaults: readonly Fault[] = [
  adjusted(
    'an adjustment reads less of its surroundings than it needs',
    'boxOf.ts',
    '3 * (part > 0 ? radius + 1 : radius)',
    '2 * (part > 0 ? radius + 1 : radius)',
    'same bits tile by tile',
  ),
  adjusted(
    'noise belongs to the tile and not to the sheet',
    'noise.ts',
    'bell(x + column, y + row, seed * 4)',
    'bell(column, row, seed * 4)',
    'same bits tile by tile',
  ),
  adjusted(
    'a blur weighs transparent colours as if they were seen',
    'softened.ts',
    'plane[i] = pixels[i * 4 + channel]! * (alpha ? alpha[i]! / 255 : 255)',
    'plane[i] = pixels[i * 4 + channel]! * 255',
    'lends a blur no color',
  ),
  adjusted(
    'a curve swings beyond its points',
    'monotone.ts',
    'before * after <= 0 ? 0 : (2 * before * after) / (before + after)',
    '(before + after) / 2',
    'never swings beyond them',
  ),
  adjusted(
    'recoloured shade is as light as what is lit',
    'dyeOf.ts',
    'if (own <= main) return own * shade',
    'if (own <= main) return goal',
    'shade and light stay in their order',
  ),
  pushed(
    'liquify forgets what it did before',
    'bendField.ts',
    'bentX[at] = moveX + fieldX[knot]! * a',
    'bentX[at] = moveX + 0 * a',
    'twelve turns and back blur nothing',
  ),
  pushed(
    'frozen pixels move',
    'bendField.ts',
    /held\[knot\] === 1\) return\n.*bell\(far, tool\.power\) \* \(1 - held\[knot\]!\)/,
    'held[knot] === 2) return\n    const weight = bell(far, tool.power)',
    'what is frozen stays',
  ),
  pushed(
    'both turns go the same way',
    'bendField.ts',
    "(tool.kind === 'clockwise' ? -0.12 : 0.12)",
    "(tool.kind === 'clockwise' ? 0.12 : 0.12)",
    'clockwise and counterclockwise turn them their way',
  ),
  pushed(
    'pixels move that are not selected',
    'drawSpans.ts',
    'if (moves && selection) withinSelection',
    'if (!moves && selection) withinSelection',
    'only what is selected moves',
  ),
  pushed(
    'a stroke writes to tiles that were given before',
    'openLiquify.ts',
    'before ? before.slice() : new',
    'before ? before : new',
    'tiles once given never change',
  ),
  pushed(
    'pushed edges take on colours that nobody sees',
    'quickRow.ts',
    'const wb = (b >>> 24) * right',
    'const wb = 255 * right',
    'lends no color to what is pushed',
  ),
  pushed(
    'a picture that keeps its pixels is pushed about',
    'liquifyLayer.ts',
    'if (!isRasterized(layer)) throw',
    'if (isTiled(layer) && !isTiled(layer)) throw',
    'not rasterized is refused',
  ),
  pushed(
    'an empty layer is taken for a painted one',
    'liquifyLayer.ts',
    'tile !== undefined && !isEmptyTile(tile)',
    'tile !== undefined',
    'an empty layer',
  ),
  selected(
    'a wand jumps over what is of another colour',
    'selectWand.ts',
    'contiguous ? flood',
    '!contiguous ? flood',
    'stays in what hangs together',
  ),
  selected(
    'a selection grows by squares',
    'grown.ts',
    'const most = (by + 1) * (by + 1)',
    'const most = 2 * (by + 1) * (by + 1)',
    'growth is what a search of every near pixel finds',
  ),
  selected(
    'what is subtracted is added',
    'combined.ts',
    'there < 255 - added ? there : 255 - added',
    'there > added ? there : added',
    'make up the sheet',
  ),
  selected(
    'holes are gone round like edges',
    'outlinesOf.ts',
    '.filter((k) => !inside(k) && inside(k + 1))',
    '.filter((k) => inside(k) !== inside(k + 1))',
    'round its holes the other way',
  ),
  carried(
    'what shrinks is read at one place',
    `${warping}/warpTiles.ts`,
    'const mostTaps = 8',
    'const mostTaps = 1',
    'without ripples',
  ),
  carried(
    'turned edges take on colours that nobody sees',
    `${warping}/cubicSample.ts`,
    'const wr = c * down * (r >>> 24)',
    'const wr = c * down * 255',
    'lends no color, and edges are soft',
  ),
  carried(
    'a move by whole pixels is drawn anew',
    'moveTiles.ts',
    'moved.set(tileKey(column + x / side, row + y / side), tile)',
    'moved.set(tileKey(column + x / side, row + y / side), tile.slice())',
    'by whole tiles the very tiles',
  ),
  placed(
    'Shift forgets the ratio of the sides',
    'dragHandle.ts',
    'keepRatio ? sameShare(byX, byY) :',
    'keepRatio && byX === byY ? sameShare(byX, byY) :',
    'Shift keeps the ratio',
  ),
  placed(
    'things snap to what is furthest',
    'snapMove.ts',
    'if (Math.abs(off) >= least - 1e-9) continue',
    'if (Math.abs(off) >= reach - 1e-9) continue',
    'snaps to edges',
  ),
  placed(
    'cropping leaves the mask where it was',
    'framedLayers.ts',
    'return { ...mask, tiles: move(mask.tiles) }',
    'return mask',
    'masks and pictures with it',
  ),
]
