import { locks } from '@toile/craft/designs/redesign/locks.ts'
import { redesigns } from '@toile/craft/designs/redesign/redesign.ts'
import { limits } from '@toile/rules/limits.ts'
import { defineCommand } from './command.ts'
import { needed, several, whole } from './options.ts'
import { paletteOption } from './paletteOption.ts'
import { readLookFile } from './readDesign.ts'
import { writeLooks } from './writeLooks.ts'

const ids = locks.map(({ id }) => id)

/** Makes variations of a look. */
export const vary = defineCommand({
  name: 'vary',
  says: 'Makes variations of a look: variation-1.json with its picture variation-1.png, and so on.',
  options: {
    look: needed('FILE', 'A design as JSON, as a look is exported.'),
    count: whole('NUMBER', 'How many.', [1, limits.variations], 4),
    far: whole('PERCENT', 'How far they go from the look, from 0, close, to 100, far.', [0, 100], 40),
    hold: several(`What stays as it is, each given by itself: ${ids.join(', ')}.`, ids, ids.length),
    color: paletteOption,
    seed: whole('NUMBER', 'Another number, other variations.', [0, 0xffffffff], 1),
    out: needed('DIR', 'The folder that the files are written to.'),
  },
  async run({ look, count, far, hold, color, seed, out }, { say, signal }) {
    const design = await readLookFile(look)
    const made = redesigns(design, { seed, far: far / 100, locks: hold, palette: color }, count)
    await writeLooks(out, 'variation', made, signal)
    say(`${made.length} ${made.length === 1 ? 'variation lies' : 'variations lie'} in ${out}.`)
  },
})
