import { directionFault, type Fault } from './fault.ts'

const blends = directionFault('packages/canvas/blending/blending.test.ts', 'packages/canvas/blending')
const changes = directionFault('packages/canvas/document/canvasChanges.test.ts', 'packages/canvas/document')
const paints = directionFault('packages/canvas/session/session.test.ts', 'packages/canvas')
const acts = directionFault('packages/canvas/session/acts.test.ts', 'packages/canvas')

/** Faults in the engine of the canvas: blend modes, changes of a painting, the incremental picture, acts on pixels. */
export const canvasEngineFaults: readonly Fault[] = [
  blends(
    'soft light lightens the dark as if it was light',
    'softLight.ts',
    'const far = turn < 0 ? darker[below]! : lighter[below]!',
    'const far = lighter[below]!',
    'lies on an opaque ground as the formula of W3C says',
  ),
  blends(
    'a layer on nothing is mixed with black',
    'laying.ts',
    'below + (above + (mixed - above) * backed - below) * share + 0.5',
    'below + (mixed - below) * share + 0.5',
    'lies on a ground that lets through as the formula says',
  ),
  blends(
    'a mask that hides half hides all',
    'laying.ts',
    'return Math.imul(weight, shown + (shown >> 7)) >> 8',
    'return shown === 255 ? weight : 0',
    'through a mask weighs less',
  ),
  changes(
    'a layer in a fixed group is painted',
    'checkLayers.ts',
    'const held = [layer, ...groupsAround(document, id).map((group) => layerOf(document, group))]',
    'const held = [layer]',
    'refuse what a fixed layer, or one in a fixed group, is told',
  ),
  changes(
    'a pinned layer is pushed out of its place',
    'orderChanges.ts',
    'for (const one of groups) checkPlaces(document, after, one)',
    '',
    'keep a pinned layer in its place',
  ),
  changes(
    'a group is taken away and what it held stays in the table',
    'layerChanges.ts',
    'const gone = new Set(given.ids.flatMap((id) => withHeld(document, id)))',
    'const gone = new Set(given.ids)',
    'take a group away with what it holds',
  ),
  paints(
    'what lies above the layer that is worked on is forgotten',
    'painter/shownSandwiches.ts',
    'layUppers(above, picture, box, false)',
    'layUppers([], picture, box, false)',
    'paints on a painting of chance',
  ),
  paints(
    'a film keeps nothing of the ground',
    'painter/film.ts',
    'Math.imul((channel << 16) >> 16, ground)',
    'Math.imul(0, ground)',
    'paints on a painting of chance',
  ),
  paints(
    'what blurs above is painted only where the dab was',
    'session/openSession.ts',
    'const wide = painter.reachOver(now)',
    'const wide = 0',
    'paints under a blur as far as the blur carries a dab',
  ),
  paints(
    'a hidden layer shows what is clipped to it',
    'painter/runsOf.ts',
    "base = layer.kind === 'adjustment' ? undefined : run",
    "base = layer.kind === 'adjustment' || !isShown(layer) ? undefined : run",
    'hides what is clipped to a layer that is hidden',
  ),
  paints(
    'a stroke that is cancelled stays in the picture',
    'session/openStroke.ts',
    '      close()\n      for (const key of painted.keys()) {',
    '      close()\n      for (const key of [] as string[]) {',
    'cancels one without a trace',
  ),
  acts(
    'cutting the sheet leaves the layers where they were',
    'transforming/framedLayers.ts',
    'moving(-x0, -y0)',
    'moving(0, 0)',
    'cut the sheet to a box, with the layers where they lay',
  ),
  acts(
    'what a mask shows beyond its tiles is hidden when the painting is drawn to another size',
    'transforming/framedLayers.ts',
    "mask.outside === 'hidden' ||",
    'true ||',
    'draw the whole painting to other sides',
  ),
  acts(
    'a picture is drawn from how it lay, not from its own pixels',
    'transforming/framedLayers.ts',
    'isRedrawn ? move(layer.source, lies) : move(layer.tiles)',
    'move(layer.tiles)',
    'keep a picture sharp',
  ),
  paints(
    'a dab is seen only where a row begins to change',
    'painter/changedBands.ts',
    'right = Math.max(right, to)',
    'right = Math.max(right, from + 1)',
    'what a composite from nothing shows',
  ),
  paints(
    'what a blur reads stays as it was before the stroke',
    'painter/openPainter.ts',
    'lowers.show(name, sandwich, tile, wholeTile)',
    'if (!lowers.pictureOf(name, sandwich)) lowers.show(name, sandwich, tile, wholeTile)',
    'paints under a blur',
  ),
  paints(
    'all is made ready before a pen is heard',
    'session/openSession.ts',
    'yield key\n',
    'if (key === keys.at(-1)) yield key\n',
    'makes ready tile by tile',
  ),
  paints(
    'tiles that undo needs are let go',
    'session/openSession.ts',
    'held.trail().flatMap(({ before, after }) => [before, after])',
    'held.trail().flatMap(() => [])',
    'keeps in its steps what a sweep might let go',
  ),
]
