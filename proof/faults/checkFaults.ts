import type { Fault } from './fault.ts'

const fault =
  (family: Fault['family'], file: string, test: string) =>
  (name: string, find: string, replace: string, title: string): Fault => ({
    family,
    name,
    file,
    find,
    replace,
    test,
    title,
  })

const stages = fault('architecture', 'scripts/checks/runStages.ts', 'architecture/stages.test.ts')
const types = fault('architecture', 'scripts/checks/judgeTypes.ts', 'architecture/unchecked.test.ts')
const words = fault('architecture', 'scripts/readWords.ts', 'architecture/commands.test.ts')
const some = fault('architecture', 'packages/geometry/testing/someOf.ts', 'packages/geometry/testing/someOf.test.ts')
const grid = fault('studio', 'apps/web/shared/library/gridChart.ts', 'apps/web/shared/library/gridChart.test.ts')
const editor = 'apps/web/features/making/moods/editor'
const board = fault('studio', `${editor}/boardChart.ts`, `${editor}/boardChart.test.ts`)

/** What the checks say of the project, and what gestures do with what a hand did. */
export const checkFaults: readonly Fault[] = [
  stages(
    'npm test stops at the first kind that fails',
    '    all.push(...ran)\n',
    '    all.push(...ran)\n    if (ran.some(({ failed }) => failed > 0)) break\n',
    'goes on after a kind that fails',
  ),
  stages(
    'a kind that could not run counts as nothing',
    'return { passed: 0, failed: 1, tests: [] }',
    'return { passed: 0, failed: 0, tests: [] }',
    'counts a kind that could not run',
  ),
  stages(
    'the quickest tests are named',
    'b.seconds - a.seconds',
    'a.seconds - b.seconds',
    'names the ten slowest tests',
  ),
  stages(
    'kinds of one stage speak into each other',
    'i === stage.length - 1 ? say',
    'i >= 0 ? say',
    'none of them speaks into another',
  ),
  types('a listed room may have any error', '...errorsIn(plain)', '', 'keep the plain check'),
  types(
    'a room stays on the list when it has no error any more',
    'if (found === 0)',
    'if (found < 0)',
    'have as many as the list says',
  ),
  types(
    'a listed room may have more unchecked indexes than before',
    'return found > listed',
    'return found > listed + 1_000',
    'have as many as the list says',
  ),
  types(
    'a room is listed with all whose names begin alike',
    '`${room}/`',
    'room',
    'may have errors of indexes, which are counted; nothing else may',
  ),
  words(
    'a number that is none is taken',
    'numbers.includes(name) &&',
    '!numbers.includes(name) &&',
    'answer a word or an option they do not know',
  ),
  some(
    'some cases are never reached',
    '=> i % round === turn % round',
    '=> i % round === turn % (round - 1)',
    'reaches every one of',
  ),
  some(
    'neighbours are taken together',
    'openChance(cases.length).shuffled([...cases.keys()])',
    '[...cases.keys()]',
    'mixes neighbours',
  ),
  some(
    'all cases are a twentieth',
    'if (seed === everyCase) return [...cases]\n',
    '',
    'is all of them where every case is asked for',
  ),
  grid(
    'a hand that trembles draws a frame',
    'const still = 6',
    'const still = 0',
    'a click chooses, also where the hand trembled',
  ),
  grid(
    'the click after a drag chooses',
    'swallow: state.swallow || began',
    'swallow: state.swallow',
    'a drag draws a frame',
  ),
  grid(
    'what was carried is dropped although it was broken off',
    "event.kind === 'up' ? event.place : null",
    'event.place',
    'broken off it is dropped nowhere',
  ),
  grid(
    'a finger that scrolls chooses after a while',
    'far(place, going.at) ? to({ ...state, going: none }',
    'far(place, going.at) ? to(state',
    'one that moves scrolls',
  ),
  board(
    'a press on the board moves what lies there',
    'const slack = 3',
    'const slack = 0',
    'takes a hand that trembles for a press',
  ),
  board(
    'what is locked moves with the others',
    'ids.includes(place.id) && !place.locked',
    'ids.includes(place.id)',
    'leaves what is locked where it is',
  ),
  board(
    'another finger ends the gesture',
    "    case 'end':\n      if (state?.pointer !== event.pointer) return to(state)",
    "    case 'end':\n      if (!state) return to(state)",
    'hears only the pointer that began it',
  ),
]
