import type { Point } from '@toile/geometry'
import type { Edge, EdgeEnd, Pattern, Piece } from '../pattern.ts'

const edge = (id: string, allowance = 10, end: EdgeEnd = 'seam', handles?: readonly [Point, Point]): Edge => ({
  id,
  allowance,
  end,
  ...(handles && { handles }),
})

/** A skirt front with a dart in its waist, flared sides and a curved hem. */
const front: Piece = {
  id: 'skirtFront',
  name: 'Skirt front',
  corners: [
    [-280, 0],
    [280, 0],
    [190, 600],
    [110, 596],
    [100, 500],
    [90, 596],
    [-190, 600],
  ],
  edges: [
    edge('hem', 30, 'hem', [
      [-140, -18],
      [140, -18],
    ]),
    edge('right', 12, 'seam', [
      [260, 200],
      [240, 420],
    ]),
    edge('waistRight'),
    edge('dartRight'),
    edge('dartLeft'),
    edge('waistLeft'),
    edge('left', 12, 'seam', [
      [-240, 420],
      [-260, 200],
    ]),
  ],
  grain: { at: [0, 300], degrees: 90 },
  notches: [
    { edge: 'right', at: 0.6, kind: 'single' },
    { edge: 'left', at: 0.4, kind: 'double' },
  ],
  drills: [[100, 510]],
  lines: [
    {
      id: 'hipLine',
      kind: 'placement',
      path: [
        [-240, 400],
        [240, 400],
      ],
    },
  ],
  cut: { count: 1, of: 'shell', pair: false },
  place: { round: 'trunk', turn: 0 },
}

/** The right sleeve with a rounded head. */
const sleeve: Piece = {
  id: 'sleeve',
  name: 'Sleeve',
  corners: [
    [-120, 0],
    [120, 0],
    [160, 380],
    [0, 520],
    [-160, 380],
  ],
  edges: [
    edge('cuff', 25, 'hem'),
    edge('under'),
    edge('headFront', 10, 'seam', [
      [110, 385],
      [80, 520],
    ]),
    edge('headBack', 10, 'seam', [
      [-80, 520],
      [-105, 400],
    ]),
    edge('underBack'),
  ],
  grain: { at: [0, 250], degrees: 90 },
  notches: [
    { edge: 'headFront', at: 0.4, kind: 'single' },
    { edge: 'headBack', at: 0.5, kind: 'double' },
  ],
  drills: [],
  lines: [],
  cut: { count: 2, of: 'shell', pair: true },
  place: { round: 'arm', turn: 90 },
}

/** A waistband that is folded along its middle. */
const band: Piece = {
  id: 'waistband',
  name: 'Waistband',
  corners: [
    [0, 0],
    [720, 0],
    [720, 70],
    [0, 70],
  ],
  edges: [edge('outer'), edge('end'), edge('inner'), edge('start')],
  grain: { at: [360, 35], degrees: 0 },
  notches: [{ edge: 'outer', at: 0.5, kind: 'single' }],
  drills: [],
  lines: [
    {
      id: 'fold',
      kind: 'fold',
      path: [
        [0, 35],
        [720, 35],
      ],
    },
  ],
  cut: { count: 1, of: 'shell', pair: false },
  place: { round: 'trunk', turn: 0 },
}

/** Three pieces in millimetres with all that a file has to carry: a dart, curves, a pair, notches, a drill and inner lines. */
export const samplePattern: Pattern = {
  pieces: [front, sleeve, band],
  stitches: [
    { first: [{ piece: 'skirtFront', edge: 'dartRight' }], second: [{ piece: 'skirtFront', edge: 'dartLeft' }] },
    { first: [{ piece: 'sleeve', edge: 'under' }], second: [{ piece: 'sleeve', edge: 'underBack' }] },
  ],
}
