import type { Design } from '@toile/craft/designs/design.ts'
import { typeOf } from '@toile/craft/designs/typeOf.ts'
import { wearerOf } from '@toile/craft/mannequins/wearer.ts'
import type { Measures } from '@toile/tailoring/bodies/measures.ts'
import { measuresOf } from '@toile/tailoring/bodies/measuresOf.ts'
import type { SizeRange } from '@toile/tailoring/bodies/sizeRanges.ts'
import { printKinds } from '@toile/tailoring/files/pdf/papers.ts'
import { cutOf } from '@toile/tailoring/garments/cutOf.ts'
import { rangeFor } from '@toile/tailoring/garments/rangeFor.ts'
import { layMarker } from '@toile/tailoring/marker/layMarker.ts'
import { closeDarts } from '@toile/tailoring/pattern/closeDarts.ts'
import type { Pattern } from '@toile/tailoring/pattern/pattern.ts'
import { defineCommand, firstWord } from './command.ts'
import { fillFolder } from './onPicture.ts'
import { Mistake } from './mistake.ts'
import { numberedNames } from './numberedNames.ts'
import { flag, many, needed, several } from './options.ts'
import { patternFiles } from './patternFiles.ts'
import { readLookFile } from './readDesign.ts'

/** Drafts the pattern of what is sewn in a look, in one size or several. */
export const pattern = firstWord(
  'look',
  defineCommand({
    name: 'pattern',
    says: 'Drafts the pattern of a look: a DXF for pattern software with all sizes, and an SVG in true size for each; or the files that are asked for.',
    options: {
      look: needed('FILE', 'A look as JSON, as it is exported; it may stand first, without its name.'),
      size: many('SIZE', 'A size, such as 38; may be given several times.'),
      dxf: flag('Writes a DXF for pattern software, with all sizes.'),
      svg: flag('Writes an SVG in true size for each size.'),
      pdf: several(
        'Writes a PDF in true size for this paper; may be given several times.',
        printKinds,
        printKinds.length,
      ),
      out: needed('DIR', 'The folder that the files are written to.'),
    },
    async run({ look, size, out, ...asked }, { say, signal }) {
      const design = await readLookFile(look)
      const bodies = bodiesOf(rangeFor(wearerOf(design.mannequin.person)), size)
      const cut = cutIn(design)
      const files = numberedNames(cut.map(({ name }) => name))
      await fillFolder(out, signal, async (folder) => {
        for (const [i, { name, draft }] of cut.entries()) {
          const file = files[i] ?? name
          const sizes = bodies.map((body) => ({ name: body.size, ...draft(body.measures) }))
          for (const { end, content } of patternFiles({ name, sizes }, asked)) {
            signal.throwIfAborted()
            await folder.write(`${file}${end}`, content())
          }
          for (const one of sizes) say(`${name} ${one.name}: ${clothFor(one.pattern)}`)
          for (const { knob, asked: wanted, cut: now } of sizes[0]?.bent ?? [])
            say(`${name}: ${knob} is cut at ${rounded(now)}, not at ${rounded(wanted)}.`)
        }
      })
      say(`${cut.length === 1 ? 'A pattern lies' : `${cut.length} patterns lie`} in ${out}.`)
    },
  }),
)

/** The width of cloth that its length is told for, in millimetres. */
const clothWidth = 1500

/** How much cloth a pattern takes, in words. */
function clothFor({ pieces, stitches }: Pattern): string {
  const shell = pieces.filter(({ cut }) => cut.of === 'shell').map((piece) => closeDarts(piece, stitches))
  const { length, tooWide } = layMarker(shell, { width: clothWidth, twoWay: false })
  if (tooWide.length > 0) return `${tooWide.join(', ')} is wider than cloth of ${clothWidth / 10} cm.`
  return `${(Math.ceil(length / 10) / 100).toFixed(2)} m of cloth ${clothWidth / 10} cm wide.`
}

const rounded = (value: number | string) => (typeof value === 'number' ? Math.round(value * 100) / 100 : value)

/** The bodies of the sizes that were asked for. */
function bodiesOf(range: SizeRange, asked: readonly string[]): { size: string; measures: Measures }[] {
  const names = range.sizes.map(({ name }) => name).join(', ')
  if (asked.length === 0) throw new Mistake(`Name a size: --size with one of ${names}.`)
  return [...new Set(asked)].map((size) => {
    const measures = measuresOf(range, size)
    if (!measures) throw new Mistake(`There is no size ${size} for whoever wears this look, only ${names}.`)
    return { size, measures }
  })
}

/** What of a look is cut by a block, each with its name. */
function cutIn({ garments }: Design) {
  const worn = garments.filter(({ hidden }) => !hidden)
  const cut = worn.flatMap((one) => {
    const draft = cutOf(one)
    return draft ? [{ name: typeOf(one)?.label ?? '', draft }] : []
  })
  if (cut.length > 0) return cut
  const others = worn.map((one) => typeOf(one)?.label ?? 'A traced sketch').join(', ')
  throw new Mistake(`Nothing in this look can be cut by a pattern: ${others}.`)
}
