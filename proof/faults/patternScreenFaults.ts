import { type Fault, faultsOf } from './fault.ts'

const screens = 'apps/web/features/patterns'
const server = 'apps/server/features/patterns'
const fault = (test: string, name: string, file: string, find: string, replace: string, title: string): Fault =>
  faultsOf('drawing')(`${screens}/${test}`, screens)(name, file, find, replace, title)
const kept = (name: string, file: string, find: string, replace: string, title: string): Fault =>
  faultsOf('studio')(`${server}/patterns.test.ts`, server)(name, file, find, replace, title)

/** Faults in how patterns are laid, edited, merged, written and kept. */
export const patternScreenFaults: readonly Fault[] = [
  fault(
    'table/table.test.ts',
    'pieces on the table have no room below them',
    'table/layOut.ts',
    '      y += height\n',
    '      y += height / 2\n',
    'lie apart from each other in every size',
  ),
  fault(
    'table/table.test.ts',
    'a piece that was laid by hand lies in its row again',
    'table/placesOf.ts',
    'own ? { at: [own.x, -own.y], turn: own.turn } : { at: move, turn: 0 }',
    '{ at: move, turn: 0 }',
    'lie where they were put, turned',
  ),
  fault(
    'table/table.test.ts',
    'a piece that lies turned is dragged another way than it is seen',
    'table/placesOf.ts',
    'rotate([x, y], (turn * Math.PI) / 180)',
    'rotate([x, y], (-turn * Math.PI) / 180)',
    'are dragged as they are seen',
  ),
  fault(
    'table/table.test.ts',
    'zooming draws what lies under the pointer away',
    'table/viewOf.ts',
    'x: (box.left + box.right) / 2 - zoom.x * width * perPixel,',
    'x: (box.left + box.right) / 2,',
    'the spot under the pointer stays there',
  ),
  fault(
    'editing/editing.test.ts',
    'a corner that is moved once more begins anew',
    'editing/nextEdit.ts',
    'x: last.x + fresh.x, y: last.y + fresh.y',
    'x: fresh.x, y: fresh.y',
    'goes on with the last where it moves the same corner',
  ),
  fault(
    'editing/editing.test.ts',
    'an edit of one size goes on with that of all sizes',
    'editing/nextEdit.ts',
    'if (!last || last.size !== fresh.size) return fresh',
    'if (!last) return fresh',
    'stands by itself behind another corner',
  ),
  fault(
    'keeping/keeping.test.ts',
    'edits of the other window are lost',
    'keeping/mergePatterns.ts',
    "edits: listOf('edits', ({ edits }) => edits),",
    'edits: mine.edits,',
    'has the edits, places and sizes of both',
  ),
  fault(
    'drafting/drafting.test.ts',
    'the size that is worked in is not drawn first',
    'drafting/draftSizes.ts',
    '[base, ...others].map',
    '[...others, base].map',
    'the one that is worked in first',
  ),
  fault(
    'drafting/drafting.test.ts',
    'edits that cannot be made are not told',
    'drafting/draftSizes.ts',
    'missed: cut[0]?.missed ?? []',
    'missed: []',
    'tells what could not be',
  ),
  fault(
    'drafting/drafting.test.ts',
    'every size is written as an SVG of the first',
    'drafting/writeFiles.ts',
    'ending: `-${name}.svg`,',
    'ending: `-${sizes[0]?.name}.svg`,',
    'an SVG for each',
  ),
  kept(
    'a pattern that was changed elsewhere is overwritten',
    'keepPattern.ts',
    "if (row.revision !== revision) throw refuse('changedElsewhere')",
    '',
    'one that was changed elsewhere is refused',
  ),
  kept(
    'what is sent twice is kept twice',
    'keepPattern.ts',
    'if (!sameContent(patternSchema.parse(row.document), document)) {',
    'if (row.id) {',
    'twice as well as once',
  ),
  kept(
    'patterns of a project in the bin are listed',
    'handlers.ts',
    '${project.id} = ${pattern.projectId} and ${project.deletedAt} is not null',
    'false and ${project.deletedAt} is not null',
    'holds the look as it was',
  ),
  kept(
    'a garment that is not sewn gets an empty pattern',
    'makePattern.ts',
    "if (!cutOf(worn)) throw refuse('garmentNotSewn')",
    '',
    'is refused with its sentence',
  ),
]
