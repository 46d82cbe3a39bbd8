import { type Fault, faultsOf } from './fault.ts'

const changes = 'packages/craft/sketches/lineDrawing.test.ts'
const looks = 'packages/picture/export/linesOfLook.test.ts'
const pictures = 'packages/picture/elements/linesOfPicture.test.ts'
const fault = (name: string, file: string, find: string, replace: string, title: string, noticed: string): Fault =>
  faultsOf('drawing')(noticed, 'packages')(name, file, find, replace, title)

/** Faults in line drawings, and in how they are corrected. */
export const lineDrawingFaults: readonly Fault[] = [
  fault(
    'lines are joined by whichever ends were drawn last',
    'craft/sketches/joinedLine.ts',
    'const best = ways.reduce((x, y) => (apart(y) < apart(x) ? y : x))',
    'const best = ways.reduce((x) => x)',
    'two segments are joined by their nearest ends',
    changes,
  ),
  fault(
    'an empty drawing is taken',
    'craft/sketches/checkLineDrawing.ts',
    'if (lines.length === 0)',
    'if (lines.length < 0)',
    'at least one line segment is drawn',
    changes,
  ),
  fault(
    'a garment under a coat is drawn as far as it is seen',
    'picture/export/garmentParts.ts',
    'dress({ garments: [{ ...worn, hidden: false }] }, figure, sources)',
    'dress({ garments: [{ ...worn, hidden: true }] }, figure, sources)',
    'draws what lies under a coat whole',
    looks,
  ),
  fault(
    'a stitch is drawn with the pen of a seam',
    'craft/sketches/lineDrawing.ts',
    "label: 'Stitching', pen: 1",
    "label: 'Stitching', pen: 2",
    'takes the pen of its layer',
    changes,
  ),
  fault(
    'everything dark and thin is taken for a pen’s line',
    'picture/reading/lines/penRuns.ts',
    '(last[k] ?? 0) > sure)',
    '(last[k] ?? 0) > -2)',
    'a print is not drawn',
    pictures,
  ),
]
