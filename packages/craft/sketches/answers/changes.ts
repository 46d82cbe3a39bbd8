/** What a comparison turns, by what it is said of; `other` is anything else, such as the garment itself. */
type Turned = Readonly<
  Partial<Record<'sleeve' | 'collar' | 'neck' | 'waist' | 'leg' | 'other', readonly [measure: string, by: number][]>>
>

const both = (more: string, less: string, turned: Turned): [string, Turned][] => [
  [more, turned],
  [
    less,
    Object.fromEntries(
      Object.entries(turned).map(([part, turns]) => [part, turns.map(([name, by]) => [name, -by] as const)]),
    ) as Turned,
  ],
]

/** What the words of comparison turn (requirement S9.04): longer sleeves, a lower waist, a bigger collar. */
export const changeAnswers: ReadonlyMap<string, Turned> = new Map([
  ...both('longer', 'shorter', { sleeve: [['sleeveLength', 0.8]], other: [['length', 0.6]] }),
  ...both('sleeve_longer', 'sleeve_shorter', { other: [['sleeveLength', 0.8]] }),
  ...both('wider', 'narrower', {
    sleeve: [['sleeveWidth', 0.7]],
    collar: [['collarSize', 0.8]],
    neck: [['depth', 0.6]],
    leg: [['width', 0.7]],
    other: [
      ['width', 0.6],
      ['flare', 0.6],
    ],
  }),
  ...both('bigger', 'smaller', {
    sleeve: [['sleeveWidth', 0.8]],
    collar: [['collarSize', 0.9]],
    other: [
      ['width', 0.6],
      ['flare', 0.4],
    ],
  }),
  ...both('looser', 'tighter', {
    sleeve: [['sleeveWidth', 0.7]],
    other: [
      ['width', 0.7],
      ['waist', -0.5],
    ],
  }),
  ...both('higher', 'lower', {
    collar: [['collarSize', 0.7]],
    neck: [['depth', -0.7]],
    waist: [['rise', -1]],
    other: [['rise', -0.7]],
  }),
  ['deeper', { other: [['depth', 0.8]] }],
])
