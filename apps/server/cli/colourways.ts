import { colorRoles } from '@toile/craft/designs/colorways/colorRoles.ts'
import { inColorway } from '@toile/craft/designs/colorways/inColorway.ts'
import { palettesAround, proposeColorways } from '@toile/craft/designs/colorways/proposeColorways.ts'
import { limits } from '@toile/rules/limits.ts'
import { sureFirst } from '@toile/geometry'
import { defineCommand } from './command.ts'
import { Mistake } from './mistake.ts'
import { flag, needed, whole } from './options.ts'
import { paletteOption } from './paletteOption.ts'
import { readLookFile } from './readDesign.ts'
import { writeLooks } from './writeLooks.ts'

/** Shows a look in other palettes. */
export const colourways = defineCommand({
  name: 'colourways',
  says: 'Shows a look in other palettes: colourway-1.json with its picture colourway-1.png, and so on.',
  options: {
    look: needed('FILE', 'A design as JSON, as a look is exported.'),
    color: paletteOption,
    count: whole('NUMBER', 'How many.', [1, limits.colorways], 4),
    unbalanced: flag('Gives every role any colour, light or dark.'),
    seed: whole('NUMBER', 'Another number, other colourways.', [0, 0xffffffff], 1),
    out: needed('DIR', 'The folder that the files are written to.'),
  },
  async run({ look, color, count, unbalanced, seed, out }, { say, signal }) {
    if (color.length === 0)
      throw new Mistake('Give --color #RRGGBB, once for its harmonies or several times for a palette.')
    const design = await readLookFile(look)
    const palettes = color.length === 1 ? palettesAround(sureFirst(color)) : [color]
    const made = proposeColorways(colorRoles([design]), { count, seed, balanced: !unbalanced, palettes })
    if (made.length === 0) throw new Mistake('This look is white and black alone, which stay in every colourway.')
    await writeLooks(
      out,
      'colourway',
      made.map((one) => inColorway(design, one)),
      signal,
    )
    say(`${made.length} ${made.length === 1 ? 'colourway lies' : 'colourways lie'} in ${out}.`)
  },
})
