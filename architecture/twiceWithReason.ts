/** Files that hold the same lines, in how many pairs, how long their longest common run is, and why none of them is merged. */
export interface WithReason {
  files: readonly string[]
  lines: number
  pairs: number
  why: string
}

const garments = (...names: string[]) => names.map((name) => `packages/craft/garments/${name}.ts`)

const blending = (...names: string[]) => names.map((name) => `packages/canvas/blending/${name}.ts`)

/** What stands twice and stays. */
export const twiceWithReason: readonly WithReason[] = [
  {
    files: blending(
      'colorBurn',
      'colorDodge',
      'darken',
      'difference',
      'exclusion',
      'hardLight',
      'lighten',
      'multiply',
      'overlay',
      'screen',
      'softLight',
      'normal',
    ),
    lines: 16,
    pairs: 66,
    why: 'Each blend mode has a loop of its own: one loop that is handed twelve formulas is compiled for none of them and costs three times as much (decision 80).',
  },
  {
    files: [
      'packages/craft/notions/hardware.ts',
      'packages/craft/notions/trimmings.ts',
      'packages/picture/notions/buckles.ts',
      'packages/picture/notions/stitching.ts',
    ],
    lines: 6,
    pairs: 2,
    why: 'The catalogue says in which order notions stand on the screen, the drawers how each is drawn: the compiler asks for every one.',
  },
  {
    files: [
      'apps/web/features/making/tracing/TraceStage.tsx',
      'apps/web/features/making/lines/correct/CorrectStage.tsx',
    ],
    lines: 8,
    pairs: 1,
    why: 'Two benches lay their sheet in the same frame; its name, its keys and what lies on it are their own.',
  },
  {
    files: [
      'apps/web/features/making/tracing/TraceTools.tsx',
      'apps/web/features/making/lines/correct/CorrectTools.tsx',
    ],
    lines: 7,
    pairs: 1,
    why: 'Two benches show their tools in the same way; which tools there are is their own.',
  },
  {
    files: ['packages/contract/index.ts', 'apps/server/features/index.ts'],
    lines: 28,
    pairs: 1,
    why: 'The list of features says each by name, so that the compiler asks the server for every one of them.',
  },
  {
    files: ['packages/craft/mannequins/people/index.ts', 'packages/craft/mannequins/faces/index.ts'],
    lines: 13,
    pairs: 1,
    why: 'Two catalogues: which face is lent to whom, and in which order people stand on the screen, is told apart.',
  },
  {
    files: garments(
      'biker',
      'blazer',
      'bolero',
      'bomber',
      'boucleJacket',
      'coat',
      'cocoonCoat',
      'denimJacket',
      'doubleBreasted',
      'duffleCoat',
      'gilet',
      'nehruJacket',
      'parka',
      'peacoat',
      'puffer',
      'quiltedJacket',
      'raincoat',
      'safariJacket',
      'shacket',
      'swingCoat',
      'tailcoat',
      'teddyCoat',
      'trench',
      'tuxedo',
      'varsityJacket',
      'wrapCoat',
    ),
    lines: 10,
    pairs: 44,
    why: 'A coat and a jacket say their own knobs and their own sewing: what they share is in the blocks, and to lengthen the belt of one must not lengthen that of another.',
  },
  {
    files: garments(
      'babydollDress',
      'cowlGown',
      'denimDress',
      'fitAndFlareDress',
      'kaftan',
      'shirtDress',
      'slipDress',
      'smockDress',
    ),
    lines: 7,
    pairs: 6,
    why: 'A dress says its own knobs in the order of the screen: what is cut alike is in the blocks, and each may gain or lose a knob by itself.',
  },
  {
    files: garments(
      'bardotTop',
      'camisole',
      'hoodie',
      'oneShoulderTop',
      'overshirt',
      'peplumBlouse',
      'polo',
      'sweatshirt',
      'twinSet',
      'wrapCardigan',
      'wrapTop',
    ),
    lines: 8,
    pairs: 12,
    why: 'A top says its own knobs and opens its own draft: what is cut alike is in the blocks, and each may be cut anew by itself.',
  },
  {
    files: garments(
      'bermudas',
      'chinos',
      'cigaretteTrousers',
      'flaredTrousers',
      'shorts',
      'tailoredShorts',
      'trousers',
      'wideTrousers',
    ),
    lines: 8,
    pairs: 9,
    why: 'Trousers and shorts say their own knobs in the order of the screen: what is cut alike is in the blocks.',
  },
  {
    files: [
      'packages/picture/people/round/head/drawHairBehindRound.ts',
      'packages/picture/people/round/head/drawHeadRound.ts',
    ],
    lines: 6,
    pairs: 1,
    why: 'The first and the last layer of one head take the same, and are called far apart.',
  },
  {
    files: ['apps/server/host/database/schema/designs.ts', 'apps/server/host/database/schema/states.ts'],
    lines: 7,
    pairs: 1,
    why: 'A table says its columns in one place: a migration is held against them.',
  },
  {
    files: ['apps/server/host/database/schema/briefs.ts', 'apps/server/host/database/schema/templates.ts'],
    lines: 6,
    pairs: 1,
    why: 'A table says its columns in one place: a migration is held against them.',
  },
  {
    files: ['apps/web/shared/library/PicturesDialog.tsx', 'apps/web/features/boards/LibraryDialog.tsx'],
    lines: 6,
    pairs: 1,
    why: 'Each hands its own state to the one grid for choosing; what stands around it differs.',
  },
  {
    files: [
      'apps/web/features/making/prints/GenerateLettering.tsx',
      'apps/web/features/making/prints/GeneratePatterns.tsx',
    ],
    lines: 9,
    pairs: 1,
    why: 'The foot of two forms: each is put together of the same parts, and its sentences stand where it is loaded.',
  },
  {
    files: ['apps/web/features/library/BoardDialog.tsx', 'apps/web/features/boards/colors/ColorDialog.tsx'],
    lines: 6,
    pairs: 1,
    why: 'The buttons at the foot of two dialogs: both are parts already, and each says by itself why it cannot be sent.',
  },
  {
    files: ['apps/web/features/brand/CutRow.tsx', 'apps/web/features/brand/PrintRow.tsx'],
    lines: 6,
    pairs: 1,
    why: 'Two rows of a brand sheet take the same part of it and show other findings.',
  },
  {
    files: ['bench/coherence/pictures/darkroom/stamp.ts'],
    lines: 6,
    pairs: 1,
    why: 'A leaf and a stroke take some of the same measures, each with its own defaults.',
  },
  {
    files: ['packages/contract/tasks.ts', 'apps/server/features/runners.ts'],
    lines: 7,
    pairs: 1,
    why: 'The list of tasks says each by name, so that the compiler asks the server for the runner of every one of them.',
  },
  {
    files: [
      'apps/web/features/making/films/player/useClockPlaying.ts',
      'apps/web/features/making/films/player/useVideoPlaying.ts',
    ],
    lines: 7,
    pairs: 1,
    why: 'A clock and a video are asked for the same things and do them in their own ways.',
  },
  {
    files: [
      'packages/picture/reading/trace/testing/truthSheet.ts',
      'packages/picture/reading/lines/testing/lineDisturbances.ts',
    ],
    lines: 6,
    pairs: 1,
    why: 'Two truth sets lay light over a sheet; each has its own measures, and neither may change with the other.',
  },
]
