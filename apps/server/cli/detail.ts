import { designs } from '@toile/contract/features/designs.ts'
import { openApi } from './api.ts'
import { defineCommand } from './command.ts'
import { flag, needed } from './options.ts'
import { keptOptions, openKeptStudio } from './studio.ts'

/** Tells the detail of a look that a studio keeps, garment by garment, or as the form that its call answers with. */
export const detail = defineCommand({
  name: 'detail',
  says: 'Prints the detail of a look: its garments, their layers, prints and elements; with --json the whole form.',
  options: {
    ...keptOptions,
    look: needed('ID', 'The look, by its id.'),
    json: flag('Prints the whole form as JSON, with the addresses of its pictures.'),
  },
  async run({ look, json, ...named }, { print, signal }) {
    const studio = await openKeptStudio(named)
    try {
      const opened = await openApi(studio, signal).call(designs.openDetail, { id: look })
      if (json) return print(`${JSON.stringify(opened, null, 2)}\n`)
      for (const { id, type, level1Type, layersObject, printObject, trims } of opened.detail.clothes)
        print(
          `${[id, type, level1Type, `${layersObject.length} layers`, `${printObject.prints.length} prints`, `${trims.length} elements`].join('\t')}\n`,
        )
    } finally {
      await studio.close()
    }
  },
})
