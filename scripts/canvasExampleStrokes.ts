/** A stroke of the example: its layer, brush, colour, the places that it goes through, and how. */
export interface ExampleStroke {
  readonly on: 'wash' | 'colors' | 'notes'
  readonly brush: string
  readonly color: string
  readonly through: readonly (readonly [number, number])[]
  readonly knobs?: Readonly<Record<string, number>>
  /** One pressure all along; left out, it swells and thins. */
  readonly press?: number
  /** Pixels a millisecond. */
  readonly speed?: number
}

const sky = '#8fb3b5'
const sun = '#e3b04b'

const wash = (color: string, size: number, through: ExampleStroke['through']): ExampleStroke => ({
  on: 'wash',
  brush: 'watercolor',
  color,
  through,
  knobs: { size, flow: 0.5, opacity: 0.75 },
  press: 0.9,
})

/** A patch of colour beside the look, as a designer tries a palette: a few strokes back and forth. */
const patch = (brush: string, color: string, y: number, size: number): ExampleStroke => ({
  on: 'colors',
  brush,
  color,
  through: [
    [806, y],
    [912, y - 5],
    [808, y + size * 0.4],
    [916, y + size * 0.38],
    [806, y + size * 0.8],
    [914, y + size * 0.78],
    [810, y + size * 1.2],
    [912, y + size * 1.16],
  ],
  knobs: { size },
  press: 0.8,
})

/** The strokes round the look of the example, in the order in which they are painted. */
export const exampleStrokes: readonly ExampleStroke[] = [
  wash(sky, 210, [
    [300, 330],
    [230, 560],
    [280, 800],
    [240, 1040],
  ]),
  wash(sky, 160, [
    [240, 1040],
    [420, 1240],
    [660, 1290],
    [800, 1240],
  ]),
  wash(sun, 190, [
    [700, 250],
    [770, 420],
    [730, 600],
  ]),
  {
    on: 'wash',
    brush: 'spray',
    color: '#d9623b',
    through: [
      [170, 1180],
      [260, 1290],
      [420, 1380],
    ],
    knobs: { size: 150 },
    press: 0.5,
  },
  {
    on: 'wash',
    brush: 'texture',
    color: '#cbbfa8',
    through: [
      [210, 1452],
      [480, 1466],
      [830, 1448],
    ],
    knobs: { size: 46 },
    press: 0.7,
  },
  patch('watercolor', sun, 880, 46),
  patch('marker', '#8fb3b5', 1000, 34),
  patch('crayon', '#1f3a5f', 1110, 34),
  patch('texture', '#d9623b', 1214, 38),
]
