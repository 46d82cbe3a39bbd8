import { directionFault, type Fault } from './fault.ts'

const folder = 'packages/craft/designs/compose'
const laying = directionFault(`${folder}/picture/laying.test.ts`, folder)
const shares = directionFault(`${folder}/picture/picture.test.ts`, folder)
const direction = directionFault(`${folder}/picture/direction.test.ts`, 'packages/craft/script')
const weights = directionFault('packages/studio/projects/boards/moodWeights.test.ts', 'packages/craft/moods')
const focus = directionFault('packages/picture/inspiration/focusOf.test.ts', 'packages/picture/inspiration')
const painted = directionFault('packages/picture/prints/derived/derived.test.ts', 'packages/picture/prints/derived')
const scale = directionFault('packages/picture/prints/derived/scale.test.ts', 'packages/craft/designs/compose/picture')

const subject = directionFault(
  'packages/picture/prints/derived/motif/subjectArt.test.ts',
  'packages/picture/prints/derived/motif',
)
const cut = directionFault(
  'packages/picture/prints/derived/motif/isClearCut.test.ts',
  'packages/picture/prints/derived/motif',
)
const woven = directionFault(
  'packages/picture/prints/derived/stripes/stripes.test.ts',
  'packages/picture/prints/derived/stripes',
)
const ways = directionFault('packages/craft/script/treatmentsFor.test.ts', 'packages/craft/script')

/** Faults in how the prints of pictures are chosen, scaled and laid on garments. */
export const clothFaults: readonly Fault[] = [
  cut(
    'what fades into its ground is a motif',
    'isClearCut.ts',
    '|| jumpAt(resampleClosed(contour, points), left, top, lab) === null',
    '',
    'is off its ground all round',
  ),
  cut(
    'a thing that the border cuts is a motif',
    'isClearCut.ts',
    'if (part.onBorder) return false',
    '',
    'is whole: the picture’s border cuts none of it',
  ),
  woven(
    'a sky is one stripe as broad as all others',
    'stripes.ts',
    'most: 0.3 }',
    'most: 1 }',
    'give what is narrow a stripe that is seen',
  ),
  laying(
    'a tall subject covers its garment from end to end',
    'picture/placeSubject.ts',
    'down: 0.46',
    'down: 0.9',
    'a tall subject takes half',
  ),
  subject(
    'a bottle is tossed like a flower',
    'layMotifs.ts',
    'arts[art].stands ?',
    'false ?',
    'keeps upright where it has an up',
  ),
  subject(
    'one subject is strewn over a tile in crumbs',
    'layMotifs.ts',
    'const single = arts.length === 1',
    'const single = arts.length === 0',
    'lies on calm ground',
  ),
  subject(
    'the subject of a picture is no motif',
    'artsOf.ts',
    'return subject ? [subject] : []',
    'return []',
    'is the motif of a picture in which nothing else stands alone',
  ),
  ways(
    'a car before a long road is a motif',
    'treatmentsFor.ts',
    'const broad = 0.4',
    'const broad = 0',
    'cuts out the one subject of a picture before all else',
  ),
  laying(
    'a picture ends above the hem',
    'picture/layDerived.ts',
    'Math.min(middle - length * rim, Math.max(middle + length * rim - width, start))',
    'start',
    'covers its garment once from end to end',
  ),
  laying(
    'a subject lies on the crotch',
    'picture/marksOf.ts',
    '{ x: 0, y: crotch, reach: near.crotch * crotch },',
    '{ x: 0, y: crotch, reach: 1 },',
    'keeps off the points of the bust, the crotch and a belt',
  ),
  laying(
    'every look has its subject on the same side',
    'picture/spotFor.ts',
    'const side = turn % 2 ? -1 : 1',
    'const side = turn < 0 ? -1 : 1',
    'changes its side from look to look',
  ),
  laying(
    'trousers show a picture as a whole',
    'picture/onePiece.ts',
    "const legged = ['trousers', 'jeans', 'shorts', 'jumpsuit']",
    "const legged = ['jeans']",
    'has the picture broken up',
  ),
  laying(
    'the axis of a mirrored tile runs down the body',
    'picture/layDerived.ts',
    'Math.round(width * (0.3 + 0.4 * ((turn * golden) % 1)))',
    'Math.round(width * ((turn * golden) % 1))',
    'no axis of a mirrored tile lies on the body',
  ),
  laying(
    'a child wears motifs as large as on a dress',
    'picture/scaleFor.ts',
    'dress: 220, long: 205, small: 116, child: 116',
    'dress: 220, long: 205, small: 116, child: 285',
    'is finer on a child',
  ),
  scale(
    'brush marks are too fine to be seen',
    'scaleFor.ts',
    'const marks = 560',
    'const marks = 300',
    'brush marks are 8 to 40 mm wide',
  ),
  shares(
    'the share of a designer who brought no prints stays plain beside pictures',
    'assignPrints.ts',
    'picture && brought.length === 0 ?',
    'picture && brought.length < 0 ?',
    'in three or four looks of eight',
  ),
  shares(
    'a brand profile drives out the pictures',
    'assignPrints.ts',
    '...(brief.picture\n      ? ofPictures',
    '...(brief.picture && !house\n      ? ofPictures',
    'are worn in the rest',
  ),
  direction(
    'the second print is of the first picture that there is',
    'unlikePictures.ts',
    'second: leadingOf(others)',
    'second: others.at(0) ?? null',
    'of several pictures the one that weighs most leads',
  ),
  direction(
    'two pictures of one thing count as two',
    'unlikePictures.ts',
    'const elsewhere = 0.12',
    'const elsewhere = -1',
    'makes two unlike prints of the leading picture',
  ),
  direction(
    'every print is in the inks of all pictures',
    'clothsOf.ts',
    'readings.length > 1 ?',
    'readings.length > 9 ?',
    'each in its own inks of the script',
  ),
  weights(
    'a pinned picture weighs no more',
    'packages/studio/projects/boards/moodWeights.ts',
    'const pinned = 1.5',
    'const pinned = 1',
    'a pinned picture weighs more',
  ),
  focus(
    'the subject of a picture is always its middle',
    'focusOf.ts',
    ';[x, y] = [sumX / sum, sumY / sum]',
    ';[x, y] = [0.5 + 0 * (sumX / sum), 0.5 + 0 * sumY]',
    'lies where the one thing is that stands out',
  ),
  painted(
    'a print shows any part of its picture',
    'screened.ts',
    '(source.part ?? richestSquare(picture, source.colors, share, source.seed, chance))',
    'richestSquare(picture, source.colors, share, source.seed, chance)',
    'shows the part of the picture that it is told to',
  ),
]
