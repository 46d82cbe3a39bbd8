import { type Fault, faultsOf } from './fault.ts'

const folder = 'apps/web/features/canvas'
const fault = (test: string, name: string, file: string, find: string, replace: string, title: string): Fault =>
  faultsOf('drawing')(`${folder}/${test}`, folder)(name, file, find, replace, title)

/** Faults in how the canvas is looked at, drawn on with a hand, and kept in the browser. */
export const canvasScreenFaults: readonly Fault[] = [
  fault(
    'view/camera.test.ts',
    'zooming draws what lies under the pointer away',
    'view/camera.ts',
    'return { ...camera, x: camera.x + held[0] - x, y: camera.y + held[1] - y }',
    'return camera',
    'keep what lies under the pointer where it is',
  ),
  fault(
    'view/camera.test.ts',
    'a turned sheet is drawn along the wrong way',
    'view/camera.ts',
    'x: camera.x - dx * cos - dy * sin, y: camera.y + dx * sin - dy * cos',
    'x: camera.x - dx * cos + dy * sin, y: camera.y - dx * sin - dy * cos',
    'panning draws the sheet along',
  ),
  fault(
    'view/camera.test.ts',
    'a small sheet is blown up to fit',
    'view/camera.ts',
    '/ sheet.height, 1 / ratio)',
    '/ sheet.height)',
    'is never blown up',
  ),
  fault(
    'input/hand.test.ts',
    'a palm draws beside a pen',
    'input/hand.ts',
    "if (kind === 'touch' && time - pen < penRules)",
    "if (kind === 'touch' && time - pen < 0)",
    'beside a pen a palm does not draw',
  ),
  fault(
    'input/hand.test.ts',
    'two fingers leave a dab',
    'input/hand.ts',
    "most: 2, since: state.since, moved: false }, { do: 'cancel' })",
    "most: 2, since: state.since, moved: false }, { do: 'end' })",
    'the dab of the first is taken back',
  ),
  fault(
    'input/hand.test.ts',
    'Escape ends a stroke and keeps it',
    'input/hand.ts',
    "? stay({ at: 'idle', pen: state.pen, id: state.id }, { do: 'cancel' })",
    "? stay({ at: 'idle', pen: state.pen, id: state.id }, { do: 'end' })",
    'Escape takes the stroke back',
  ),
  fault(
    'input/samplesOf.test.ts',
    'places between two frames are lost',
    'input/samplesOf.ts',
    'all.length > 0 ? all : [event]',
    '[event]',
    'every place between two frames is taken',
  ),
  fault(
    'input/samplesOf.test.ts',
    'a mouse presses half as hard as it could',
    'input/samplesOf.ts',
    "pointerType === 'pen' ? pressure : -1",
    'pressure',
    'a mouse has no pressure of its own',
  ),
  fault(
    'keeping/openKeeper.test.ts',
    'a save writes every step again',
    'keeping/openKeeper.ts',
    'if (there?.[0] === before && there[1] === after) continue',
    'if (there === undefined) void there',
    'writes only the tiles and the step of the stroke',
  ),
  fault(
    'keeping/openKeeper.test.ts',
    'what a full store could not take is never written again',
    'keeping/openKeeper.ts',
    'if (own !== undefined && (tilesThere.has(own) || waiting.has(own))) continue',
    'if (own !== undefined) continue',
    'a full store loses nothing',
  ),
  fault(
    'keeping/openKeeper.test.ts',
    'tiles of forgotten steps stay for ever',
    'keeping/openKeeper.ts',
    'goneTiles: needed ? [...tilesThere].filter((one) => !needed.has(one)) : []',
    'goneTiles: []',
    'leave the store',
  ),
  fault(
    'panels/layers/dropOf.test.ts',
    'layers are put down under what they are dragged over',
    'panels/layers/dropOf.ts',
    "(zone === 'above' ? 1 : 0)",
    "(zone === 'above' ? 0 : 1)",
    'puts layers down over, under or in',
  ),
  fault(
    'panels/layers/dropOf.test.ts',
    'a folded group hides what is sought',
    'panels/layers/rowsOf.ts',
    '(sought || !folded.has(id))',
    '!folded.has(id)',
    'in folded groups too',
  ),
]
