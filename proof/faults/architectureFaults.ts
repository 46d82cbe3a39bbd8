import type { Fault } from './fault.ts'

const test = 'architecture/architecture.test.ts'
const words = 'architecture/words.test.ts'
const listed = 'architecture/listed.test.ts'
const family = 'architecture'
/** The very beginning and the very end of a file. */
const [head, foot] = [/^/, /$/]

const imports = (name: string, file: string, from: string, title: string): Fault => ({
  family,
  name,
  file,
  find: head,
  replace: `import '${from}'\n`,
  test,
  title,
})
const room = 'a room imports only what lies below it'
const shown = (name: string, jsx: string): Fault => ({
  family,
  name,
  file: 'apps/web/features/account/SignInScreen.tsx',
  find: foot,
  replace: `\nexport const Said = ({ on }: { on?: boolean }) => ${jsx}\n`,
  test,
  title: 'no sentence on a screen is written past the translator',
})

/** What the map of the project forbids. */
export const architectureFaults: readonly Fault[] = [
  imports('the host imports a feature', 'apps/server/host/log.ts', '../features/projects/handlers.ts', room),
  imports(
    'pictures import a feature',
    'apps/server/pictures/hold/picture.ts',
    '../features/projects/handlers.ts',
    room,
  ),
  imports('the shell imports a screen', 'apps/web/shell/calls/api.ts', '../../features/account/SignInScreen.tsx', room),
  imports('a feature imports its assembler', 'apps/server/features/works/handlers.ts', '../../main.ts', room),
  imports('a feature imports a feature', 'apps/server/features/works/handlers.ts', '../projects/handlers.ts', room),
  imports('a package imports an app', 'packages/rules/limits.ts', '../../apps/server/host/log.ts', room),
  imports(
    'a reading room imports another',
    'packages/picture/reading/palette/extractPalette.ts',
    '../trace/traced.ts',
    room,
  ),
  imports(
    'a part of the look imports its neighbour',
    'apps/web/features/looks/rememberOrder.ts',
    '../detail/Detail.tsx',
    room,
  ),
  imports(
    'the shell imports what screens share',
    'apps/web/shell/calls/wait.ts',
    '../../shared/open/looks/place.ts',
    room,
  ),
  imports('garments import designs', 'packages/craft/garments/piece.ts', '../designs/design.ts', room),
  imports(
    'a file imports its assembler',
    'packages/craft/garments/blocks/sleeveCut.ts',
    './sleeve.ts',
    'no file imports itself through others',
  ),
  imports(
    'a room deep down and a file beside it import each other',
    'packages/craft/designs/compose/outlineOf.ts',
    './outlines/roomier.ts',
    'in no folder do rooms and the files beside them',
  ),
  imports('a package reads files', 'packages/studio/library/cleanTags.ts', 'node:fs', 'packages do no input or output'),
  shown('a sentence in braces is not translated', `<p>{'Nothing was read'}</p>`),
  shown('a name in braces is not translated', `<p aria-label={'Nothing was read'} />`),
  shown('one of two sentences is not translated', `<p>{on ? 'Nothing was read' : null}</p>`),
  shown('a sentence with a blank is not translated', '<p>{`Nothing of ${on} was read`}</p>'),
  {
    family,
    name: 'a sentence has no translation',
    file: 'packages/rules/languages/fr/shell.ts',
    find: /^ {2}Library: .*\n/m,
    replace: '',
    test: words,
    title: 'fr has every sentence of the screens and catalogues',
  },
  {
    family,
    name: 'English shows the context of a word',
    file: 'packages/rules/languages/en/shell.ts',
    find: "'Layers|list': 'Layers',",
    replace: "'Layers|list': 'Layers|list',",
    test: words,
    title: 'a word said in a context is shown in English without it, and nothing else is',
  },
  {
    family,
    name: 'the built page brings what only the workers draw',
    file: 'apps/web/vite.config.ts',
    find: ', undrawn()]',
    replace: ']',
    test: 'apps/web/budget.test.ts',
    title: 'whatever is loaded later adds at most 120 kB',
  },
  {
    family,
    name: 'an area keeps a sentence that nobody says in it',
    file: 'packages/rules/languages/ja/home.ts',
    find: /^export const words: Words = \{$/m,
    replace: "export const words: Words = {\n  'Nobody says this': 'x',",
    test: words,
    title: 'ja has every sentence of the screens and catalogues',
  },
  {
    family,
    name: 'a part of the screens is loaded without its words',
    file: 'apps/web/features/history/HistoryScreen.tsx',
    find: foot,
    replace: "\nexport const early = () => import('./HistoryBench.tsx')\n",
    test: words,
    title: 'whatever is loaded later and speaks is loaded with the words of an area',
  },
  {
    family,
    name: 'pixels are put on a surface in a second place',
    file: 'packages/picture/boards/drawBoard.ts',
    find: foot,
    replace: [
      'export function onSurface(host: Host, { width, height, rgba }: Pixels): Surface {',
      '  const surface = host.createCanvas(width, height)',
      "  const context = surface.getContext('2d')",
      '  const image = context.createImageData(width, height)',
      '  image.data.set(rgba)',
      '  context.putImageData(image, 0, 0)',
      '  return surface',
      '}',
    ].join('\n'),
    test: 'architecture/twice.test.ts',
    title: 'six lines that stand in two places are merged, or have a reason',
  },
  {
    family,
    name: 'a pair that was merged keeps its reason',
    file: 'architecture/twiceWithReason.ts',
    find: 'export const twiceWithReason: readonly WithReason[] = [\n',
    replace:
      "export const twiceWithReason: readonly WithReason[] = [\n  { files: ['packages/picture/surfaceOf.ts', 'packages/picture/boards/drawBoard.ts'], lines: 6, why: 'once' },\n",
    test: 'architecture/twice.test.ts',
    title: 'every reason is given for what still stands twice',
  },
  {
    family,
    name: 'two files of one name pass',
    file: 'architecture/namesakes.ts',
    find: 'files.length > 1 &&',
    replace: 'files.length > 2 &&',
    test: 'architecture/names.test.ts',
    title: 'are shared where two folders say the same',
  },
  {
    family,
    name: 'a chore stands in no list',
    file: 'apps/server/chores.ts',
    find: '  emptyLibraryBin,\n',
    replace: '',
    test: listed,
    title: 'apps/server/chores.ts holds every entry of its kind',
  },
  {
    family,
    name: 'files are swept before what lets go of them',
    file: 'apps/server/chores.ts',
    find: '  sweepPaintings,\n  sweep,\n',
    replace: '  sweep,\n  sweepPaintings,\n',
    test: listed,
    title: 'sweep files after all that lets go of files',
  },
  {
    family,
    name: 'an export that nobody names stays',
    file: 'packages/picture/boards/drawBoard.ts',
    find: foot,
    replace: '\nexport const nobodys = 1\n',
    test: 'architecture/unused.test.ts',
    title: 'are each named by another file',
  },
]
