import { directionFault, type Fault } from './fault.ts'

const looks = directionFault('packages/picture/looks/applied.test.ts', 'packages/picture/looks')
const cloth = directionFault('packages/picture/looks/applied.test.ts', 'packages/picture/cloth')
const hands = directionFault('packages/picture/looks/appliedInHand.test.ts', 'packages/picture')
const stamps = directionFault('packages/picture/cloth/stampInHand.test.ts', 'packages/picture/cloth')
const riding = directionFault('packages/picture/looks/rideOn.test.ts', 'packages/picture')
const cloths = directionFault('packages/picture/cloth/sewnEdge.test.ts', 'packages/picture/cloth')
const washes = directionFault('packages/picture/cloth/bledAt.test.ts', 'packages/picture/cloth')
const widths = directionFault('packages/craft/applied/firstWidth.test.ts', 'packages/craft/applied')
const lines = directionFault('packages/picture/export/laidLayers.test.ts', 'packages/picture')
const notions = directionFault('packages/picture/notions/notions.test.ts', 'packages/picture/notions')
const maps = directionFault('packages/picture/looks/lookMap.test.ts', 'packages/picture/looks')
const changes = directionFault('packages/craft/designs/appliedChanges.test.ts', 'packages/craft/designs')
const merges = directionFault('packages/craft/designs/merge/merge.test.ts', 'packages/craft/designs/merge')

/** Faults in what lies on cloth: where it lies, in what order, and what becomes of it between two windows. */
export const appliedFaults: readonly Fault[] = [
  looks(
    'what is hidden is drawn',
    'appliedOn.ts',
    '!hidden && at.side === figure.view',
    'at.side === figure.view',
    'what is hidden, or on the side that is not looked at, is not drawn',
  ),
  looks(
    'a part without a print wears the one of its garment',
    'cloth.ts',
    '{ print: own, own: true }',
    '{ print: own ?? print, own: true }',
    'overrides the print of the garment, also with none',
  ),
  cloth(
    'what was laid first lies on top',
    'layLaid.ts',
    'for (const one of laid) {',
    'for (const one of laid.toReversed()) {',
    'the later lies over the earlier',
  ),
  cloth(
    'holes of a region are filled',
    'patchOf.ts',
    'depth % 2 ? -1 / 255 : 1 / 255',
    '1 / 255',
    'an outline within another is a hole',
  ),
  cloth(
    'a border is repeated up the cloth',
    'printOver.ts',
    'if (border && (py < 0 ||',
    'if (border && (py < -1e9 ||',
    'a border lies along the lower edge alone',
  ),
  cloth(
    'what stands out darkens the box around it',
    'lightLift.ts',
    'Math.min(clamp(above), clamp(above - k + 0.75))',
    'clamp(above - k + 0.75)',
    'a raised element throws its shadow beside it and leaves the rest of the cloth as it is',
  ),
  looks(
    'seams run over what is sewn on',
    'drawPiece.ts',
    "isCovered && line.kind !== 'fold'",
    "isCovered && line.kind === 'fold'",
    'seams and stitches run under what is sewn on',
  ),
  hands(
    'the paper of ink takes what lies on the cloth away',
    'raster/ink/brushWash.ts',
    'if (s.laid) open[i] *= 1 - s.laid.held[i]',
    '',
    'keeps its colour where ink leaves the cloth to the paper',
  ),
  hands(
    'the seam of a region is lost in the light',
    'cloth/sewInto.ts',
    'if (isInk) held[i] = Math.max(held[i] ?? 0, sunk, 0.9 * sewn, 0.8 * pulled)',
    'if (isInk) held[i] = 0',
    'shows the edge of a region where ink leaves the cloth to the paper',
  ),
  hands(
    'what is sewn on throws its shadow towards the lamp',
    'cloth/contactShadow.ts',
    '[lampOnPage[0] * far * share, lampOnPage[1] * far * share]',
    '[-lampOnPage[0] * far * share, -lampOnPage[1] * far * share]',
    'throws a shadow on the cloth away from the lamp and on nothing else',
  ),
  hands(
    'an element ends at the seam of its piece',
    'looks/appliedOn.ts',
    '[{ piece: home.name, one: lying }, ...(at ? runsOnto(lying, home, pieces, figure) : runs)]',
    '[{ piece: home.name, one: lying }]',
    'runs on over the seam of two legs, but not below the crotch',
  ),
  riding(
    'a stiff thing is torn at the edge of its cloth',
    'looks/settled.ts',
    'moved <= most; moved += step',
    'moved < step; moved += step',
    'keeps its shape at the edge of its cloth and is not torn there',
  ),
  riding(
    'what has the colour of its cloth is lost on it',
    'cloth/layStamp.ts',
    '    setOff(laying, reach, stamp, ground)\n',
    '',
    'of the colour of its cloth is parted from it all around',
  ),
  cloths(
    'a seam is stitched on one side only',
    'sewnEdge.ts',
    'for (const side of [allowance, -allowance])',
    'for (const side of [allowance])',
    'is stitched down on both sides of its seam, all the way round',
  ),
  washes(
    'a dye fades like an airbrush in gouache',
    'bledAt.ts',
    'into[0] = smooth(0.41, 0.57, dry)',
    'into[0] = dry',
    'is brushed out dry in gouache: cloth or paint, hardly anything between',
  ),
  lines(
    'a dye is a pocket in a flat',
    'looks/regionInLines.ts',
    "edge.kind === 'feather' ? hatched(paths, hatch * dot, edge.width / 2) : rings",
    'rings',
    'draws a sewn region as a seam with stitches, a cut one as a line, a dye as a hatch',
  ),
  hands(
    'a seam lies in the cloth as if nothing pulled',
    'cloth/sewnEdge.ts',
    'pucker: drawn(pull),',
    'pucker: drawn(() => undefined),',
    'a seam pulls small puckers into the cloth on both sides',
  ),
  stamps(
    'ink keeps the metal of an element',
    'inkStamp.ts',
    'rgba: wash } = stamp.plain',
    'rgba: wash } = stamp.picture',
    'is a flat wash, one shade and a line in ink',
  ),
  stamps(
    'a turned element is lit from elsewhere',
    'stampInHand.ts',
    'const radians = (-angle * Math.PI) / 180',
    'const radians = 0 * angle',
    'keeps its light where it is on the page when it is turned or mirrored',
  ),
  widths(
    'a motif is laid wider than its sleeve',
    'firstWidth.ts',
    'const fitted = fits < 1 ? Math.floor(width * fits) : width',
    'const fitted = width',
    'leaves cloth to both sides of a motif that is wider than its piece',
  ),
  lines(
    'what lies on cloth has no layer',
    'export/svgPage.ts',
    'if (!laid.size) return',
    'if (laid.size) return',
    'every element has a group of its name',
  ),
  lines(
    'an element is drawn the wrong way round',
    'looks/laidLines.ts',
    'const turned = (one.angle * Math.PI) / 180',
    'const turned = 0',
    'keeps its size and its angle',
  ),
  lines(
    'lines under an element are drawn through it',
    'export/visibleLines.ts',
    '...(part.hides ? [{ ...part.hides, outline: [] }] : []),',
    '',
    'an element hides the seams under it',
  ),
  lines(
    'a flat lays elements over its edge',
    'looks/drawLaidLines.ts',
    "context.globalCompositeOperation = 'destination-in'",
    "context.globalCompositeOperation = 'source-over'",
    'and not beyond the cloth',
  ),
  lines(
    'an element lies over the outline of its garment',
    'export/laidParts.ts',
    'return [partOf(piece), ...laid, { covers: [], lines: contoursOf(piece) }]',
    'return [partOf(piece), { covers: [], lines: contoursOf(piece) }, ...laid]',
    'nothing that lies on a garment breaks its outline',
  ),
  lines(
    'the back of a flat ends without a line',
    'looks/drawPiece.ts',
    "if (stage.style === 'flat') drawContours",
    "if (contoured && stage.style === 'flat') drawContours",
    'the outline of a flat in pixels has no gap',
  ),
  lines(
    'a sequin is drawn too small to be read',
    'looks/laidLines.ts',
    'const leastAcross = 8',
    'const leastAcross = 1',
    'what is too small to be read is drawn larger',
  ),
  lines(
    'a zip is drawn as a blot',
    'looks/readableLines.ts',
    'const mostInk = 0.34',
    'const mostInk = 3.4',
    'what is too small to be read is drawn larger, and what would be a blot',
  ),
  lines(
    'a seam ends before the edge of its piece',
    'cloth/carriedRuns.ts',
    'run.push(...lastBetween(before, point, carry))',
    'run.push(...lastBetween(before, point, () => null))',
    'a line ends at the outline of its piece',
  ),
  notions(
    'a pearl is as white at its edge as in its middle',
    'sparkle.ts',
    'tone: 0.5,',
    'tone: 0,',
    'a white pearl parts itself from white cloth',
  ),
  notions(
    'a ruffle shines like foil',
    'frill.ts',
    'relief: tall * 0.016',
    'relief: tall * 0.09',
    'is matt: no glint on it',
  ),
  maps(
    'what is counted from the lower end is read from the upper',
    'spotFrame.ts',
    "from === 'top' ? v : length - v,",
    'v,',
    'is found again where it was pointed at',
  ),
  changes(
    'a region without area is laid',
    'appliedChanges.ts',
    "throw refuse('regionEmpty')",
    'return',
    'one without area is refused',
  ),
  merges('a tweed loses its flecks', 'mergeWorn.ts', '...(flecks && { flecks }),', '', 'keeps the flecks of a tweed'),
  merges(
    'what one window laid on a garment is lost',
    'mergeEach.ts',
    '[...names(theirs), ...names(mine)]',
    '[...names(theirs)]',
    'keeps what both laid on it',
  ),
]
