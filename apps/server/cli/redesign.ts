import { crossLooks } from '@toile/craft/designs/redesign/crossLooks.ts'
import { defineCommand } from './command.ts'
import { needed, whole } from './options.ts'
import { readLookFile } from './readDesign.ts'
import { writeLooks } from './writeLooks.ts'

/** Crosses a look with another. */
export const redesign = defineCommand({
  name: 'redesign',
  says: 'Redesigns a look with another: so much of its cuts, so much of its cloth; crossing-1.json with its picture crossing-1.png.',
  options: {
    look: needed('FILE', 'A design as JSON, as a look is exported.'),
    with: needed('FILE', 'The other look.'),
    cut: whole('PERCENT', 'How much of the cuts of the other.', [0, 100], 0),
    cloth: whole('PERCENT', 'How much of the cloth of the other.', [0, 100], 100),
    out: needed('DIR', 'The folder that the files are written to.'),
  },
  async run({ look, with: other, cut, cloth, out }, { say, signal }) {
    const shares = { cut: cut / 100, cloth: cloth / 100 }
    const crossed = crossLooks(await readLookFile(look), await readLookFile(other), shares)
    await writeLooks(out, 'crossing', [crossed], signal)
    say(`The crossing lies in ${out}.`)
  },
})
