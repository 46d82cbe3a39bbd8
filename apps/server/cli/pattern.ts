import type { Design } from '@toile/craft/designs/design.ts'
import { typeOf } from '@toile/craft/designs/typeOf.ts'
import { wearerOf } from '@toile/craft/mannequins/wearer.ts'
import type { Measures } from '@toile/tailoring/bodies/measures.ts'
import { measuresOf } from '@toile/tailoring/bodies/measuresOf.ts'
import type { SizeRange } from '@toile/tailoring/bodies/sizeRanges.ts'
import { type ClothLength, clothPlan } from '@toile/tailoring/files/lists/clothPlan.ts'
import { printKinds } from '@toile/tailoring/files/pdf/papers.ts'
import { cutOf } from '@toile/tailoring/garments/cutOf.ts'
import { rangeFor } from '@toile/tailoring/garments/rangeFor.ts'
import { defineCommand, firstWord } from './command.ts'
import { hungOn } from './hungOn.ts'
import { fillFolder } from './onPicture.ts'
import { Mistake } from './mistake.ts'
import { numberedNames } from './numberedNames.ts'
import { decimal, flag, many, needed, several, whole } from './options.ts'
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
      pdf: several('Writes a PDF in true size for this paper; may be given several times.', printKinds, 5),
      roll: whole('MM', 'How wide the roll of a plotter is.', [300, 3000], 914),
      xlsx: flag('Writes a workbook of measures, pieces, steps of sewing and cloth.'),
      csv: flag('Writes the tables of the workbook as CSV, one file each.'),
      list: flag('Writes what is cut and in which order it is sewn, to be read.'),
      marker: flag('Writes how the pieces lie on each cloth, as a PDF in true size.'),
      glb: flag('Writes each size as it hangs on a body, as GLB.'),
      obj: flag('Writes each size as it hangs on a body, as OBJ and MTL.'),
      cloth: decimal('CM', 'How wide the cloth is.', [40, 400], 150),
      price: decimal('PRICE', 'What a meter of cloth costs.', [0, 99_999], undefined),
      repeat: decimal(
        'CM',
        'Stripes or a plaid that are repeated along the cloth and meet at the seams.',
        [0.2, 200],
        undefined,
      ),
      twoway: flag('Pieces may lie on their head on the cloth.'),
      out: needed('DIR', 'The folder that the files are written to.'),
    },
    async run({ look, size, out, cloth, price, repeat, twoway, ...asked }, { say, signal }) {
      const design = await readLookFile(look)
      const bodies = bodiesOf(rangeFor(wearerOf(design.mannequin.person)), size)
      const cut = cutIn(design)
      const files = numberedNames(cut.map(({ name }) => name))
      await fillFolder(out, signal, async (folder) => {
        for (const [i, { name, draft, worn }] of cut.entries()) {
          const file = files[i] ?? name
          const sizes = bodies.map((body) => {
            const { pattern: drafted, bent } = draft(body.measures)
            const shell = {
              width: cloth * 10,
              twoWay: twoway,
              ...(repeat && { repeat: { along: repeat * 10 } }),
              ...(price !== undefined && { price }),
            }
            const hang = () => hungOn(design, worn, { name, pattern: drafted, measures: body.measures })
            return { name: body.size, pattern: drafted, bent, cloth: clothPlan([drafted], { shell }), hang }
          })
          for await (const { end, content } of patternFiles({ name, file, sizes }, asked)) {
            signal.throwIfAborted()
            await folder.write(`${file}${end}`, content)
          }
          for (const one of sizes) say(`${name} ${one.name}: ${clothFor(one.cloth)}`)
          for (const { knob, asked: wanted, cut: now } of sizes[0]?.bent ?? [])
            say(`${name}: ${knob} is cut at ${rounded(now)}, not at ${rounded(wanted)}.`)
        }
      })
      say(`${cut.length === 1 ? 'A pattern lies' : `${cut.length} patterns lie`} in ${out}.`)
    },
  }),
)

/** How much cloth a pattern takes of its shell, and what it costs, in words. */
function clothFor(plan: readonly ClothLength[]): string {
  const shell = plan.find(({ of }) => of === 'shell')
  if (!shell) return 'no cloth.'
  const { marker, width, cost } = shell
  if (marker.tooWide.length > 0) return `${marker.tooWide.join(', ')} is wider than cloth of ${width / 10} cm.`
  const meters = (Math.ceil(marker.length / 10) / 100).toFixed(2)
  return `${meters} m of cloth ${width / 10} cm wide${cost === null ? '' : ` for ${cost.toFixed(2)}`}.`
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
    return draft ? [{ name: typeOf(one)?.label ?? '', draft, worn: one }] : []
  })
  if (cut.length > 0) return cut
  const others = worn.map((one) => typeOf(one)?.label ?? 'A traced sketch').join(', ')
  throw new Mistake(`Nothing in this look can be cut by a pattern: ${others}.`)
}
