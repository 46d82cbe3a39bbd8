import { directionFault, type Fault } from './fault.ts'

const test = 'packages/picture/inspiration/readings.test.ts'
const reading = directionFault(test, 'packages/picture/inspiration')
const world = directionFault(test, 'packages/craft/script')
const photograph = directionFault('packages/craft/script/worldsOf.test.ts', 'packages/craft/script')

/** Faults in what is read in a picture. */
export const readingFaults: readonly Fault[] = [
  reading(
    'what is clear is read as black',
    'labPicture.ts',
    '(255 - paper)) / 255 + paper)',
    '(255 - paper)) / 255)',
    'counts what is clear as white paper',
  ),
  reading(
    'rounding on a flat ground stands out from it',
    'salienceOf.ts',
    'Math.max(flat, sure(',
    'Math.max(-1, sure(',
    'a small red thing on a wide green ground',
  ),
  reading(
    'nothing of a picture draws the eye',
    'salienceOf.ts',
    'return (0.3 + 0.5 * value + 0.5 * detail[i]!)',
    'return (0.3 + 0 * value + 0 * detail[i]!)',
    'a small red thing on a wide green ground',
  ),
  reading(
    'level and upright lines change places',
    'linesOf.ts',
    'Math.atan2(gx, -gy)',
    'Math.atan2(gy, gx)',
    'stripes that lie level and that stand upright',
  ),
  reading(
    'every picture has a horizon',
    'traitsOf.ts',
    'return clamp(between / Math.max(all, 1e-6))',
    'return clamp(all / Math.max(all, 1e-6))',
    'a horizon is told from a wall',
  ),
  reading(
    'the run of a picture goes from bottom to top',
    'readPicture.ts',
    'const from = Math.floor((k / steps) * height)',
    'const from = Math.floor(((steps - 1 - k) / steps) * height)',
    'a horizon is told from a wall',
  ),
  reading(
    'a picture is sampled by chance',
    'clustersOf.ts',
    'openChance(1))',
    'openChance(Math.floor(performance.now() * 1e3) % 1e6))',
    'is the same for the same pixels',
  ),
  reading(
    'a thread of a picture has windows without shares',
    'readPicture.ts',
    'const total = row.reduce((sum, count) => sum + count, 0) || 1',
    'const total = row.reduce((sum, count) => sum + count, 0)',
    'is made of a single pixel and of a thread',
  ),
  reading(
    'small vivid things are specks',
    'clustersOf.ts',
    'share > 0.008 || ((Math.hypot(place[1], place[2]) > 0.1 || alone.includes(place)) && share > 0.002),',
    'share > 0.05,',
    'keeps its chip in the colour script',
  ),
  reading(
    'what stands out counts for nothing on a wide picture',
    'readPicture.ts',
    'const picture = labPicture(pixels, longest)',
    'const picture = labPicture(pixels, pixels.width > 1000 ? 24 : longest)',
    'a picture of 4,000 pixels across',
  ),
  world(
    'the furthest world is taken for the nearest',
    'worldsOf.ts',
    '.sort((a, b) => b.fit - a.fit)',
    '.sort((a, b) => a.fit - b.fit)',
    'twelve subjects fall into a world',
  ),
  reading(
    'light places are counted as black',
    'traitsOf.ts',
    'if (l < darkest) dark++',
    'if (l > darkest) dark++',
    'its black, its calm, its evenness',
  ),
  reading(
    'what is unlike from part to part is even',
    'evennessOf.ts',
    'return 1 - clamp(',
    'return clamp(',
    'its black, its calm, its evenness',
  ),
  reading(
    'edges that lean count as squared',
    'linesOf.ts',
    'if (bin % (bins / 2) === 0) squared += hard',
    'if (bin % (bins / 2) === 3) squared += hard',
    'a wall of panes is squared',
  ),
  photograph(
    'a thing of strong colour makes no still life',
    'worlds/stillLife.ts',
    '0.4 * over(t.vivid, 0.5, 0.85)',
    '0 * over(t.vivid, 0.5, 0.85)',
    'what is dark is no night sky',
  ),
  photograph(
    'a picture that fits nothing is told for certain',
    'worldsOf.ts',
    'const told = doubtful + (1 - doubtful) * over(first.fit, strange, plain)',
    'const told = 1 + 0 * over(first.fit, strange, plain)',
    'a picture that fits nothing',
  ),
  photograph(
    'a world that is hardly told speaks as loud as any',
    'leaningsOfPicture.ts',
    'const leads = rank === 0 && share > doubtful',
    'const leads = rank === 0 && share >= 0 * doubtful',
    'a picture that fits nothing',
  ),
  photograph(
    'a night sky is laid in waves',
    'worlds/nightSky.ts',
    "treatments: ['painted', 'gradient'],",
    "treatments: ['painted', 'strata'],",
    'only worlds of bands',
  ),
]
